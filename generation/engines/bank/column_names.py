"""What the columns of a bank table are called, and the words that explain a column to whoever fills it in."""

import re
from enum import StrEnum

from generation.questions import QuestionType


class Role(StrEnum):
    """What a column holds. `WRONG` is one wrong option, `NUMBERED` an answer or option with a number of its own."""

    NONE = ""
    IGNORED = "ignored"
    NUMBER = "number"
    TYPE = "type"
    SHARED_STEM = "shared_stem"
    STEM = "stem"
    OPTION = "option"
    OPTIONS = "options"
    WRONG = "wrong"
    FLAG = "flag"
    NUMBERED = "numbered_answer"
    ANSWER = "answer"
    EXPLANATION = "explanation"


_ORDINAL = r"(\d{1,2}|[一二三四五六七八九十]{1,2}|[①-⑩])"
# What a column of each role may be called. The first that is the whole name decides; names meet these without what
# stands in brackets behind them.
_NAMES: tuple[tuple[Role, tuple[str, ...]], ...] = (
    (
        Role.NUMBER,
        (
            r"序号?|题号|编号|(?:题目|试题|题库|问题|小题)(?:序号|编号)",
            r"no\.?|nr\.?|#|number|s/?no?\.?|s[lr]\.? ?no\.?|id",
            r"(?:question|item|q)s? ?(?:no\.?|number|num\.?|id|#)|q\.?#?|第?几?题",
        ),
    ),
    (
        Role.IGNORED,
        (
            r"选项(?:总?数|个数|数量).{0,8}",
            r"(?:题目|试题|问题|答案|空格?|填空|字|题)(?:数量?|个数|总数|数目)|数量|[小合总]计|count|total.*",
            r".*(?:image|picture|photo|video|audio|media|link|\burl|图片|视频|音频|附件|time|时间|时长|限时).*",
            r".*(?:备注|remark|出题|命题|创建|录入|审核|更新|状态|status|random|shuffle|乱序|大小写|编码|编号|\bid).*",
            r"(?:我|你|学生|考生|用户|本人)的?(?:答案|作答|选择)",
            r"(?:your|student|user)(?:'s)? (?:answer|response)s?|responses?",
        ),
    ),
    (
        Role.TYPE,
        (
            r"(?:试题|题目|问题|考题|[大小]题|测试)?(?:题型|类型|类别|种类)(?:名称|代码)?|题类|题型.{0,4}",
            r"(?:question|item|quiz)?[ _]?(?:type|format)|type of .{1,12}",
        ),
    ),
    (
        Role.FLAG,
        (
            r"(?:is ?)?correct ?([a-l]|\d{1,2})|选项\s?([a-l])\s?(?:是否)?正确|(?:grade|fraction) ?(\d{1,2})",
            r"(?:option|choice|answer)s? ?([a-l]|\d{1,2}) (?:is )?(?:correct|right)",
        ),
    ),
    (
        Role.WRONG,
        (
            r"(?:wrong|incorrect|false)(?: answers?| options?| choices?)? ?#?\d{0,2}(?:[ (:-].*)?",
            r"distractors?[ _]?\d{0,2}|干扰项?\s?\d{0,2}|错误(?:选项|答案)\s?\d{0,2}",
        ),
    ),
    (
        Role.EXPLANATION,
        (
            r".*(?:解[析折晰悉]|解释|[详詳]解|解读|解题|解説|注[解释]).*|(?:答案|题目)?(?:说明|分析|点评|理由)|(?:试题)?分析",
            r".*(?:explanation|explain|rationale|feedback|justification|reasoning).*|analysis|reasons?|comments?|why",
            r"해설|giải thích|pembahasan|explicación|erklärung|begründung|explicação|пояснение",
        ),
    ),
    (
        Role.SHARED_STEM,
        (r"大题(?:题干|题目|内容)?|(?:共用|公共)题干|材料(?:题干|内容)?|背景(?:材料|资料)|passage|scenario|context",),
    ),
    (
        Role.IGNORED,
        (
            r".*(?:难|知识点|章|目录|分[值数]|得分|评分|配分|标签|考点|来源|出处|专业|科目|学科|课程|分类|年份|页码).*",
            r".*(?:岗位|部门|单位|姓名|模块|技能|鉴定|级别|等级|版本|所属|能力).*",
            r".*(?:score|points?\b|\bmarks?\b|weight|difficult|categor|topic|level|tags?\b|source|subject|reference).*",
            r".*(?:chapter|\bunit|lesson|section|bloom|objective|standard|grade|\byear|\bpage|name\b).*",
        ),
    ),
    (
        Role.OPTION,
        (
            r"(?:备?选|答案)?(?:[选先][项型]?|选择|答案|备选项)?[\s-]?[(\[]?([a-l])[)\]]?\s?[.、:]?(?:选?项|答案|内容|描述)?",
            r"(?:option|choice|alternative|opt)s?[ _-]?#?[(\[]?([a-l]|\d{1,2})[)\]]?(?:[ (:_-].*)?",
            r"answer (?:option|choice)s?[ _-]?#?[(\[]?([a-l]|\d{1,2})[)\]]?(?:[ (:_-].*)?",
            r"(?:answer|ans|response)[ _-]?[(\[]?([a-l])[)\]]?(?:[ (:-].*)?",
            r"([a-l])[ .)_-]{1,2}(?:option|choice|answer)",
            r"(?:opción|opção|opzione|antwort|réponse|respuesta|вариант|lựa chọn|đáp án|opsi) ?([a-l]|\d{1,2})",
            r"(?:選択肢|보기) ?([a-l]|\d{1,2})",
            rf"[选先][项型择]内?容?\s?{_ORDINAL}(?:内容)?|第\s?{_ORDINAL}\s?个?选项|备选(?:答案|项)\s?{_ORDINAL}",
        ),
    ),
    (
        Role.NUMBERED,
        (
            rf"(?:参考|正确|标准|填空)?(?:答案|填空)\s?[(\[]?{_ORDINAL}[)\]]?",
            rf"第?\s?{_ORDINAL}\s?空(?:答案)?|空\s?{_ORDINAL}(?:答案)?",
            r"(?:correct[ _])?answers?[ _]?#?(\d{1,2})(?:\W.*)?|blank ?(\d{1,2})(?: answer)?",
        ),
    ),
    (
        Role.OPTIONS,
        (
            r"(?!.{0,4}正确).{0,6}(?:[选先]项|备选|供选答案).{0,8}|possible answers",
            r"(?:answer |possible |multiple[ -]?choice |response )?(?:options?|choices?|alternatives)(?: list)?",
        ),
    ),
    (
        Role.ANSWER,
        (
            r".{0,12}答[案按安].{0,12}|答[案按安]\W.*|标答|正误|正确(?:选?项|与否)?|是否正确|判断结果",
            r"解答|solutions?|ans\.?|key|correct(?:ness)?|(?:is ?)?correct.{0,12}",
            r"(?:is ?)?(?:correct|right|the)?[ _]?(?:answers?|options?|choices?|key)(?:\(s\))?(?: key)?(?:[ (:-].*)?",
            r"(?:question|card) answers?|back|definition",
            r"(?:richtige )?antwort|(?:bonne )?réponse|respuesta(?: correcta)?",
            r"resposta(?: (?:correta|certa))?|risposta(?: corretta)?|(?:правильный )?ответ|đáp án(?: đúng)?",
            r"正解|正答|정답|jawaban(?: benar)?",
        ),
    ),
    (
        Role.STEM,
        (
            r".{0,12}(?:题[干目杆竿千面]|试题|问题|内容|question|\bstem|prompt|statement).{0,16}",
            r"question\W.*|标?题|题|items?|q|titles?|front|term",
            r"frage|pregunta|pergunta|domanda|вопрос|câu hỏi|問題|문제|pertanyaan|soal",
        ),
    ),
)
COLUMN_NAMES = tuple((role, re.compile("|".join(patterns), re.IGNORECASE)) for role, patterns in _NAMES)
# Names that say better than others that a column holds stems: those of the first are taken before those of the next.
STEM_NAMES: tuple[re.Pattern[str], ...] = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r".*题[干杆竿千].*|(?:试题|题目|问题|考题)(?:内容|正文|描述|文字)|stem|question[ _]?(?:text|stem|body)?",
        r"题目?|试题|问题|questions?(?:\W.*)?",
    )
)
# What works the answer out where another column gives it.
SOLUTION = re.compile(r"解答|solutions?", re.IGNORECASE)
# The names of a glossary's columns; only in a spreadsheet they make a bank.
GLOSSARY = {"front", "back", "term", "definition"}
# What explains a key where nothing else does: the law that it rests on.
GROUNDS = re.compile(r".{0,6}依据.{0,4}|法条|条款")
# The explanation of a single option.
PARTIAL = re.compile(r".*\d\s*|.*[\s_][a-l]\s*|选项.*", re.IGNORECASE)
# Names of the column that holds the right answer where another lists the possible ones.
RIGHT_ANSWER = re.compile(r"正确|标准|参考|correct|right|key", re.IGNORECASE)
# The words that names are made of, for the reading of misspelt ones.
SPELLINGS = (
    "question",
    "questions",
    "answer",
    "answers",
    "correct",
    "option",
    "choice",
    "explanation",
    "feedback",
    "type",
)

