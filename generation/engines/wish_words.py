"""The words in which a prompt says how many questions of which kind it wants. All in lower case."""

from generation.questions import QuestionType


def _words(text: str) -> list[str]:
    return text.split()


_ONES = _words(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_LARGE = {"hundred": 100, "thousand": 1000}
_TENS = _words("twenty thirty forty fifty sixty seventy eighty ninety")

NUMBER_WORDS = (
    {word: value for value, word in enumerate(_ONES, start=1)}
    | {word: value for value, word in zip(range(20, 100, 10), _TENS, strict=True)}
    | {
        f"{tens}{joint}{ones}": value + more
        for value, tens in zip(range(20, 100, 10), _TENS, strict=True)
        for more, ones in enumerate(_ONES[:9], start=1)
        for joint in "- "
    }
    | {f"{ones} {name}": value * size for value, ones in enumerate(_ONES, start=1) for name, size in _LARGE.items()}
    | {f"{article}{name}": size for article in ("", "a ") for name, size in _LARGE.items()}
    | {"zero": 0, "a dozen": 12, "dozen": 12, "two dozen": 24}
)

# What is counted.
NOUNS = (
    r"(?:questions?|problems?|exercises|items?|tasks|sums|qs)\b",
    "道|小题|题目|试题|问题|习题|练习题|题数|题量|题",
)
# A measure may stand between the number and the kind: 5道单选, 5个判断.
MEASURES = frozenset(_words("道 个 条 小题 题"))

# Between a number and "questions", these say that something else was counted.
BLOCKERS = (
    (
        r"(?:digits?|grades?|years?|yr|minutes?|mins?|hours?|seconds?|marks?|points?|options?|answers?|pages?|chapters?|"
        r"units?|lessons?|levels?|days?|weeks?|pupils?|students?|people|variables?|unknowns?|decimals?|and|or|from|about|"
        r"on|for|with|to|per|in)\b"
    ),
    "选项|答案|分钟|年级|位数|关于题|学生|同学|个空|小时",
)
# A number right after one of these is a name ("grade 7", 第3课), right before one of these it measures (3位, 60分).
NAMED = (
    r"\b(?:grades?|years?|class|level|stage|form|unit|chapter|lesson|page|section|part|module|week|day|version|"
    r"aged?|ages|ks|ch)(?:[.#]? ?-?| ?[0-9]{1,2} ?[-–~] ?)|第 ?|[高初$¥]|[0-9][.,/]"
)
MEASURED = (
    r"[%.,/][0-9]|[%/]|st\b|nd\b|rd\b|th\b|[分位年元岁月天级班折套份章课单册次倍步]|"
    r"个(?:未知|选项|答案|空|数)|\s?(?:cm|km|m|kg|g|ml|l)\b"
)
EACH = r"of each(?: kind| type)?\b|each\b|各|每种|每类"
# What follows "each" where it says how the questions are to be, not how many: "10 questions, each with a hint".
EACH_HAS = frozenset(_words("with has have having must should 有 带 附 含"))

# Kinds as prompts name them.
KINDS: tuple[tuple[QuestionType, str], ...] = (
    (
        QuestionType.SINGLE_CHOICE,
        (
            r"single[-_ ]?(?:choices?|answers?|select|response)\b|(?:one|a single) (?:correct |right )?answer\b|"
            r"mcqs?\b|"
            "单项选择|单选择|单选"
        ),
    ),
    (
        QuestionType.MULTIPLE_CHOICE,
        (
            r"multiple_choice\b|multiple[- ](?:correct[- ])?(?:answers?|response|select|selection|correct)\b|"
            r"multi[- ]?(?:answer|select|response)\b|select all(?: that apply)?\b|"
            r"(?:several|more than one|two or more) (?:correct |right )?answers?\b|"
            "多项选择|不定项选择|不定项|多选"
        ),
    ),
    (
        QuestionType.TRUE_OR_FALSE,
        r"true(?: or | and |[-_ /]|_or_)?false\b|t/f\b|t or f\b|right or wrong\b|判断正误|判断对错|判断|是非|对错",
    ),
    (
        QuestionType.MULTIPLE_BLANK,
        r"multiple_blank\b|fill[- ]?(?:in|up)?[- ]?(?:the[- ])?(?:blanks?|gaps?)\b|cloze\b|gap[- ]fills?\b|填空",
    ),
    (QuestionType.SHORT_ANSWER, r"short[-_ ]?answers?\b|written answers?\b|open[- ]ended\b|简答|问答|解答"),
)
# In everyday English "multiple choice" means several options of which one is right, and so does 选择题: unless the
# prompt sets it beside single choice, or says that several answers are right.
CHOICE = r"multiple[- ]choices?\b|choice (?=questions?\b|problems?\b)|选择"

# Between kinds that share a number: "10 single choice and true/false questions".
JOINTS = frozenset(_words("and or & + , / 、 和 与 及 或 ， 题 questions question items choice"))
# Between a kind and the number that follows it: 单选：5道, "true/false (5)".
LEADS = frozenset(_words("questions question items : ： = ( （ x × 题 试题 题目 共 出 要 有 -"))
