"""Word's automatic numbers."""

from tests.files.documents.builders import level, lists, numbered, paragraph, word
from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.facts import bullets, items, says

CHAPTER = '<w:style w:type="paragraph" w:styleId="{0}"><w:name w:val="heading {0}"/><w:pPr>{1}</w:pPr></w:style>'


def number(number_id, definition=0, override=""):
    return f'<w:num w:numId="{number_id}"><w:abstractNumId w:val="{definition}"/>{override}</w:num>'


def starts(value, place=0):
    return f'<w:lvlOverride w:ilvl="{place}"><w:startOverride w:val="{value}"/></w:lvlOverride>'


def listed(*texts, number_id=1, place=0):
    return "".join(numbered(text, number_id, place) for text in texts)


def headings(count, number_id=1):
    numbers = '<w:numPr><w:ilvl w:val="{}"/><w:numId w:val="{}"/></w:numPr>'
    return "".join(CHAPTER.format(place + 1, numbers.format(place, number_id)) for place in range(count))


def titled(text, place):
    return paragraph(text, f'<w:pStyle w:val="{place}"/>')


@case(
    "docx",
    "zh",
    """
    docx, 9 blocks
    item 1: 一、 | 单项选择题
    item 2: 1. | 下列哪种物质是气体？
    item 3: A. | 冰
    item 3: B. | 水蒸气
    item 2: 2. | 水在多少度结冰？
    item 3: A. | 零度
    item 1: 二、 | 判断题
    item 2: 1. | 冰比水重。
    item 2: 2. | 雪是水变的。
    """,
    numbering=(items("一、 单项选择题", "二、 判断题", "A. 零度"), items("1. 冰比水重。", "2. 雪是水变的。")),
)
def exam_of_three_levels():
    levels = lists(level(0, "chineseCounting", "%1、"), level(1, "decimal", "%2."), level(2, "upperLetter", "%3."))
    body = (
        listed("单项选择题") + listed("下列哪种物质是气体？", place=1) + listed("冰", "水蒸气", place=2)
        + listed("水在多少度结冰？", place=1) + listed("零度", place=2)
        + listed("判断题") + listed("冰比水重。", "雪是水变的。", place=1)
    )  # fmt: skip
    return word(body, "", levels)


@case(
    "docx",
    "en",
    """
    docx, 6 blocks
    item 1: 1. | Which of these floats?
    item 2: (a) | ice
    item 2: (b) | iron
    paragraph: Read the text above once more.
    item 1: 2. | Which of these sinks?
    item 2: (a) | lead
    """,
    numbering=items("1. Which of these floats?", "(b) iron", "2. Which of these sinks?", "(a) lead"),
)
def letters_begin_anew_below_each_question():
    levels = lists(level(0, "decimal", "%1."), level(1, "lowerLetter", "(%2)"))
    body = listed("Which of these floats?") + listed("ice", "iron", place=1)
    body += paragraph("Read the text above once more.") + listed("Which of these sinks?") + listed("lead", place=1)
    return word(body, "", levels)


@case(
    "docx",
    "en",
    """
    docx, 7 blocks
    paragraph: Part one
    item 1: 1. | Name a gas.
    item 1: 2. | Name a metal.
    paragraph: Part two
    item 1: 1. | Name a river.
    item 1: 2. | Name a lake.
    item 1: 10. | Name a star.
    """,
    numbering=items("2. Name a metal.", "1. Name a river.", "2. Name a lake.", "10. Name a star."),
)
def parts_that_restart_by_override():
    nums = number(1) + number(2, override=starts(1)) + number(3, override=starts(10))
    body = paragraph("Part one") + listed("Name a gas.", "Name a metal.") + paragraph("Part two")
    body += listed("Name a river.", "Name a lake.", number_id=2) + listed("Name a star.", number_id=3)
    return word(body, "", lists(level(0, "decimal", "%1."), nums=nums))


ARTICLES = [
    "本办法所称水体包括河流。",
    "禁止向水体倾倒垃圾。",
    *[f"学校应当完成第{name}项检查。" for name in "甲乙丙丁戊己庚辛壬癸"],
]


@case(
    "docx",
    "zh",
    """
    docx, 14 blocks
    heading 1: 第一章 | 总则
    @ under 第一章 总则
    item 2: 第一条 | 本办法所称水体包括河流。
    item 2: 第二条 | 禁止向水体倾倒垃圾。
    @ top
    heading 1: 第二章 | 检查
    @ under 第二章 检查
    item 2: 第三条 | 学校应当完成第甲项检查。
    item 2: 第四条 | 学校应当完成第乙项检查。
    item 2: 第五条 | 学校应当完成第丙项检查。
    item 2: 第六条 | 学校应当完成第丁项检查。
    item 2: 第七条 | 学校应当完成第戊项检查。
    item 2: 第八条 | 学校应当完成第己项检查。
    item 2: 第九条 | 学校应当完成第庚项检查。
    item 2: 第十条 | 学校应当完成第辛项检查。
    item 2: 第十一条 | 学校应当完成第壬项检查。
    item 2: 第十二条 | 学校应当完成第癸项检查。
    """,
    numbering=items(
        "第一章 总则", "第二章 检查", "第三条 学校应当完成第甲项检查。", "第十二条 学校应当完成第癸项检查。"
    ),
)
def statute_whose_articles_count_on_over_chapters():
    chapter = level(0, "chineseCountingThousand", "第%1章")
    article = level(1, "chineseCountingThousand", "第%2条", '<w:lvlRestart w:val="0"/>')
    body = titled("总则", 1) + listed(*ARTICLES[:2], place=1) + titled("检查", 1) + listed(*ARTICLES[2:], place=1)
    return word(body, headings(1), lists(chapter, article))