HELP_WORDS = re.compile(
    r"\(?(?:required|optional|必填|选填|可不填|示例|请填写|填写说明|text (?:of|for) )", re.IGNORECASE
)
# A type column's own shorthand; None is a choice that leaves open how many are right.
TYPE_CODES: dict[str, QuestionType | None] = {
    **dict.fromkeys(("SC", "单", "单项", "DX", "RADIO", "MCSA"), QuestionType.SINGLE_CHOICE),
    **dict.fromkeys(
        ("MA", "MR", "MS", "M-S", "MSQ", "MCMA", "多", "多项", "不定项", "DUOX", "X型", "X型题"),
        QuestionType.MULTIPLE_CHOICE,
    ),
    **dict.fromkeys(("TF", "T/F", "T-F", "判", "PD", "BOOLEAN", "YN"), QuestionType.TRUE_OR_FALSE),
    **dict.fromkeys(
        ("FIB", "FITB", "FIL", "FB", "FILL", "BLANK", "BLANKS", "FIB_PLUS", "填", "TK"), QuestionType.MULTIPLE_BLANK
    ),
    **dict.fromkeys(
        ("SA", "ES", "ESS", "ESSAY", "SR", "OE", "WR", "LA", "TEXT", "OPEN", "简", "问", "JD", "WD"),
        QuestionType.SHORT_ANSWER,
    ),
    **dict.fromkeys(("MC", "MCQ", "选择", "CHOICE"), None),
    **dict.fromkeys(("A1", "A2", "A3", "A4", "B1", "A1型题", "A2型题", "B1型题", "A型题"), QuestionType.SINGLE_CHOICE),
}
# A row below the questions that sums them up.
FOOTER = re.compile(
    r"[合总小]\s?计.*|共\s?\d{1,5}\s?[道题].*|制表.*|审核.*|备注.*|注\s?:.*|说明\s?:.*"
    r"|total\b.*|notes?\s?:.*|end of .*",
    re.IGNORECASE,
)
