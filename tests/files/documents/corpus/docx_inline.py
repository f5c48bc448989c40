"""What stands inside the paragraphs of a Word document."""

import io

import docx
from PIL import Image

from tests.files.documents.builders import paragraph, run, word
from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.docx_body import saved, table
from tests.files.documents.corpus.facts import apart, omits, says

PICTURE = io.BytesIO()
Image.new("RGB", (20, 10), "red").save(PICTURE, "PNG")


@case(
    "docx",
    "en",
    """
    docx, 3 blocks
    paragraph: Water boils at 100 degrees.
    paragraph: Moved here.
    table: 1 row, 1 column
      row 1: kept
    """,
    revisions=(says("Water boils at 100 degrees.", "Moved here.", "kept"), omits("90", "struck row")),
)
def revisions_of_every_kind():
    who = 'w:id="1" w:author="A" w:date="2026-03-01T00:00:00Z"'
    gone = f"<w:del {who}><w:r><w:delText>90</w:delText></w:r></w:del>"
    first = f"<w:p>{run('Water boils at ')}{gone}<w:ins {who}>{run('100')}</w:ins>{run(' degrees.')}</w:p>"
    left = f"<w:p><w:moveFrom {who}>{run('Moved here.')}</w:moveFrom></w:p>"
    arrived = f"<w:p><w:moveTo {who}>{run('Moved here.')}</w:moveTo></w:p>"
    struck = f"<w:p><w:del {who}><w:r><w:delText>struck row</w:delText></w:r></w:del></w:p>"
    dead = f"<w:tr><w:trPr><w:del {who}/></w:trPr><w:tc>{struck}</w:tc></w:tr>"
    grid = table([paragraph("kept")]).replace("</w:tbl>", f"{dead}</w:tbl>")
    return word(first + left + arrived + grid)


@case(
    "docx",
    "zh",
    """
    docx, 2 blocks
    paragraph: 1. 下列物质中属于气体的是⏎A. 冰⇥B. 水⏎C. 水蒸气⇥D. 铁
    paragraph: 答案：C
    """,
    breaks_and_tabs=(apart("下列物质中属于气体的是", "A. 冰"), apart("B. 水", "C. 水蒸气"), says("C. 水蒸气 D. 铁")),
)
def options_behind_breaks_and_tabs():
    lines = ["1. 下列物质中属于气体的是", "A. 冰\tB. 水", "C. 水蒸气\tD. 铁"]
    document = docx.Document()
    document.add_paragraph("\n".join(lines))
    document.add_paragraph("答案：C")
    return saved(document)


def maths(name, *inner):
    return f"<m:{name}>{''.join(inner)}</m:{name}>"


def letters(text):
    return f"<m:r><m:t>{text}</m:t></m:r>"


@case(
    "docx",
    "en",
    """
    docx, 2 blocks
    paragraph: The mean is (a+b)/2 of both.
    paragraph: x_1^2+3√(y)
    """,
    formulas=(says("The mean is"), lambda output: "a+b" in output.replace(" ", "").replace("$", "")),
)
def formulas_in_and_between_lines():
    mean = maths("oMath", maths("f", maths("num", letters("a+b")), maths("den", letters("2"))))
    index = maths("sSubSup", maths("e", letters("x")), maths("sub", letters("1")), maths("sup", letters("2")))
    root = maths("rad", maths("deg", letters("3")), maths("e", letters("y")))
    alone = f"<w:p><m:oMathPara><m:oMath>{index}{letters('+')}{root}</m:oMath></m:oMathPara></w:p>"
    return word(f"<w:p>{run('The mean is ')}{mean}{run(' of both.')}</w:p>{alone}")


@case(
    "docx",
    "zh",
    """
    docx, 2 blocks
    paragraph: 求∑_(i=1)^n i的值。
    paragraph: 已知|x|=5，求x。
    """,
    formulas=(
        lambda output: "i=1" in output.replace(" ", "") and "求" in output,
        lambda output: "x" in output.partition("已知")[2].partition("=5")[0],
    ),
)
def sums_and_absolute_values():
    sign = maths("naryPr", '<m:chr m:val="∑"/>')
    total = maths("nary", sign, maths("sub", letters("i=1")), maths("sup", letters("n")), maths("e", letters("i")))
    bars = maths("dPr", '<m:begChr m:val="|"/><m:endChr m:val="|"/>')
    value = maths("oMath", maths("d", bars, maths("e", letters("x"))), letters("=5"))
    first = f"<w:p>{run('求')}{maths('oMath', total)}{run('的值。')}</w:p>"
    return word(f"{first}<w:p>{run('已知')}{value}{run('，求x。')}</w:p>")


