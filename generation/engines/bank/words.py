"""The words and signs by which banks mark their parts, in Chinese and English. All patterns meet folded text."""

import re

from generation.questions import QuestionType as Type

# The first that is found decides; None is a choice of which the heading does not say whether one or several are right.
TYPE_WORDS: tuple[tuple[re.Pattern[str], Type | None], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), kind)
    for pattern, kind in (
        (r"多项?选择?|不定项选?择?|复选|多选", Type.MULTIPLE_CHOICE),
        (r"单项?选择?|单选", Type.SINGLE_CHOICE),
        (
            r"multiple[ -]?(?:response|answers?|select(?:ion)?s?)|multi[ -]?select|check ?box(?:es)?",
            Type.MULTIPLE_CHOICE,
        ),
        (r"select all that apply", Type.MULTIPLE_CHOICE),
        (r"single[ -]?(?:choice|answer|select(?:ion)?|response)|one best answer", Type.SINGLE_CHOICE),
        (r"判断(?:正误|对错|说明)?|是非|对错|正误", Type.TRUE_OR_FALSE),
        (r"true ?(?:/|-|or|and) ?false|t ?/ ?f\b|yes ?(?:/|or) ?no", Type.TRUE_OR_FALSE),
        (r"填空|完形|默写|(?:完成|补全)(?:下列|以下)?句子", Type.MULTIPLE_BLANK),
        (r"complete (?:the|these|each) (?:following )?(?:sentence|statement)s?", Type.MULTIPLE_BLANK),
        (
            r"fill[ -]?(?:in)?(?:[ -]?(?:the|with))?[ -]?(?:blanks?|gaps?)|cloze|completion|gap[ -]?fill",
            Type.MULTIPLE_BLANK,
        ),
        (r"简答|问答|论述|名词解释|计算|解答|案例|材料|主观|应用|综合|简述|分析|写作|作文|术语", Type.SHORT_ANSWER),
        (r"回答(?:下列|以下)?问题", Type.SHORT_ANSWER),
        (
            r"short[ -]?answers?|essays?|open[ -]?ended|definitions?|free[ -]?(?:response|text)|paragraph",
            Type.SHORT_ANSWER,
        ),
        (r"calculations?|long[ -]?answers?|discussion|case stud(?:y|ies)|problem[ -]?solving", Type.SHORT_ANSWER),
        (r"选择|multiple[ -]?choices?|objective|mcqs?\b|choice", None),
    )
)

ANY_TYPE = "|".join(pattern.pattern for pattern, _ in TYPE_WORDS)

# Labels of a form's fields, in front of a stem.
STEM_LABEL = re.compile(
    r"\s{0,8}(?:题目|题干|问题|试题|问|(?i:question|stem|q))\s?[:](?!\s?\d{1,4}\s?(?:[.、):]|$))\s{0,4}"
)
# What opens a question even without a number: a type in brackets, a form's first field.
TAGGED = re.compile(rf"\s{{0,8}}(?:[\[(](?:{ANY_TYPE})题?[\])]|题型\s?:)|{STEM_LABEL.pattern}", re.IGNORECASE)
# What printers and not authors put between the lines.
_BUTTONS = (
    "(?:隐藏|查看|显示|展开|收起|点击查看)(?:答案|解析|答案解析)"
    "|加入(?:收藏|记忆|错题本?)|错题反馈|收藏(?:本题)?"
    "|纠错|标记题目|上一题|下一题"
    r"|(?:view|show|hide) (?:answer|explanation|solution)s?|discuss(?: in forum)?|workspace"
    r"|report(?: error)?|flag question"
)
_CLOSING = (
    r"[-–—*=~(\s]{0,12}(?:(?:this is )?(?:the )?end of (?:the )?(?:test|exam(?:ination)?|paper|quiz|questions)"
    r"|(?:全卷|试卷|試卷|试题|試題)(?:到此)?(?:结束|結束|完))[.!。\s]{0,4}[-–—*=~)\s]{0,12}"
    r"|(?:[a-z'\u2019]{1,20}\s){0,3}signature\s?:[\s_.]{0,80}(?:date\s?:[\s_./]{0,60})?"
    r"|[\u4e00-\u9fff]{0,6}签[名字]\s?:[\s_]{0,80}(?:日期\s?:[\s_年月日]{0,60})?"
)
PAGE_LINE = re.compile(
    rf"\s{{0,8}}(?:{_CLOSING}|第\s?\d{{1,4}}\s?页(?:\s?[,，/(]?\s?共\s?\d{{1,4}}\s?页\)?)?"
    r"|[-–—]\s?\d{1,4}\s?[-–—]"
    rf"|(?:(?:{_BUTTONS})\s{{0,8}}[|/·]?\s{{0,8}}){{1,8}}"
    r"|未回答|未作答|反馈|选择一(?:项|项或多项|个答案)\s?:|not (?:yet )?answered"
    r"|question text|feedback|(?:choices|options|选项)\s?:"
    r"|\[?选项\]|select one(?: or more)?\s?:|marked out of \d{1,3}(?:\.\d{1,2})?|满分\s?\d{1,3}(?:\.\d{1,2})?"
    r"|\[(?:score|分值)\s?:\s?\d{1,3}(?:\.\d)?\s?分?\]"
    r"|your answer is (?:in)?correct\.?|you(?:'re| are) (?:in)?correct\.?"
    r"|获得\s?\d{1,3}\.\d{1,2}分中的\s?\d{1,3}\.\d{1,2}分"
    r"|page\s\d{1,4}(?:\s(?:of|/)\s\d{1,4})?|\d{1,4}\s?/\s?\d{1,4}|(?:选项|options?|choices)\s?:?)\s{0,8}",
    re.IGNORECASE,
)

