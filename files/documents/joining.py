"""How lines that a page or an editor wrapped become one again, and which lines never do."""

import re

# A number, letter or bullet in front: such a line begins something of its own.
_STARTS_ITEM = re.compile(
    r"""\s*(?:
        [(（\[【]?(?:\d{1,4}|[A-Za-z]|[ivxIVX]{1,5}|[一二三四五六七八九十百]{1,4})[)）\]】.\uff0e、:：](?!\d)
      | [①-⑳⑴-⒛●•▪◦‣■◆○√★\uf0b7\uf06c\uf0a7] | [–—*-]\s | \*\*(?=\S) | \#{1,6}\s | -{3,}$
      | \d{1,4}[.\uff0e、](?:(?:1[5-9]|20)\d\d\s?年|1?\d(?:[~\uff5e–—-]1?\d)?\s?月)
      | \d{1,4}\s?[【\[][^】\]\d]{1,10}[】\]]
      | [(（]\s{0,4}[A-L√×对错]{0,6}\s{0,4}[)）]\s?\d{1,4}\s?[.\uff0e、](?!\d)
      | 第\s?[一二三四五六七八九十百千零〇\d]{1,6}\s?[条章节编款题]
      | [【\[](?:(?:参考|正确|标准|试题|题目)?(?:答案|解析)|详解|分析|单选|多选|判断|填空|简答|题型|难度|知识点|考点)
      | (?:正确|参考|标准)?答案\s*[:：] | (?:答案)?解析\s*[:：] | (?:题目|题干|问题|试题)\s?\d{0,4}\s?[:：]
      | (?:Correct\ Answer|Answer|ANSWER|Ans|Key|Explanation|Question|Q|Part|Section|Chapter)\s*\d{0,4}\s*[:.：]
      | (?:Question|Q)\s?\d{1,4}(?=\s|$)
    )""",
    re.VERBOSE,
)
_WIDE = re.compile("[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]")
_HYPHENS = ("-", "\u2010")


def starts_item(line: str) -> bool:
    """Tell whether the line starts a numbered question, an option, an answer or a list item."""
    return _STARTS_ITEM.match(line) is not None


def is_table_row(line: str) -> bool:
    """Tell whether the line is a row, or a border, of a table drawn with characters."""
    return line.count("|") > 1 or line.count("│") > 1 or line.lstrip().startswith(("+--", "+==", "|"))


def is_wide(character: str) -> bool:
    """Tell whether the character is Chinese or of Chinese punctuation: two columns wide, no spaces beside it."""
    return _WIDE.match(character) is not None


def ends_in_hyphen(line: str) -> bool:
    return line.endswith(_HYPHENS) and line[-2:-1].isalpha()


def seam(before: str, after: str, *, heal: bool = True) -> tuple[str, str]:
    """Return the line before as it goes on, and what stands between it and the line after.

    A hyphen at the end goes if `heal` says that it was put there only to split the word.
    """
    before, after = before.rstrip(" "), after.lstrip(" ")
    if not before or not after or is_wide(before[-1]) or is_wide(after[0]):
        return before, ""
    if ends_in_hyphen(before) and after[0].islower():
        return (before[:-1] if heal else before), ""
    return before, "" if before.endswith(("/", "\u2014", "\u2013")) else " "


def joined_lines(lines: list[str]) -> str:
    """Join the lines of one paragraph: Chinese without a space, English with one, split words healed."""
    parts = lines[:1]
    for line in lines[1:]:
        kept, between = seam(parts[-1], line)
        parts[-1] = kept + between
        parts.append(line.lstrip(" "))
    return "".join(parts)
