"""What stands in documents without being material: captions, references, exercises, contents."""

import re

# Sections left out up to the next heading of their level.
_SKIPPED_SECTIONS = re.compile(
    r"(?:chapter |section |unit )?(?:references?(?: list)?|bibliography|works cited|sources|further reading|"
    r"suggested reading|learning (?:objectives|outcomes|goals)|objectives|review questions?|"
    r"(?:practice |study )?questions|exercises?|problems|critical thinking(?: questions)?|self[- ]check.*|"
    r"discussion questions|quiz|answers?(?: key)?|index|contents|table of contents|acknowledge?ments?|"
    r"about the authors?|credits?|copyright|links?(?: to learning)?|try it|activity|activities|homework|appendix|"
    r"references and notes|notes)\W*|"
    r"(?:主要)?参考(?:文献|资料|书目)|目\s*录|学习目标|教学目标|思考题|思考与练习|练习题?|习题|复习题|课后练习|作业|致\s*谢|"
    r"附录|答案|索引",
    re.IGNORECASE,
)
_LEFT_OUT = re.compile(
    r"(?:figure|fig\.|fig|table|chart|box|photo|image)\s*(?:[A-Z]?\.?\d|[IVX]{1,5}\b)|"
    r"[图表]\s*(?:\d|[一二三四五六七八九十]{1,3}(?:[\s:：、.]|$))|"
    r"\((?:credit|source|photo|image|courtesy)\b.{0,40}[:：]|"
    r"(?:(?:photo|image|picture) )?(?:credits?|sources?|photo|image|courtesy)(?: (?:by|of|from))?\s*[:：]|"
    r"(?:图|资料|来源)[:：]|"
    r"(?:copyright\s*(?:©|\(c\)|\d{4})|©|all rights reserved|版权所有)|https?://|www\.|\W*label=|"
    r"by the end of this|after (?:studying|reading|completing) this|"
    r"in this (?:chapter|section|unit|module|lesson)[, ]|学完本|通过本[章节课]",
    re.IGNORECASE,
)
# When a statute was adopted, in a line of its own; a sentence of history that tells it goes on after the verb.
_ADOPTED = re.compile(
    r"[（(]\d{4}年\d{1,2}月\d{1,2}日[^。]{0,400}(?:通过|修订|修正|公布|发布|施行|批准)[^。，]{0,40}[）)]|"
    r"\d{4}年\d{1,2}月\d{1,2}日[^。，]{0,400}(?:通过|修订|修正|公布|发布|施行|批准)"
)
_INSIDE = re.compile(
    r"https?://|\bdoi\b|retrieved from|\bet al\.,? \(?\d{4}|modification of work|\(credit|\[link\]|@[a-z]+\.|ISBN",
    re.IGNORECASE,
)
# A paragraph that begins in the middle of a sentence is the tail of a caption or of a broken line;
# "pH" and "mRNA" begin small for all that.
_BROKEN_START = re.compile(r"[a-z](?![a-z]{0,3}[A-Z])|[),.;:!?\]}”\u2019，。；：、）】》]")
# A chapter or part of a statute, which plain text shows as a line like others.
_CHINESE_HEADING = re.compile(r"第[一二三四五六七八九十百零\d]{1,4}([编章节])(?=\s|[^\s的至到、，。]{1,20}$)")
_HEADING_LEVELS = {"编": 1, "章": 2, "节": 3}
_LONGEST_HEADING = 40


def is_skipped_section(heading: str) -> bool:
    return bool(_SKIPPED_SECTIONS.fullmatch(re.sub(r"^[\d.\s]+", "", heading).strip()))


def is_boilerplate(text: str) -> bool:
    """Tell whether a paragraph is no material."""
    return bool(_LEFT_OUT.match(text) or _ADOPTED.fullmatch(text) or _INSIDE.search(text) or _BROKEN_START.match(text))


def plain_heading_level(text: str) -> int:
    """Return the level of a heading that only its words show, 0 where it is none."""
    found = _CHINESE_HEADING.match(text) if len(text) <= _LONGEST_HEADING else None
    return _HEADING_LEVELS[found[1]] if found else 0
