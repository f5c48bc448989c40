"""The forms of a question's number at the start of a line, in the words of many countries; they meet folded text."""

import re

from generation.engines.bank.words import NUMERALS

_TYPE = "(?:单选|多选|单项选择|多项选择|不定项选?择?|选择|判断|填空|简答|问答|論述|论述|是非|單選|多選)[题題]?"
_NAMES = (
    r"questions?\s?(?:no\b|number|num|nr|n[°º]|\#)?|ques(?:\s?no)?|que|q(?:\s?no)?|qn|no|nr|mcq|\#|№|题目?|試題|试题|题号|題目?|問題?|问题|문제"
    "|câu(?: hỏi)?|вопрос|задание|питання|pregunta|pertanyaan|soal|frage|domanda|questão|pytanie|soru|प्रश्न|السؤال"
)
# What counts things is no number of a question: "3个", "5月", "100米".
_COUNTED = (
    "年月日号天周岁时点分秒个名台种次元人级层章节条款项类米吨倍度小大毫厘千公克斤升万亿亩"
    "只位份本张件家所届世代中以至到、~"
)

# A tag may stand before the number: "[多选]3."; a star or a sharp is Markdown's. Before that, a key in brackets or on a
# line.
NUMBER = re.compile(
    r"\s{0,8}(?:#{1,6}\s|\*\*)?(?:\(\s{0,8}(?P<slot>[A-La-l√×✓✗✘对错正确误TF\u2179\u2228]{0,8})\s{0,8}\)\s{0,8}(?=\d)"
    r"|_{1,20}\s?(?P<lined>(?i:true|false)|[A-La-lTF√×✓✗✘对错正确误]{0,8})\s?_{1,20}\s{0,8}(?=\d))?"
    rf"(?P<tag>\[[^\[\]\d]{{1,12}}\]\s?|\({_TYPE}\)\s?)?(?:"
    r"\[?第\s?(?P<ordinal>\d{1,4})\s?[题題]\]?\s?[.:、]?"
    rf"|\[?第(?P<numeral>[{NUMERALS}]{{1,3}})[题題](?:\]|\s?[.:、])"
    rf"|(?i:(?:{_NAMES})\s?[.:-]?\s?)(?P<named>\d{{1,4}})(?:\s?(?:of|/)\s?\d{{1,4}})?(?:\s?[.:)、]|(?=\s|$))"
    rf"|(?i:problem|item|exercise|task|test|t)\s?(?P<worded>\d{{1,4}})\s?[.:)]"
    rf"|(?P<kind>{_TYPE})\s?(?P<typed>\d{{1,4}})\s?[.:)、](?!\d)"
    r"|(?P<closed>\d{1,4})\s{0,2}\)"
    r"|(?P<plain>\d{1,4})\s{0,2}(?:、|[.:](?P<tight>\d)?|(?=\[\D))"
    r"|[(\[]\s?(?:题目?\s?|试题\s?|(?i:question\s|q))?(?P<boxed>\d{1,4})\s?[)\]]\s?[.、]?"
    rf"|(?P<chinese>[{NUMERALS}]{{1,3}})\s?[、.]"
    r"|(?P<dashed>\d{1,4})(?:\s?[-–—]\s{1,4}(?=[^\s\d])|[-–—](?=[A-Z][a-z]{1,20}\s))"
    r"|(?P<stopped>\d{1,4})(?:[。·](?=\D)|[,，](?=[^\s\d])|/(?:\d{2,4})?\s(?=[^\s\d]))"
    r"|(?P<bare>\d{1,4})[ \t]+(?=\S)"
    rf"|(?P<glued>\d{{1,3}})(?=[\u4e00-\u9fff“《])(?![{_COUNTED}])"
    r")"
)
FORMS = (
    *("ordinal", "numeral", "named", "worded", "typed", "closed", "plain", "boxed", "chinese"),
    *("dashed", "stopped", "bare", "glued"),
)
# What a decimal, a year, a heading or a text may look like as well.
WEAK = {"bare", "chinese", "dashed", "stopped", "glued"}
YEAR = re.compile(r"\d{4}(?!\d)")