NUMERALS = "一二三四五六七八九十"
ROMAN = "\u2160-\u216b"
_ORDINALS = "one|two|three|four|five|six|seven|eight|nine|ten"
SECTION_PREFIX = (
    rf"(?:\(?[{NUMERALS}]{{1,3}}\)?\s?[、.,:]?|第\s?[{NUMERALS}\d]{{1,3}}\s?(?:部分|大题|单元|[章节篇])\s?[、.:]?"
    r"|(?:part|section)\s?:"
    rf"|(?:part|section|chapter|unit|module)\s+(?:[ivx]{{1,4}}|{_ORDINALS}|[a-z]|\d{{1,3}})\b\s?[.:)–—-]?|(?:[ivx]{{1,4}}|[{ROMAN}]{{1,2}})\s?[.、]|\d{{1,2}}\s?[.、])"
)
# A heading that names a type: a prefix, the type, and no more than an instruction behind it.
TYPE_HEADING = re.compile(
    rf"(?P<prefix>{SECTION_PREFIX})?\s*(?P<type>{ANY_TYPE})\s?(?P<noun>型?试?题|questions?|items?|section|part)?\s{{0,8}}"
    r"(?P<rest>[:(\[,，。;.].{0,200}|共.{0,80}|每.{0,80}|\d.{0,60})?",
    re.IGNORECASE,
)
# A heading that names none.
PART_HEADING = re.compile(
    rf"(?:第\s?[{NUMERALS}\d]{{1,3}}\s?(?:部分|大题|单元|[章节篇卷])(?:\s.{{0,60}}|[、.:].{{0,60}})?"
    rf"|(?:part|section|chapter|unit|module)\s+(?:[ivx]{{1,4}}|{_ORDINALS}|[a-z]|\d{{1,3}})(?:\s?[.:)–—-].{{0,80}})?)",
    re.IGNORECASE,
)
# Under a Chinese ordinal, words that only a section's instruction has.
ORDINAL_HEADING = re.compile(
    rf"(?:[{NUMERALS}]{{1,3}}|[{ROMAN}]{{1,2}}|[IVX]{{1,4}}(?=\s?[.、].*每))\s?[、.]\s?(?:.{{0,30}}题|.{{0,60}}(?:每小?题|本大?题|共\s?\d{{1,3}}\s?小?[题分]).{{0,60}})"
)