@case(
    "docx",
    "en",
    """
    docx, 7 blocks
    heading 1: 1 | Matter
    @ under 1 Matter
    heading 2: 1.1 | States
    @ under 1 Matter > 1.1 States
    heading 3: 1.1.1 | Gas
    @ under 1 Matter > 1.1 States > 1.1.1 Gas
    paragraph: It fills its vessel.
    @ under 1 Matter
    heading 2: 1.2 | Mass
    @ top
    heading 1: 2 | Energy
    @ under 2 Energy
    heading 2: 2.1 | Heat
    """,
    numbering=items("1 Matter", "1.1.1 Gas", "1.2 Mass", "2.1 Heat"),
)
def numbered_headings_of_three_levels():
    levels = lists(level(0, "decimal", "%1"), level(1, "decimal", "%1.%2"), level(2, "decimal", "%1.%2.%3"))
    body = titled("Matter", 1) + titled("States", 2) + titled("Gas", 3) + paragraph("It fills its vessel.")
    return word(body + titled("Mass", 2) + titled("Energy", 1) + titled("Heat", 2), headings(3), levels)


@case(
    "docx",
    "zh",
    """
    docx, 5 blocks
    heading 1: 第一单元 | 水
    @ under 第一单元 水
    heading 2: 1.1 | 水的三态
    @ top
    heading 1: 第二单元 | 空气
    @ under 第二单元 空气
    heading 2: 2.1 | 风
    heading 2: 2.2 | 云
    """,
    numbering=items("第二单元 空气", "1.1 水的三态", "2.2 云"),
)
def sections_in_digits_below_units_in_words():
    legal = level(1, "decimal", "%1.%2", "<w:isLgl/>")
    body = titled("水", 1) + titled("水的三态", 2) + titled("空气", 1) + titled("风", 2) + titled("云", 2)
    return word(body, headings(2), lists(level(0, "chineseCounting", "第%1单元"), legal))


@case(
    "docx",
    "zh",
    """
    docx, 6 blocks
    paragraph: 阅读材料，回答问题。
    item 1: ① | 河水从哪里来？
    item 1: ② | 河水流到哪里去？
    item 1: ③ | 谁在河边洗衣服？
    item 1: 甲、 | 山上
    item 1: 乙、 | 海里
    """,
    numbering=items("① 河水从哪里来？", "③ 谁在河边洗衣服？", "甲、 山上", "乙、 海里"),
)
def circled_numbers_and_heavenly_stems():
    stems = f'<w:abstractNum w:abstractNumId="1">{level(0, "ideographTraditional", "%1、")}</w:abstractNum>'
    nums = stems + number(1) + number(2, 1)
    body = paragraph("阅读材料，回答问题。") + listed("河水从哪里来？", "河水流到哪里去？", "谁在河边洗衣服？")
    return word(
        body + listed("山上", "海里", number_id=2), "", lists(level(0, "decimalEnclosedCircle", "%1"), nums=nums)
    )


@case(
    "docx",
    "en",
    """
    docx, 6 blocks
    item 1: Q01 | What is dew?
    item 2: iii) | water
    item 2: iv) | salt
    item 1: Q02 | What is fog?
    item 2: iii) | a cloud
    item 1: Q03 | What is hail?
    """,
    numbering=items("Q01 What is dew?", "iv) salt", "Q02 What is fog?", "iii) a cloud"),
)
def leading_zeros_and_roman_numbers_from_three():
    roman = level(1, "lowerRoman", "%2)").replace('<w:start w:val="1"/>', '<w:start w:val="3"/>')
    body = listed("What is dew?") + listed("water", "salt", place=1) + listed("What is fog?")
    return word(
        body + listed("a cloud", place=1) + listed("What is hail?"), "", lists(level(0, "decimalZero", "Q%1"), roman)
    )