@case(
    "docx",
    "en",
    """
    docx, 2 blocks
    paragraph: Look at the map.
    paragraph: Where is the river?
    note: 2 pictures were left out.
    """,
    pictures_noted=lambda output: "picture" in output or "![" in output or "<img" in output,
)
def pictures():
    document = docx.Document()
    document.add_paragraph("Look at the map.").add_run().add_picture(PICTURE)
    document.add_paragraph("Where is the river?")
    document.add_picture(PICTURE)
    return saved(document)


@case(
    "docx",
    "en",
    """
    docx, 1 block
    paragraph: Only the body counts.
    """,
    nothing_unseen=(says("Only the body counts."), omits("Head of the page", "Foot of the page", "the teacher's eyes")),
)
def headers_footers_and_hidden_text():
    document = docx.Document()
    document.sections[0].header.paragraphs[0].text = "Head of the page"
    document.sections[0].footer.paragraphs[0].text = "Foot of the page"
    body = document.add_paragraph("Only the body counts.")
    body.add_run(" For the teacher's eyes").font.hidden = True
    return saved(document)


@case(
    "docx",
    "en",
    """
    docx, 1 block
    paragraph: See the atlas on page 12 and go on.
    """,
    fields_and_links=(says("See the atlas on page 12 and go on."), omits("PAGEREF")),
)
def fields_and_links():
    def sign(kind):
        return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'

    link = f'<w:hyperlink w:anchor="a">{run("the atlas")}</w:hyperlink>'
    order = "<w:r><w:instrText> PAGEREF a </w:instrText></w:r>"
    field = sign("begin") + order + sign("separate") + run("12") + sign("end")
    simple = f'<w:fldSimple w:instr=" QUOTE ">{run(" and go on")}</w:fldSimple>'
    return word(f"<w:p>{run('See ')}{link}{run(' on page ')}{field}{simple}{run('.')}</w:p>")


@case(
    "docx",
    "zh",
    """
    docx, 3 blocks
    paragraph: ✓ 正确 π 值
    paragraph: 面积是10²平方米
    paragraph: 汉字
    """,
    symbols=(lambda output: "✓ 正确" in output or "✔ 正确" in output, says("π 值"), says("汉字"), omits("hàn")),
)
def symbols_powers_and_reading_aids():
    tick = '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>'
    pi = '<w:r><w:sym w:font="Symbol" w:char="F070"/></w:r>'
    power = run("2", '<w:vertAlign w:val="superscript"/>')
    aid = f"<w:ruby><w:rt>{run('hàn')}</w:rt><w:rubyBase>{run('汉')}</w:rubyBase></w:ruby>"
    return word(
        f"<w:p>{tick}{run(' 正确 ')}{pi}{run(' 值')}</w:p>"
        f"<w:p>{run('面积是10')}{power}{run('平方米')}</w:p>"
        f"<w:p><w:r>{aid}</w:r>{run('字')}</w:p>"
    )


@case(
    "docx", "zh",
    """
    docx, 2 blocks
    paragraph: ① 一半是1/2。
    paragraph: 共3页
    """,
    formulas=(says("①"), says("1/2")),
    fields_and_links=says("共3页"),
)  # fmt: skip
def formulas_of_the_time_before_the_editor():
    def field(instruction, result=""):
        parts = [f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>' for kind in ("begin", "separate", "end")]
        return f"{parts[0]}{instruction}{parts[1]}{result}{parts[2]}"

    def code(text):
        return f'<w:r><w:instrText xml:space="preserve">{text}</w:instrText></w:r>'

    circled, half = field(code(r" eq \o\ac(○,1) ")), field(code(r" EQ \f(1,2) "))
    first = f"<w:p>{circled}{run(' 一半是')}{half}{run('。')}</w:p>"
    inner = code(" IF ") + field(code(" NUMPAGES "), run("9")) + code(" = 1 1 3 ")
    return word(f"{first}<w:p>{run('共')}{field(inner, run('3'))}{run('页')}</w:p>")
