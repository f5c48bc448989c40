"""What stands in the body of a Word document beside its numbers."""

import io

import docx
from docx.enum.text import WD_COLOR_INDEX
from docx.shared import RGBColor

from tests.files.documents.builders import paragraph, run, word
from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.facts import bullets, heading, in_order, items, look, merged, row, says


def saved(document):
    stream = io.BytesIO()
    document.save(stream)
    return stream


def table(*rows):
    cells = ("".join(f"<w:tc>{cell}</w:tc>" for cell in cells) for cells in rows)
    columns = "<w:gridCol/>" * max(map(len, rows))
    rows = "".join(f"<w:tr>{each}</w:tr>" for each in cells)
    return f"<w:tbl><w:tblPr/><w:tblGrid>{columns}</w:tblGrid>{rows}</w:tbl>"


@case(
    "docx",
    "en",
    """
    docx, 6 blocks
    heading 1: [The sea]{17365D}
    @ under The sea
    heading 2: [Tides]{bold 365F91}
    @ under The sea > Tides
    paragraph: The moon pulls the water.
    heading 3: [Spring tides]{bold 4F81BD}
    @ under The sea > Tides > Spring tides
    paragraph: Sun and moon pull together.
    @ under The sea
    heading 2: [Waves]{bold 365F91}
    """,
    headings=(says("The sea"), heading("Tides"), heading("Spring tides"), in_order("Tides", "Spring tides", "Waves")),
)
def title_and_headings():
    document = docx.Document()
    document.add_heading("The sea", 0)
    document.add_heading("Tides", 1)
    document.add_paragraph("The moon pulls the water.")
    document.add_heading("Spring tides", 2)
    document.add_paragraph("Sun and moon pull together.")
    document.add_heading("Waves", 1)
    return saved(document)


@case(
    "docx",
    "zh",
    """
    docx, 5 blocks
    heading 1: 第三课
    @ under 第三课
    heading 2: 生字
    @ under 第三课 > 生字
    paragraph: 江、河、湖、海
    @ under 第三课
    heading 2: 作业
    @ under 第三课 > 作业
    paragraph: 抄写生字。
    """,
    headings=(heading("第三课"), heading("作业")),
)
def chinese_headings():
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="{number}"><w:name w:val="{name}"/>'
        f'<w:pPr><w:outlineLvl w:val="{number}"/></w:pPr></w:style>'
        for number, name in enumerate(("课题", "小标题"))
    )

    def styled(text, name):
        return paragraph(text, f'<w:pStyle w:val="{name}"/>')

    body = styled("第三课", 0) + styled("生字", 1) + paragraph("江、河、湖、海") + styled("作业", 1)
    return word(body + paragraph("抄写生字。"), styles)


@case(
    "docx",
    "zh",
    """
    docx, 3 blocks
    paragraph: 1. 冰[浮]{bold}在水上。
    paragraph: [A. 对]{FF0000}⇥B. 错
    paragraph: [重点]{on FFFF00}和[旧答案]{strike}以及[书名]{underline}、[斜体]{italic}
    """,
    looks=(look("bold", "浮"), look("underline", "书名"), look("italic", "斜体"), look("strike", "旧答案")),
    colors=(look("FF0000", "A. 对"), look("FFFF00", "重点")),
)
def answers_in_red_and_other_looks():
    document = docx.Document()
    first = document.add_paragraph("1. 冰")
    first.add_run("浮").bold = True
    first.add_run("在水上。")
    second = document.add_paragraph()
    second.add_run("A. 对").font.color.rgb = RGBColor(0xFF, 0, 0)
    second.add_run("\tB. 错")
    third = document.add_paragraph()
    third.add_run("重点").font.highlight_color = WD_COLOR_INDEX.YELLOW
    third.add_run("和")
    third.add_run("旧答案").font.strike = True
    third.add_run("以及")
    third.add_run("书名").underline = True
    third.add_run("、")
    third.add_run("斜体").italic = True
    return saved(document)


@case(
    "docx",
    "en",
    """
    docx, 2 blocks
    paragraph: The key is [steam]{bold 00B050} here.
    paragraph: [All of this is loud, ]{bold italic}[not this]{italic}[.]{bold italic}
    """,
    looks=look("bold", "steam"),
    colors=look("00B050", "steam"),
)
def looks_that_styles_give():
    styles = (
        '<w:style w:type="character" w:styleId="Key"><w:name w:val="Key"/>'
        '<w:rPr><w:b/><w:color w:val="00b050"/></w:rPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="Loud"><w:name w:val="Loud"/><w:rPr><w:b/><w:i/></w:rPr></w:style>'
    )
    first = run("The key is ") + run("steam", '<w:rStyle w:val="Key"/>') + run(" here.")
    second = run("All of this is loud, ") + run("not this", '<w:b w:val="0"/>') + run(".")
    return word(f'<w:p>{first}</w:p><w:p><w:pPr><w:pStyle w:val="Loud"/></w:pPr>{second}</w:p>', styles)


