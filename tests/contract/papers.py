"""Small documents of the tests, made on the spot."""

import io
import zipfile

from docx import Document
from openpyxl import Workbook
from PIL import Image
from pptx import Presentation
from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from xlwt.CompoundDoc import XlsDoc

ENGLISH = [
    "Tides and the sea shore",
    "A tide is the regular rise and fall of the sea caused by the pull of the moon and the sun.",
    "A spring tide is a tide of great range that comes at new moon and at full moon.",
    "A neap tide is a tide of small range that comes when the moon stands in its first or last quarter.",
    "The tidal range is the difference in height between high water and the low water that follows.",
    "An estuary is the wide mouth of a river where fresh water meets the salt water of the sea.",
    "A salt marsh is a flat and grassy land that the highest tides cover with sea water.",
    "High water comes about every 12 hours and 25 minutes on most coasts of the world.",
    "The kinds of shore are rocky shores, sandy beaches, mud flats and shingle banks.",
    "A barnacle is a small animal with a shell that lives fixed to rocks and filters its food from the water.",
    "A rock pool is a hollow among rocks that holds sea water when the tide has gone out.",
    "The largest tidal range in the world, 16 metres, is found in the Bay of Fundy in Canada.",
]
CHINESE = [
    "潮汐与海岸",
    "潮汐是指海水在月球和太阳引力作用下发生的周期性涨落现象。",
    "大潮是指在新月和满月时出现的潮差最大的潮汐。",
    "小潮是指在上弦月和下弦月时出现的潮差最小的潮汐。",
    "潮差是指相邻的高潮位与低潮位之间的高度差。",
    "河口是指河流流入海洋、淡水与咸水相混合的地段。",
    "盐沼是指被高潮海水周期性淹没的平坦草地。",
    "海岸的主要类型包括岩石海岸、沙质海岸、淤泥质海岸和生物海岸。",
    "多数海岸的两次高潮相隔约12小时25分钟。",
    "藤壶是指附着在岩石上、靠滤食海水中浮游生物生活的甲壳动物。",
    "潮池是指退潮后留在岩石凹处的海水水洼。",
    "世界上最大的潮差为16米，出现在加拿大的芬迪湾。",
]
BANK = """1. Which planet is nearest to the sun?
A. Venus
B. Mercury
C. Mars
D. Earth
Answer: B
Explanation: Mercury goes round the sun in 88 days.

2. Which of these are metals?
A. Copper
B. Sulphur
C. Iron
D. Neon
Answer: AC

3. Water boils at 100 degrees at sea level.
Answer: True

4. The capital of France is ____ and that of Spain is ____.
Answer: Paris; Madrid

5. Why is the sky blue?
Answer: Air scatters blue light more than red light.
"""
BANK_WITHOUT_KEYS = """1. Which river is the longest in Africa?
A. Niger
B. Nile
C. Congo
D. Zambezi

2. Which gas do plants take in?
A. Oxygen
B. Nitrogen
C. Carbon dioxide
D. Helium

3. Why is the sea salty?

4. The sea is ____ in colour.
"""
CHINESE_BANK = """一、单项选择题
1. 我国的首都是哪里？
A. 上海
B. 北京
C. 广州
D. 天津
答案：B

二、判断题
2. 地球绕着太阳转。
答案：正确
"""
QUIZ = """<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>Planets</text></category></question>
  <question type="multichoice">
    <questiontext format="html"><text><![CDATA[<p>Which planet is nearest to the sun?</p>]]></text></questiontext>
    <generalfeedback format="html"><text>Mercury goes round the sun in 88 days.</text></generalfeedback>
    <single>true</single>
    <answer fraction="0"><text>Venus</text></answer><answer fraction="100"><text>Mercury</text></answer>
    <answer fraction="0"><text>Mars</text></answer><answer fraction="0"><text>Earth</text></answer>
  </question>
  <question type="multichoice">
    <questiontext format="html"><text>Which of these are metals?</text></questiontext>
    <single>false</single>
    <answer fraction="50"><text>Copper</text></answer><answer fraction="-50"><text>Sulphur</text></answer>
    <answer fraction="50"><text>Iron</text></answer><answer fraction="-50"><text>Neon</text></answer>
  </question>
  <question type="truefalse">
    <questiontext format="html"><text>Water boils at 100 degrees at sea level.</text></questiontext>
    <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
  </question>
  <question type="cloze">
    <questiontext format="html">
      <text>The capital of France is {1:SA:=Paris} and that of Spain is {1:SA:=Madrid}.</text>
    </questiontext>
  </question>
  <question type="essay">
    <questiontext format="html"><text>Why is the sky blue?</text></questiontext>
    <graderinfo format="html"><text>Air scatters blue light more than red light.</text></graderinfo>
  </question>
</quiz>
"""
GIFT = """::1:: Which planet is nearest to the sun? {
~Venus
=Mercury
~Mars
~Earth
####Mercury goes round the sun in 88 days.
}

::2:: Which of these are metals? {~%50%Copper ~%-50%Sulphur ~%50%Iron ~%-50%Neon}

::3:: Water boils at 100 degrees at sea level. {T}

::4:: Why is the sky blue? {=Air scatters blue light more than red light.}
"""
AIKEN = """Which planet is nearest to the sun?
A) Venus
B) Mercury
C) Mars
D) Earth
ANSWER: B
"""
ITEM = """<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Planets">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>m</value></correctResponse>
  </responseDeclaration>
  <itemBody>
    <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">
      <prompt>Which planet is nearest to the sun?</prompt>
      <simpleChoice identifier="v">Venus</simpleChoice><simpleChoice identifier="m">Mercury</simpleChoice>
      <simpleChoice identifier="r">Mars</simpleChoice><simpleChoice identifier="e">Earth</simpleChoice>
    </choiceInteraction>
  </itemBody>
  <modalFeedback identifier="general">Mercury goes round the sun in 88 days.</modalFeedback>
</assessmentItem>
"""
MANIFEST = """<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m">
  <resources><resource identifier="i1" type="imsqti_item_xmlv2p1" href="i1.xml"/></resources>
</manifest>
"""


