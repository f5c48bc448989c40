"""Stories whose unknown a linear equation of the form rate · x + start = total finds, in both languages."""

from dataclasses import dataclass

from generation.engines.computed.values import Language, Shape


@dataclass(frozen=True, slots=True)
class Story:
    """`rates`, `starts` and `answers` bound the numbers; the total follows from them."""

    setting: str
    question: str
    claim: str
    shape: Shape
    rates: tuple[int, int]
    starts: tuple[int, int]
    answers: tuple[int, int]


STORIES = {
    Language.ENGLISH: (
        Story(
            "A taxi costs ${b} to start and ${a} for each kilometre. A ride costs ${c}.",
            "How long is the ride?",
            "The ride is {answer} long.",
            Shape("{} km"), (2, 4), (3, 9), (4, 30),
        ),
        Story(
            "{name} has ${b} and saves ${a} every week.",
            "After how many weeks does {name} have ${c}?",
            "{name} has ${c} after {answer}.",
            Shape("{} weeks"), (4, 15), (10, 80), (4, 30),
        ),
        Story(
            "A gym charges a joining fee of ${b} and ${a} a month. {name} has paid ${c} so far.",
            "How many months has {name} paid for?",
            "{name} has paid for {answer}.",
            Shape("{} months"), (15, 40), (20, 60), (3, 24),
        ),
        Story(
            "An empty crate weighs {b} kg, and each bag in it weighs {a} kg. The full crate weighs {c} kg.",
            "How many bags are in the crate?",
            "The crate holds {answer} bags.",
            Shape(), (2, 8), (3, 12), (4, 20),
        ),
        Story(
            "A tank holds {b} L of water. A pump adds {a} L every minute.",
            "After how many minutes does the tank hold {c} L?",
            "The tank holds {c} L after {answer}.",
            Shape("{} minutes"), (4, 25), (20, 200), (5, 40),
        ),
        Story(
            "{name} thinks of a number, multiplies it by {a} and adds {b}. The result is {c}.",
            "What number did {name} think of?",
            "{name} thought of the number {answer}.",
            Shape(), (2, 9), (3, 30), (3, 25),
        ),
        Story(
            "A printer needs {b} seconds to warm up and {a} seconds for each page. A job takes {c} seconds in all.",
            "How many pages does the job have?",
            "The job has {answer} pages.",
            Shape(), (2, 6), (8, 30), (5, 40),
        ),
        Story(
            "A school hires a coach for ${b} and buys museum tickets at ${a} each. It pays ${c} in all.",
            "How many tickets does the school buy?",
            "The school buys {answer} tickets.",
            Shape(), (4, 12), (90, 250), (15, 60),
        ),
    ),
    Language.CHINESE: (
        Story(
            "出租车起步价{b}元（不含里程费），每千米收费{a}元，某次乘车共付{c}元。",
            "这次乘车行驶了多少千米？",
            "这次乘车行驶了{answer}。",
            Shape("{}千米"), (2, 4), (6, 12), (4, 30),
        ),
        Story(
            "{name}已有{b}元，每周再存{a}元。",
            "{name}多少周后共有{c}元？",
            "{name}{answer}后共有{c}元。",
            Shape("{}周"), (5, 30), (20, 150), (4, 30),
        ),
        Story(
            "健身房入会费{b}元，每月收费{a}元，{name}一共交了{c}元。",
            "{name}交了多少个月的费用？",
            "{name}交了{answer}的费用。",
            Shape("{}个月"), (60, 150), (50, 200), (3, 24),
        ),
        Story(
            "一个空箱重{b}千克，每袋大米重{a}千克，装满大米后共重{c}千克。",
            "箱子里装了多少袋大米？",
            "箱子里装了{answer}大米。",
            Shape("{}袋"), (2, 10), (3, 12), (4, 20),
        ),
        Story(
            "水池里原有水{b}升，水管每分钟注水{a}升。",
            "多少分钟后水池里有水{c}升？",
            "{answer}后水池里有水{c}升。",
            Shape("{}分钟"), (4, 25), (20, 200), (5, 40),
        ),
        Story(
            "{name}想了一个数，把它乘{a}再加上{b}，结果是{c}。",
            "{name}想的数是多少？",
            "{name}想的数是{answer}。",
            Shape(), (2, 9), (3, 30), (3, 25),
        ),
        Story(
            "学校组织参观，租车费{b}元，门票每张{a}元，一共花了{c}元。",
            "学校买了多少张门票？",
            "学校买了{answer}门票。",
            Shape("{}张"), (10, 40), (200, 600), (15, 60),
        ),
        Story(
            "小树栽下时高{b}厘米，以后每月长高{a}厘米。",
            "多少个月后小树高{c}厘米？",
            "{answer}后小树高{c}厘米。",
            Shape("{}个月"), (2, 8), (30, 120), (4, 24),
        ),
    ),
}  # fmt: skip