@case(
    "docx",
    "en",
    """
    docx, 2 blocks
    paragraph: Results
    table: 3 rows, 3 columns
      row 1: Measured {2 columns} |  | Remark
      row 2: ice | 0 | as it should {2 rows}
      row 3: steam | 100 |
    """,
    tables=(row("ice", "0"), row("steam", "100")),
    merged_cells=(merged("Measured", columns=2), merged("as it should", rows=2)),
)
def table_with_merged_cells():
    document = docx.Document()
    document.add_paragraph("Results")
    grid = document.add_table(3, 3)
    for place, text in {(0, 2): "Remark", (1, 0): "ice", (1, 1): "0", (2, 0): "steam", (2, 1): "100"}.items():
        grid.cell(*place).text = text
    grid.cell(0, 0).merge(grid.cell(0, 1)).text = "Measured"
    grid.cell(1, 2).merge(grid.cell(2, 2)).text = "as it should"
    return saved(document)


@case(
    "docx",
    "zh",
    """
    docx, 2 blocks
    table: 1 row, 2 columns
      row 1:
        cell 1:
          paragraph: 外表
          table: 2 rows, 2 columns
            row 1: 内一 | 内二
            row 2: 内三 | 内四
          paragraph: 表后
        cell 2:
          paragraph: 右边
    paragraph: 完
    """,
    nested_tables=(row("内一", "内二"), in_order("外表", "内一", "内四", "表后", "右边", "完")),
)
def table_inside_a_table():
    inner = table([paragraph("内一"), paragraph("内二")], [paragraph("内三"), paragraph("内四")])
    return word(table([paragraph("外表") + inner + paragraph("表后"), paragraph("右边")]) + paragraph("完"))


@case(
    "docx",
    "en",
    """
    docx, 3 blocks
    paragraph: Before the box
    paragraph: Inside the box
    paragraph: Behind the box
    """,
    text_boxes=in_order("Before the box", "Inside the box", "Behind the box"),
)
def text_box_of_two_spellings():
    box = f"<w:txbxContent>{paragraph('Inside the box')}</w:txbxContent>"
    choice = f'<mc:Choice Requires="wps"><w:drawing><wps:txbx>{box}</wps:txbx></w:drawing></mc:Choice>'
    fallback = f"<mc:Fallback><w:pict><v:shape><v:textbox>{box}</v:textbox></v:shape></w:pict></mc:Fallback>"
    anchor = f"<w:r><mc:AlternateContent>{choice}{fallback}</mc:AlternateContent></w:r>"
    return word(f"<w:p>{run('Before the box')}{anchor}</w:p>" + paragraph("Behind the box"))


@case(
    "docx",
    "zh",
    """
    docx, 3 blocks
    paragraph: 题目：
    paragraph: 小明说：“水是甜的。”
    paragraph: 他说得对吗？
    """,
    text_boxes=in_order("题目：", "小明说：“水是甜的。”", "他说得对吗？"),
)
def old_text_box():
    box = f"<w:txbxContent>{paragraph('小明说：“水是甜的。”')}</w:txbxContent>"
    shape = f'<w:r><w:pict><v:shape id="a"><v:textbox>{box}</v:textbox></v:shape></w:pict></w:r>'
    return word(f"<w:p>{run('题目：')}{shape}</w:p>" + paragraph("他说得对吗？"))


@case(
    "docx",
    "en",
    """
    docx, 3 blocks
    paragraph: Name: Ann Reed
    paragraph: A whole controlled paragraph
    table: 1 row, 2 columns
      row 1: in a controlled row | in a controlled cell
    """,
    content_controls=says(
        "Name: Ann Reed", "A whole controlled paragraph", "in a controlled row", "in a controlled cell"
    ),
)
def content_controls_at_every_level():
    def control(inner, properties=""):
        return f"<w:sdt><w:sdtPr>{properties}</w:sdtPr><w:sdtContent>{inner}</w:sdtContent></w:sdt>"

    prompt = control(run("Click here"), "<w:showingPlcHdr/>")
    cell = control(f"<w:tc>{paragraph('in a controlled cell')}</w:tc>")
    line = control(f"<w:tr><w:tc>{paragraph('in a controlled row')}</w:tc>{cell}</w:tr>")
    grid = f"<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>{line}</w:tbl>"
    inline = f"<w:p>{run('Name: ')}{control(run('Ann Reed'))}{prompt}</w:p>"
    return word(inline + control(paragraph("A whole controlled paragraph")) + grid)


@case(
    "docx",
    "en",
    """
    docx, 5 blocks
    heading 1: [Checklist]{17365D}
    @ under Checklist
    item 1: 1. | Fill the kettle
    item 1: 2. | Boil the water
    item 1: • | Mind the steam
    item 1: 3. | Make the tea
    """,
    numbering=items("1. Fill the kettle", "3. Make the tea"),
    bullets=bullets("Mind the steam"),
)
def list_styles_of_a_word_processor():
    document = docx.Document()
    document.add_heading("Checklist", 0)
    for text, style in [
        ("Fill the kettle", "List Number"), ("Boil the water", "List Number"),
        ("Mind the steam", "List Bullet"), ("Make the tea", "List Number"),
    ]:  # fmt: skip
        document.add_paragraph(text, style)
    return saved(document)