# An ordinary line that names a type; it opens a section only right above a question's number. In English it begins
# with a capital letter, as the rest of a broken line seldom does.
SECTION_LINE = re.compile(
    r"(?=[A-Z])(?i:true (?:/|-|or|and) false|true/false|fill[ -]?in(?: the)? (?:blank|gap)s?|cloze"
    r"|complete (?:the|these|each) (?:following )?(?:sentence|statement)s?"
    r"|(?:single|multiple)[ -]choice|multiple[ -](?:response|answers?)"
    r"|(?:choose|select|pick|circle|mark) the (?:single )?(?:best|correct|right) (?:answer|option|choice|letter)s?"
    r"|short[ -]answers?|essays?|long[ -]answers?|open[ -]ended|definitions?|(?:problem[ -]solving|calculations?))"
    r"(?i: (?:questions?|items?|section|statements?|exercises?))?(?:\s?[.?!:]|\s?[.?!:(,;–—-].{1,120}| .{1,80}[.:])?"
    r"|(?:单项|多项|不定项)?选择题?[:。?]?|(?:判断|填空|简答|问答|论述|计算|名词解释|完成句子|补全句子)题?[:。?]?"
    r"|(?:判断(?:下列|以下|正误|对错)|是非判断|(?:从.{1,20})?选(?:择|出)(?:正确|最佳|最合适|合适|恰当)|回答(?:下列|以下)问题"
    r"|(?:完成|补全)(?:下列|以下)句子|在(?:横线|括号|空格).{0,12}填|(?:把|将)(?:下列|以下)句子).{0,60}"
)

SEPARATOR = re.compile(r"\s{0,8}([-=*@#~·_.])(?:\s?\1){2,}\s{0,8}")

# What a question says where it has neither options nor a key. Brackets behind a name are a program's.
SLOT_OR_BLANK = re.compile(r"_{2}|(?<![A-Za-z0-9_])[(\[]\s{0,40}[)\]]")
ASKING = re.compile(
    r"\s{0,8}(?:请?(?:简述|试述|论述|说明|解释|列举|分析|比较|计算|证明|求|说出|说说|写出|名词解释|阐述|概述|描述|评述|论证"
    r"|谈谈|指出|归纳|概括)|什么是|为什么|为何|如何|怎样|试(?:分析|比较|论|说明|写|求|用)"
    r"|(?:what|why|how|who|which|when|where|describe|explain|list|define|discuss|compare|calculate|name|state|prove"
    r"|identify|outline|summari[sz]e|evaluate|distinguish|contrast|analy[sz]e|derive|justify|differentiate|solve|give)\b)",
    re.IGNORECASE,
)
ASKS = re.compile(rf"\?|{SLOT_OR_BLANK.pattern}|^{ASKING.pattern}", re.IGNORECASE)

# What leads to a text that several questions share.
PASSAGE = re.compile(
    r"^\s{0,8}[(\[]?(?:阅读|根据|依据|结合|参考|观察|分析|读).{0,60}(?:完成|回答|解答|做)?.{0,12}?(?:第\s?)?\d{1,4}\s?[-~—–至到、]{1,2}\s?\d{1,4}\s?(?:小|各|两)?[题道]"
    r"|^\s{0,8}[(\[]?\s?(?:完成|回答|做)?第?\s?\d{1,4}\s?[-~—–至到]{1,2}\s?\d{1,4}\s?(?:小)?题.{0,20}"
    r"(?:材料|短文|案例|资料|图|[共公][用享]题干|[共公][用享](?:备选)?答案)"
    r"|^\s{0,8}(?:阅读|根据)(?:下列|下面|以下|上述)?.{0,12}(?:材料|短文|文章|资料|案例|文段).{0,8}"
    r"(?:回答|完成)(?:下列|下面|以下|后面)?(?:各|小)?的?(?:问题|题|小题)"
    r"|^\s{0,8}(?i:(?:questions?|items?|numbers?)\s\d{1,4}\s?(?:[-–—&]|to|and|through)\s?\d{1,4}\s?"
    r"(?:refers?|are|is|relates?|concern|use|pertain|based|:)"
    r"|(?:use|read|refer to|consider|study)\s.{0,120}\b(?:questions?|items?)\s\d{1,4}\s?"
    r"(?:[-–—&]|to|and|through)\s?\d{1,4})"
)
MATCHING = re.compile(
    r"连线|配对|匹配|搭配|连起来|[连配]对|(?i:\bmatch(?:ing)?\s(?:each|the|these|those|every|items?|columns?|words?|terms?))"
)
POINTS = re.compile(
    r"(?:本题|每题|每空|共|score\s?:)?\s?\d{1,3}(?:\.\d)?\s?(?:分|points?|pts?\.?|marks?)", re.IGNORECASE
)
DIFFICULTY = re.compile(
    r"(?:难度\s?[:]?\s?)?(?:易|较易|中等?|较难|难|简单|一般|困难|easy|medium|hard|difficult)", re.IGNORECASE
)

TICKS = "*√✓✔☑★✅"
CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩"
