"""Plain text in many charsets, Markdown, and pages of the web."""

from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.facts import apart, bullets, heading, items, look, omits, row, says

SONG = "小河流水哗啦啦，\n我和姐姐采野花。\n"
SONG_OUTLINE = """
    text, 2 blocks
    paragraph: 小河流水哗啦啦，
    paragraph: 我和姐姐采野花。
    """


@case("txt", "zh", SONG_OUTLINE, charsets=says("小河流水哗啦啦，", "我和姐姐采野花。"))
def text_in_utf_8():
    return SONG.encode()


@case("txt", "zh", SONG_OUTLINE, charsets=says("小河流水哗啦啦，", "我和姐姐采野花。"))
def text_in_utf_8_with_a_mark():
    return SONG.encode("utf-8-sig")


@case("txt", "zh", SONG_OUTLINE, charsets=says("小河流水哗啦啦，", "我和姐姐采野花。"))
def text_in_gb18030():
    return SONG.encode("gb18030")


@case("txt", "zh", SONG_OUTLINE, charsets=says("小河流水哗啦啦，", "我和姐姐采野花。"))
def text_in_utf_16():
    return SONG.encode("utf-16")


@case(
    "txt",
    "zh",
    """
    text, 9 blocks
    heading 1: 图书馆守则
    @ under 图书馆守则
    heading 2: 第一章 总则
    @ under 图书馆守则 > 第一章 总则
    paragraph: 第一条 爱护图书。
    paragraph: 第二条 保持安静。
    @ under 图书馆守则
    heading 2: 第二章 借阅
    @ under 图书馆守则 > 第二章 借阅
    heading 3: 第一节 期限
    @ under 图书馆守则 > 第二章 借阅 > 第一节 期限
    paragraph: 第三条 每次借三本。
    item 1: • | 可以续借
    item 1: • | 逾期不补
    """,
    headings=(heading("图书馆守则"), heading("第二章 借阅"), heading("第一节 期限")),
    lists=bullets("可以续借"),
)
def rules_in_chapters():
    lines = [
        "图书馆守则", "第一章 总则", "第一条 爱护图书。", "第二条 保持安静。", "第二章 借阅", "第一节 期限",
        "第三条 每次借三本。", "• 可以续借", "• 逾期不补",
    ]  # fmt: skip
    return "\r\n".join(lines).encode("gb18030")


LETTER = [
    "My dear friend, the house by the lake is still as quiet as it was when",
    "you left us in the spring, and the boat that we mended together has now",
    "been on the water more often than in all the years before. The children",
    "have learned to row, and the old dog has learned to sit still in it. We",
    "found the bird that you had looked for, down where the reeds are so high",
    "that no one can see over them, and it has four young ones. The man from",
    "the mill came to ask for you, and so did the teacher, who wants to have",
    "the maps back. I told them that you would write to them when the summer",
    "is over.",
]


@case(
    "txt",
    "en",
    f"""
    text, 3 blocks
    paragraph: {" ".join(LETTER)}
    paragraph: 1. Who came from the mill?
    paragraph: 2. What has the dog learned?
    """,
    wrapped_lines=(says(" ".join(LETTER)), apart("1. Who came from the mill?", "2. What has the dog learned?")),
)
def letter_that_an_editor_wrapped():
    return "\n".join([*LETTER, "", "1. Who came from the mill?", "2. What has the dog learned?"]).encode()


@case(
    "md",
    "en",
    """
    text, 7 blocks
    heading 1: Water
    @ under Water
    paragraph: It is [wet]{bold} and *B. steam* is [not]{italic}.
    heading 2: States
    @ under Water > States
    item 1: - | ice
    item 2: - | snow
    item 1: 1. | First
    table: 2 rows, 2 columns
      row 1: Term | Meaning
      row 2: dew | drops
    """,
    headings=(heading("Water"), heading("States")),
    lists=bullets("ice", "snow"),
    looks=look("bold", "wet"),
    tables=row("dew", "drops"),
)
def notes_in_markdown():
    parts = [
        "# Water",
        r"It is **wet** and \*B. steam\* is *not*.",
        "## States",
        "- ice\n  - snow",
        "1. First",
        "| Term | Meaning |\n|---|---|\n| dew | drops |",
    ]
    return "\n\n".join(parts).encode()


@case(
    "md",
    "zh",
    """
    text, 5 blocks
    heading 1: 水的循环
    @ under 水的循环
    paragraph: 海水变成[水汽]{bold}。
    item 1: 1. | 蒸发
    item 1: 2. | 降水
    paragraph: 见图 。
    note: 1 picture was left out.
    """,
    headings=heading("水的循环"),
    looks=look("bold", "水汽"),
    pictures_noted=lambda output: "picture" in output or "![" in output,
)
def chinese_notes_in_markdown():
    return "水的循环\n====\n\n海水变成**水汽**。\n\n1. 蒸发\n2. 降水\n\n见图 ![图](a.png)。\n".encode("gb18030")


@case(
    "html",
    "en",
    """
    html, 7 blocks
    heading 1: Birds
    @ under Birds
    paragraph: They [fly]{bold} and [sing]{italic FF0000}.
    item 1: • | owl
    item 1: • | crow
    item 1: C. | robin
    item 1: D. | wren
    table: 2 rows, 2 columns
      row 1: Name {2 columns} |
      row 2: owl | night
    """,
    headings=heading("Birds"),
    looks=(look("bold", "fly"),),
    colors=look("FF0000", "sing"),
    numbering=items("C. robin", "D. wren"),
    tables=row("owl", "night"),
    nothing_unseen=omits("not shown", "let a"),
)
def page_of_the_web():
    return b"""<!DOCTYPE html><html><head><title>x</title><script>let a = 1</script></head><body>
    <h1>Birds</h1><p>They <b>fly</b> and <i style="color:#ff0000">sing</i>.</p><p style="display:none">not shown</p>
    <ul><li>owl</li><li>crow</li></ul><ol type="A" start="3"><li>robin</li><li>wren</li></ol>
    <table><tr><td colspan="2">Name</td></tr><tr><td>owl</td><td>night</td></tr></table></body></html>"""


@case(
    "html",
    "zh",
    """
    html, 4 blocks
    heading 1: 天气
    @ under 天气
    paragraph: 今天下雨，⏎明天下雪。
    item 1: 1. | 雨是什么？
    item 1: 2. | 雪是什么？
    """,
    headings=heading("天气"),
    charsets=says("今天下雨，", "明天下雪。"),
    numbering=items("1. 雨是什么？", "2. 雪是什么？"),
)
def chinese_page_of_the_web():
    body = "<h1>天气</h1><p>今天下雨，<br>明天下雪。</p><ol><li>雨是什么？<li>雪是什么？</ol>"
    return f"<html><head><meta charset='gbk'></head><body>{body}</body></html>".encode("gbk")