@case(
    "docx",
    "en",
    """
    docx, 4 blocks
    item 1: 1. | Before the table
    table: 1 row, 2 columns
      row 1:
        cell 1:
          item 1: 2. | In its first cell
        cell 2:
          item 1: 3. | In its second cell
    item 1: 5. | Behind an empty item
    paragraph: The end.
    """,
    numbering=items("1. Before the table", "5. Behind an empty item"),
)
def numbers_run_on_through_a_table_and_an_empty_item():
    cells = "".join(f"<w:tc>{numbered(text)}</w:tc>" for text in ("In its first cell", "In its second cell"))
    table = f"<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid><w:tr>{cells}</w:tr></w:tbl>"
    body = numbered("Before the table") + table + numbered("") + numbered("Behind an empty item")
    return word(body + paragraph("The end."), "", lists(level(0, "decimal", "%1.")))


@case(
    "docx",
    "zh",
    """
    docx, 6 blocks
    item 1: 一、 | 填空题
    item 2: 1\uff0e | 水的沸点是____。
    item 2: 2\uff0e | 冰的熔点是____。
    item 1: 二、 | 简答题
    item 2: 3\uff0e | 什么是蒸发？
    item 2: 4\uff0e | 什么是凝结？
    """,
    numbering=items("二、 简答题", "3\uff0e 什么是蒸发？", "4\uff0e 什么是凝结？"),
)
def questions_that_count_on_over_the_parts():
    steady = level(1, "decimal", "%2\uff0e", '<w:lvlRestart w:val="0"/>')
    body = listed("填空题") + listed("水的沸点是____。", "冰的熔点是____。", place=1)
    body += listed("简答题") + listed("什么是蒸发？", "什么是凝结？", place=1)
    return word(body, "", lists(level(0, "chineseCounting", "%1、"), steady))


@case(
    "docx",
    "en",
    """
    docx, 4 blocks
    item 1: • | States
    item 2: ◦ | solid
    item 3: ▪ | ice
    item 1: • | Changes
    """,
    bullets=bullets("States", "solid", "ice", "Changes"),
)
def bullets_of_symbol_fonts():
    def font(name):
        return f'<w:rPr><w:rFonts w:ascii="{name}" w:hAnsi="{name}"/></w:rPr>'

    levels = lists(
        level(0, "bullet", "\uf0b7", font("Symbol")),
        level(1, "bullet", "o", font("Courier New")),
        level(2, "bullet", "\uf0a7", font("Wingdings")),
    )
    return word(listed("States") + listed("solid", place=1) + listed("ice", place=2) + listed("Changes"), "", levels)


@case(
    "docx",
    "zh",
    """
    docx, 4 blocks
    item 1: 第1题 | 写出水的化学式。
    item 1: 第2题 | 写出冰的密度。
    item 1: 附加题一 | 为什么冰浮在水上？
    item 1: 附加题二 | 为什么天会下雨？
    """,
    numbering=items("第2题 写出冰的密度。", "附加题一 为什么冰浮在水上？", "附加题二 为什么天会下雨？"),
)
def list_that_brings_a_level_of_its_own():
    own = level(0, "chineseCounting", "附加题%1")
    override = f'<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/>{own}</w:lvlOverride>'
    body = listed("写出水的化学式。", "写出冰的密度。") + listed("为什么冰浮在水上？", "为什么天会下雨？", number_id=2)
    return word(body, "", lists(level(0, "decimal", "第%1题"), nums=number(1) + number(2, override=override)))


@case(
    "docx",
    "en",
    """
    docx, 4 blocks
    item 1: I. | Rivers
    item 2: A. | source
    item 2: B. | mouth
    item 1: II. | Lakes
    """,
    numbering=items("I. Rivers", "B. mouth", "II. Lakes"),
)
def list_of_a_list_style():
    styled = '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="Outline"/></w:abstractNum>'
    numbers = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'
    style = f'<w:style w:type="numbering" w:styleId="Outline"><w:name w:val="Outline"/>{numbers}</w:style>'
    levels = lists(
        level(0, "upperRoman", "%1."), level(1, "upperLetter", "%2."), nums=styled + number(1) + number(2, 1)
    )
    body = (
        listed("Rivers", number_id=2) + listed("source", "mouth", number_id=2, place=1) + listed("Lakes", number_id=2)
    )
    return word(body, style, levels)


@case(
    "docx",
    "zh",
    """
    docx, 4 blocks
    item 1: （一） | 选择题
    item 2: (1) | 水是不是金属？
    item 2: (2) | 铁是不是金属？
    item 1: （二） | 问答题
    """,
    numbering=(items("（一） 选择题", "（二） 问答题"), says("(2)")),
)
def numbers_in_brackets_by_styles():
    numbers = '<w:pPr><w:numPr><w:ilvl w:val="{}"/><w:numId w:val="1"/></w:numPr></w:pPr>'
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="{name}"><w:name w:val="{name}"/>{numbers.format(place)}</w:style>'
        for place, name in enumerate(("Part", "Question"))
    )
    levels = lists(level(0, "chineseCounting", "（%1）"), level(1, "decimalEnclosedParen", "%2"))
    body = titled("选择题", "Part") + titled("水是不是金属？", "Question") + titled("铁是不是金属？", "Question")
    return word(body + titled("问答题", "Part"), styles, levels)
