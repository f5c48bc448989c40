"""Which Chinese sentences are asked, and how."""

import pytest

from generation.engines.builtin.chinese import builders
from generation.engines.builtin.chinese.numbers import numeral
from generation.engines.builtin.chinese.sentences import analysed, stands_alone, statements
from generation.engines.builtin.material import Passage
from generation.questions import QuestionType

RULES = "图书馆管理办法"


def candidates(*texts, family=None, section=("读书",)):
    passages = [Passage(index, text, section, "读书", article=text[:3]) for index, text in enumerate(texts)]
    return [found for found in builders.candidates(passages) if family in (None, found.family)]


def is_sound(text):
    return any(stands_alone(analysed(found)) for found in statements(Passage(0, text), 0))


@pytest.mark.parametrize("text", ["长江是中国最长的河流。", "读者应当爱护图书。", "叶片由表皮、叶肉和叶脉组成。"])
def test_a_whole_sentence_stands_alone(text):
    assert is_sound(text)


@pytest.mark.parametrize(
    "text",
    [
        "这种河流在南方十分常见。",
        "该单位应当及时报告情况。",
        "前款规定的期限可以延长。",
        "有下列情形之一的，应当赔偿。",
        "（二）在书上乱涂乱画的；",
        "因此水位在夏天上升得很快。",
        "加强对图书的日常管理工作。",
        "如图所示，叶片分为三层结构。",
        "叶片由什么部分组成呢？",
        "键盘、鼠标、扫描仪、麦克风。",
    ],
)
def test_a_sentence_that_leans_on_others_does_not(text):
    assert not is_sound(text)


def test_a_blank_takes_whole_words():
    text = "计算机病毒是能够自我复制的程序代码。" + "计算机网络由许多计算机连接而成，计算机病毒通过网络传播。"
    words = {"计算机病毒", "计算机网络", "计算机", "网络"}
    blanks = [found for found in candidates(text) if found.type is QuestionType.MULTIPLE_BLANK]
    assert blanks
    assert {found.keys[0] for found in blanks} <= words


def test_who_has_a_duty_is_asked_for_among_others_with_duties():
    found = candidates(
        "第一条 馆长应当每年向读者公布图书馆的经费使用情况。",
        "第二条 保安人员应当在闭馆以后检查所有门窗和电源。",
        "第三条 值班老师负责登记每天借出和归还的书刊数量。",
        "第四条 高年级学生可以在周末申请担任阅览室的服务志愿者。",
        family="duty",
        section=(RULES,),
    )
    asked = next(one for one in found if one.keys == ("馆长",))
    assert asked.stem == f"根据《{RULES}》，下列哪一主体应当每年向读者公布图书馆的经费使用情况？"
    assert set(asked.wrong) == {"保安人员", "值班老师", "高年级学生"}


def test_a_duty_is_turned_into_a_choice():
    found = candidates("读者离开座位时应当带走自己的物品。", family="modal")[0]
    assert found.stem == "读者离开座位时可以不带走自己的物品。"
    assert not found.truth


def test_a_fine_keeps_its_form():
    text = "违反本办法第一次的，由学校处五十元以上二百元以下罚款。"
    found = candidates(text, family="number", section=(RULES,))[0]
    assert found.keys == ("五十元以上二百元以下",)
    assert all(wrong.endswith("元以下") and "以上" in wrong for wrong in found.wrong)


def test_members_of_a_list_are_asked_for_among_members_of_others():
    text = "常见的水果包括苹果、香蕉、葡萄和西瓜。常见的蔬菜包括白菜、萝卜、茄子和南瓜。"
    found = candidates(text, family="list")[0]
    assert found.stem == "常见的水果包括下列哪些？"
    assert set(found.keys) <= {"苹果", "香蕉", "葡萄", "西瓜"}


def test_the_cases_of_an_article_are_asked_for_with_cases_of_another():
    found = candidates(
        "第八条 读者有下列行为之一的，停止借书一个月：",
        "（一）撕毁书页的；",
        "（二）涂改条码的；",
        "（三）转借证件的。",
        "第九条 读者有下列行为之一的，责令离开：",
        "（一）大声喧哗的；",
        "（二）随地吐痰的；",
        "（三）携带宠物的。",
        family="list",
        section=(RULES,),
    )
    assert found[0].stem == f"根据《{RULES}》第八条，读者有下列哪些行为的，停止借书一个月？"
    assert set(found[0].wrong) <= {"大声喧哗的", "随地吐痰的", "携带宠物的"}


def test_a_question_of_the_notes_is_asked_with_its_own_answer():
    found = candidates("光合作用的原料有哪些？", "二氧化碳和水", family="answer")[0]
    assert (found.stem, found.keys) == ("光合作用的原料有哪些？", ("二氧化碳和水",))


@pytest.mark.parametrize(
    ("size", "written"),
    [(10, "十"), (15, "十五"), (205, "二百零五"), (20_000, "二万"), (10_500, "一万零五百"), (3_000, "三千")],
)
def test_numbers_are_written_in_characters(size, written):
    assert numeral(size) == written


@pytest.mark.parametrize(
    "text",
    [
        "次年，水库的大坝开始蓄水。",
        "后期以防洪为目标，加固了两岸的堤坝。",
        "常用的方法有沉淀法、过滤法和蒸馏法。",
        "各位同学，今天来看水库的大坝。",
        "老张是个例外，他编写了水库的历史。",
        "水利工程讲义　第二讲　水库与大坝",
        "水库大坝建设历史与工程影响",
    ],
)
def test_a_sentence_that_leans_on_others_or_is_a_title_is_not_asked(text):
    assert candidates(text) == []


@pytest.mark.parametrize(
    ("text", "family", "altered"),
    [
        ("大坝于1903年建成，坝顶长二百米左右。", "year", "年建成，坝顶长"),
        ("两县在南渡签订了《清河条约》。", "swap", "两县在南渡签订了《沙河条约》。"),
    ],
)
def test_a_year_or_a_title_is_altered_rather_than_negated(text, family, altered):
    found = candidates(text, "三县在北渡签订了《沙河条约》。", family=family)
    assert altered in found[0].stem
    assert not found[0].truth
    assert found[0].stem != text


def test_a_number_of_what_the_sentence_lists_is_left_alone():
    assert candidates("水有三种状态：固态、液态和气态。", family="number") == []


def test_a_name_is_not_cut_in_two():
    text = "先来先服务算法按照进程到达的先后次序进行调度。"
    keys = {key for found in candidates(text, "先来先服务算法有利于长作业，不利于短作业。") for key in found.keys}
    assert "服务算法" not in keys


@pytest.mark.parametrize("text", ["图书馆不得向读者收取任何费用。", "读者不得擅自带走馆内的图书。"])
def test_a_ban_is_not_turned_into_a_permission_that_nobody_would_believe(text):
    assert candidates(text, family="modal") == []
