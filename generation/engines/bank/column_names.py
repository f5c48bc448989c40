"""What the columns of a bank table are called, and the words that explain a column to whoever fills it in."""

import re

COLUMN_NAMES: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (role, re.compile(pattern, re.IGNORECASE))
    for role, pattern in (
        ("ignored", r"选项数.*|.*(?:image|link|图片|time|时间|时长|备注|remark|出题|创建|编号$|id$).*"),
        ("number", r"序号?|题号|编号|no\.?|#|number|question (?:no\.?|number|id)|q ?no\.?|q#"),
        ("type", r"(?:试题|题目|问题)?(?:题型|类型|类别|种类)(?:名称)?|(?:question|item)? ?type|题类"),
        ("explanation", r".*(?:解析|解释|详解|explanation|rationale|feedback|解题|试题分析).*"),
        (
            "ignored",
            r".*(?:难|知识点|章|目录|分[值数]|score|point|difficult|category|topic|level|标签|tag|考点|来源|专业|科目|依据|分类).*",
        ),
        ("option", r"(?:备?选|答案)?(?:选?项|选择|答案)?\s?[(\[]?([a-l])[)\]]?\s?(?:选?项|答案)?(?:内容)?"),
        ("option", r"(?:option|choice|answer (?:option|choice))s?[ _-]?([a-l]|\d{1,2})(?:[ (:-].*)?"),
        ("option", r"选项\s?([\d一二三四五六七八九十]{1,2})"),
        ("numbered_answer", r"(?:参考|正确)?答案\s?(\d{1,2})|answer ?(\d{1,2})(?:\W.*)?"),
        ("options", r".*(?:选项|备选答案|供选答案).*|options?|choices?|answer (?:options|choices)"),
        (
            "answer",
            r".*答案.*|(?:correct|right|the)? ?(?:answers?|options?|choices?|key)(?:\(s\))?(?: key)?(?:[ (:-].*)?|标答",
        ),
        ("stem", r".*(?:题干|题目|试题|问题|题面|内容|question|stem|item|prompt).*|标?题"),
    )
)
HELP_WORDS = re.compile(
    r"\(?(?:required|optional|必填|选填|可不填|示例|请填写|填写说明|text (?:of|for) )", re.IGNORECASE
)
