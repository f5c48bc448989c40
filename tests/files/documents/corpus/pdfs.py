"""PDFs: what is a line on paper is no line of the text."""

from tests.files.documents.builders import Page
from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.facts import apart, before, heading, in_order, look, omits, placed, row, says

RAIN = [
    "Warm air carries water up from the sea, and when it has risen far enough",
    "the water turns into drops that are small enough to float as a cloud, and",
    "falls again as rain.",
]
BRIDGE = [
    "桥是架在水上或空中便于通行的建筑物，古人先用木头造桥，后来才学会用石头",
    "造桥，石桥虽然难造，但是比木桥结实得多，有的已经用了一千多年，至今仍然",
    "可以走人。",
]


@case(
    "pdf",
    "en",
    f"""
    pdf, 3 blocks
    @ page 1
    heading 1: Rain
    @ page 1, under Rain
    paragraph: {" ".join(RAIN)}
    paragraph: It rains more often on the windward side.
    """,
    wrapped_lines=(says(" ".join(RAIN)), apart("falls again as rain.", "It rains more often")),
    headings=heading("Rain"),
)
def one_column():
    page = Page().write("Rain", y=70, size=20).lines(RAIN, y=110)
    return page.write("It rains more often on the windward side.", y=190).done()


@case(
    "pdf",
    "zh",
    f"""
    pdf, 4 blocks
    @ page 1
    heading 1: 中国的桥
    @ page 1, under 中国的桥
    heading 2: 一、石桥
    @ page 1, under 中国的桥 > 一、石桥
    paragraph: {"".join(BRIDGE)}
    paragraph: 现在的桥多用钢铁。
    """,
    wrapped_lines=(says("".join(BRIDGE)), apart("可以走人。", "现在的桥多用钢铁。")),
    headings=(heading("中国的桥"), heading("一、石桥")),
)
def one_chinese_column():
    page = Page().write("中国的桥", y=60, size=22).write("一、石桥", y=95, size=15)
    return page.lines(BRIDGE, y=130).write("现在的桥多用钢铁。", y=210).done()


LEFT = [
    "The left column begins with",
    "the oldest of the rivers and",
    "goes on for a few lines more",
    "until the very end of it.",
]
RIGHT = [
    "The right column takes over",
    "where the left one has ended",
    "and tells of the lakes in the",
    "same small print.",
]


@case(
    "pdf",
    "en",
    f"""
    pdf, 6 blocks
    @ page 1
    paragraph: {" ".join(LEFT)}
    paragraph: {" ".join(LEFT)}
    paragraph: {" ".join(LEFT)}
    paragraph: {" ".join(RIGHT)}
    paragraph: {" ".join(RIGHT)}
    paragraph: {" ".join(RIGHT)}
    """,
    columns=before("until the very end of it.", "The right column takes over"),
    wrapped_lines=says("The left column begins with the oldest of the rivers and goes on"),
)
def two_columns():
    return Page().lines(LEFT * 3, x=50, size=10).lines(RIGHT * 3, x=320, size=10).done()


WEST = [
    "左栏先讲黄河的上游和它的支流",
    "再讲河水为什么会变成黄颜色的",
    "最后讲两岸的人怎样用河水种地",
    "和行船，然后结束。",
]
EAST = [
    "右栏接着讲长江的源头在哪里和",
    "它流过的十一个省市，还讲到了",
    "三峡大坝怎样发电和怎样防洪的",
    "道理，以及江里的鱼。",
]


@case(
    "pdf",
    "zh",
    f"""
    pdf, 7 blocks
    @ page 1
    heading 1: 两条大河
    @ page 1, under 两条大河
    paragraph: {"".join(WEST)}
    paragraph: {"".join(WEST)}
    paragraph: {"".join(WEST)}
    paragraph: {"".join(EAST)}
    paragraph: {"".join(EAST)}
    paragraph: {"".join(EAST)}
    """,
    columns=before("然后结束。", "右栏接着讲长江"),
    wrapped_lines=says("".join(WEST), "".join(EAST)),
)
def two_chinese_columns_below_a_title():
    page = Page().write("两条大河", x=240, y=60, size=22)
    return page.lines(WEST * 3, x=50, size=16, pitch=22).lines(EAST * 3, x=310, size=16, pitch=22).done()


@case(
    "pdf",
    "zh",
    f"""
    pdf, 7 blocks
    @ page 1
    heading 1: 两条大河
    @ page 1, under 两条大河
    paragraph: {"".join(WEST)}
    paragraph: {"".join(WEST)}
    paragraph: {"".join(WEST)}
    paragraph: {"".join(EAST)}
    paragraph: {"".join(EAST)}
    paragraph: {"".join(EAST)}
    """,
    bug="A title beside the gap counts as part of a column, which then looks too wide for its lines.",
    columns=before("然后结束。", "右栏接着讲长江"),
)
def narrow_columns_below_a_title():
    page = Page().write("两条大河", x=240, y=60, size=20)
    return page.lines(WEST * 3, x=50).lines(EAST * 3, x=320).done()