def qti_of(item=ITEM):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("imsmanifest.xml", MANIFEST)
        archive.writestr("i1.xml", item)
    return stream.getvalue()


def docx_of(lines):
    document = Document()
    for line in lines:
        document.add_paragraph(line)
    return saved(document)


def pptx_of(lines):
    slides = Presentation()
    for line in lines:
        slide = slides.slides.add_slide(slides.slide_layouts[1])
        slide.placeholders[1].text = line
    return saved(slides)


def xlsx_of(rows):
    book = Workbook()
    for row in rows:
        book.active.append(row)
    return saved(book)


def pdf_of(lines):
    stream = io.BytesIO()
    canvas = Canvas(stream, pagesize=A4)
    for row, line in enumerate(lines):
        canvas.drawString(50, 800 - 20 * row, line)
    canvas.save()
    return stream.getvalue()


def scanned_pdf():
    """Return a page that is a picture."""
    stream = io.BytesIO()
    canvas = Canvas(stream, pagesize=A4)
    canvas.drawImage(ImageReader(Image.new("RGB", (200, 300), "grey")), 50, 50, 500, 700)
    canvas.save()
    return stream.getvalue()


def locked_docx():
    """Return what Word makes of a document with a password: a compound file with the encrypted package in it."""
    stream = io.BytesIO()
    XlsDoc().save(stream, bytes(5000))
    return stream.getvalue().replace(stream_name("Workbook"), stream_name("EncryptedPackage"))


def stream_name(name):
    """Return a name as the folder of a compound file has it: the name and its length."""
    return name.encode("utf-16-le").ljust(64, b"\0") + (2 * len(name) + 2).to_bytes(2, "little")


def text_of(lines):
    return "\n\n".join(lines).encode()


def saved(document):
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()