@case(
    "pdf",
    "en",
    """
    pdf, 1 block
    @ page 1
    paragraph: Green plants live by photosynthesis, and this is a well-known fact that was discovered long ago.
    """,
    hyphens=says("photosynthesis", "well-known fact", "discovered long ago."),
)
def words_divided_at_the_end_of_a_line():
    lines = [
        "Green plants live by photosyn-",
        "thesis, and this is a well-known",
        "fact that was discovered long ago.",
    ]
    return Page().lines(lines).done()


PAGES = [
    f"第{number}段：{text}"
    for number, text in zip(
        "一二三四", ("雨落在山上。", "水流进小溪。", "小溪汇成大河。", "大河流入海洋。"), strict=True
    )
]


@case(
    "pdf",
    "zh",
    """
    pdf, 4 blocks
    @ page 1
    paragraph: 第一段：雨落在山上。
    @ page 2
    paragraph: 第二段：水流进小溪。
    @ page 3
    paragraph: 第三段：小溪汇成大河。
    @ page 4
    paragraph: 第四段：大河流入海洋。
    """,
    furniture=(says(*PAGES), omits("实验小学期末试卷", "第 1 页", "第 3 页")),
    page_numbers=(placed(2, PAGES[1]), placed(4, PAGES[3])),
)
def headers_footers_and_page_numbers():
    page = Page()
    for number, text in enumerate(PAGES, 1):
        page.write("实验小学期末试卷", y=40, size=9).write(text, y=200)
        page.write(f"第 {number} 页 共 4 页", x=260, y=810, size=9).turn()
    return page.done()


@case(
    "pdf",
    "zh",
    """
    pdf, 4 blocks
    @ page 1
    paragraph: 1. 下列哪一种动物会飞？
    paragraph: [A. 麻雀]{FF0000}
    paragraph: B. 鲤鱼
    paragraph: [Key:]{bold} A
    """,
    colors=look("FF0000", "A. 麻雀"),
    looks=look("bold", "Key:"),
)
def answer_in_red_and_a_bold_word():
    page = (
        Page().write("1. 下列哪一种动物会飞？", y=100).write("A. 麻雀", y=116, color="FF0000").write("B. 鲤鱼", y=132)
    )
    return page.write("Key:", y=148, font="Helvetica-Bold").write("A", x=90, y=148).done()


@case(
    "pdf",
    "en",
    f"""
    pdf, 2 blocks
    @ page 1
    paragraph: {" ".join(RAIN)}
    @ page 2
    paragraph: Snow falls in the cold months.
    """,
    wrapped_lines=says(" ".join(RAIN)),
    page_numbers=placed(2, "Snow falls in the cold months."),
)
def paragraph_that_goes_on_over_the_page():
    page = Page().lines(RAIN[:2], y=770).turn().lines(RAIN[2:], y=60)
    return page.write("Snow falls in the cold months.", y=120).done()


@case(
    "pdf",
    "zh",
    """
    pdf, 6 blocks
    @ page 1
    paragraph: 1. 下列物质中浮在水上的是（ ）
    paragraph: A. 冰⇥B. 铁
    paragraph: C. 铅⇥D. 金
    paragraph: 2. 下列物质中沉在水下的是（ ）
    paragraph: A. 木⇥B. 石
    paragraph: C. 油⇥D. 冰
    """,
    options_side_by_side=(row("A. 冰", "B. 铁"), in_order("A. 冰", "B. 铁", "C. 铅", "D. 金", "2. 下列")),
)
def options_in_two_columns():
    page = Page()
    for number, (stem, options) in enumerate([("浮在水上", "冰铁铅金"), ("沉在水下", "木石油冰")]):
        top = 100 + 60 * number
        page.write(f"{number + 1}. 下列物质中{stem}的是（ ）", y=top)
        for place, (letter, name) in enumerate(zip("ABCD", options, strict=True)):
            page.write(f"{letter}. {name}", x=60 + 240 * (place % 2), y=top + 18 + 18 * (place // 2))
    return page.done()


@case(
    "pdf",
    "en",
    """
    pdf, 6 blocks
    @ page 1
    heading 1: Matter and heat
    @ page 1, under Matter and heat
    heading 2: Solids
    @ page 1, under Matter and heat > Solids
    paragraph: A solid keeps its shape.
    @ page 2, under Matter and heat
    heading 2: Gases
    @ page 2, under Matter and heat > Gases
    paragraph: A gas fills its vessel.
    paragraph: A flame heats it, and it grows.
    """,
    headings=(heading("Matter and heat"), heading("Solids"), heading("Gases")),
    page_numbers=placed(2, "A gas fills its vessel."),
)
def headings_over_two_pages():
    page = Page().write("Matter and heat", y=70, size=22).write("Solids", y=120, size=15)
    page.write("A solid keeps its shape.", y=150).turn().write("Gases", y=70, size=15)
    return page.write("A gas fills its vessel.", y=100).write("A flame heats it, and it grows.", y=130).done()
