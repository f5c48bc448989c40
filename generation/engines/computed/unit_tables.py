"""Units of measurement with their exact sizes, and what is measured with them in everyday life."""

from dataclasses import dataclass
from fractions import Fraction

from generation.engines.computed.values import Language


@dataclass(frozen=True, slots=True)
class Unit:
    """`size` is in the smallest unit of the table's quantity; `name` is what an English question asks for."""

    symbol: str
    chinese: str
    name: str
    size: Fraction


def _unit(symbol: str, chinese: str, name: str, size: int | Fraction) -> Unit:
    return Unit(symbol, chinese, name, Fraction(size))


UNITS = {
    "mm": _unit("mm", "毫米", "millimetres", 1),
    "cm": _unit("cm", "厘米", "centimetres", 10),
    "dm": _unit("dm", "分米", "decimetres", 100),
    "m": _unit("m", "米", "metres", 1000),
    "km": _unit("km", "千米", "kilometres", 1_000_000),
    "mg": _unit("mg", "毫克", "milligrams", 1),
    "g": _unit("g", "克", "grams", 1000),
    "kg": _unit("kg", "千克", "kilograms", 1_000_000),
    "t": _unit("t", "吨", "tonnes", 1_000_000_000),
    "mL": _unit("mL", "毫升", "millilitres", 1),
    "L": _unit("L", "升", "litres", 1000),
    "cm³": _unit("cm³", "立方厘米", "cubic centimetres", 1),
    "dm³": _unit("dm³", "立方分米", "cubic decimetres", 1000),
    "m³": _unit("m³", "立方米", "cubic metres", 1_000_000),
    "s": _unit("s", "秒", "seconds", 1),
    "min": _unit("min", "分钟", "minutes", 60),
    "h": _unit("h", "小时", "hours", 3600),
    "days": _unit("days", "天", "days", 86_400),
    "weeks": _unit("weeks", "周", "weeks", 604_800),
    "cm²": _unit("cm²", "平方厘米", "square centimetres", 1),
    "dm²": _unit("dm²", "平方分米", "square decimetres", 100),
    "m²": _unit("m²", "平方米", "square metres", 10_000),
    "ha": _unit("ha", "公顷", "hectares", 100_000_000),
    "km²": _unit("km²", "平方千米", "square kilometres", 10_000_000_000),
    "m/s": _unit("m/s", "米/秒", "metres per second", 18),
    "km/h": _unit("km/h", "千米/时", "kilometres per hour", 5),
}


@dataclass(frozen=True, slots=True)
class Measured:
    """Something measured: values of the `large` unit run from `low` to `high` in steps of `step`."""

    quantity: str
    large: str
    small: str
    low: Fraction
    high: Fraction
    step: Fraction
    level: int
    english: tuple[str, ...]
    chinese: tuple[str, ...]

    def texts(self, language: Language) -> tuple[str, ...]:
        return self.english if language is Language.ENGLISH else self.chinese


# Ratios that people take for the right one, by quantity and right ratio.
WRONG_RATIOS = {
    "length 10": (100, 1000),
    "length 100": (10, 1000),
    "length 1000": (100, 10, 10_000),
    "mass 1000": (100, 10, 10_000),
    "volume 1000": (100, 10, 10_000),
    "volume 1000000": (1000, 100, 10_000),
    "time 60": (100, 10, 24, 30),
    "time 3600": (60, 100, 360, 1000),
    "time 24": (12, 60, 10, 20),
    "time 7": (5, 10, 6),
    "time 168": (7, 24, 120),
    "time 1440": (24, 60, 2400, 144),
    "area 100": (10, 1000, 10_000),
    "area 10000": (100, 1000, 100_000),
    "area 1000000": (1000, 10_000, 100_000),
    "speed 18/5": (60, 1000, 36, 6),
}

_HALF, _TENTH, _QUARTER = Fraction(1, 2), Fraction(1, 10), Fraction(1, 4)
_ONE = Fraction(1)


def _of(*bounds: int | Fraction) -> tuple[Fraction, Fraction, Fraction]:
    low, high, step = (Fraction(bound) for bound in bounds)
    return low, high, step


MEASURED = (
    Measured(
        "length", "km", "m", *_of(_HALF, 15, _TENTH), 1,
        ("A lakeside path is {value} long.", "The way to school is {value} long.", "A parade route is {value} long."),
        ("环湖步道长{value}。", "从家到学校的路程是{value}。", "一座跨江大桥长{value}。"),
    ),
    Measured(
        "length", "m", "cm", *_of(1, 5, _TENTH), 1,
        ("A garden hose is {value} long.", "A bookshelf is {value} wide.", "A curtain measures {value}."),
        ("一根跳绳长{value}。", "一个书架宽{value}。", "一块窗帘长{value}。"),
    ),
    Measured(
        "length", "cm", "mm", *_of(1, 30, _TENTH), 1,
        ("A pencil is {value} long.", "A leaf measures {value}.", "A screw is {value} long."),
        ("一支铅笔长{value}。", "一片树叶长{value}。", "一枚螺丝钉长{value}。"),
    ),
    Measured(
        "length", "m", "mm", *_of(_ONE, 6, Fraction(1, 20)), 2,
        ("A copper wire is {value} long.", "A plank is {value} long.", "A wall tile strip measures {value}."),
        ("一段铜丝长{value}。", "一块木板长{value}。", "一根钢管长{value}。"),
    ),
    Measured(
        "mass", "kg", "g", *_of(_HALF, 12, _TENTH), 1,
        ("A melon weighs {value}.", "A parcel weighs {value}.", "A bag of flour weighs {value}."),
        ("一个西瓜重{value}。", "一件快递重{value}。", "一袋面粉重{value}。"),
    ),
    Measured(
        "mass", "t", "kg", *_of(_ONE, 30, _TENTH), 2,
        ("A lorry carries {value} of sand.", "A young whale weighs {value}.", "A bridge can bear {value}."),
        ("一辆卡车装了{value}沙子。", "一头大象重{value}。", "一批货物重{value}。"),
    ),
    Measured(
        "mass", "g", "mg", *_of(_TENTH, 5, Fraction(1, 20)), 2,
        ("A vitamin tablet weighs {value}.", "A small coin weighs {value}.", "A feather weighs {value}."),
        ("一片维生素片重{value}。", "一根羽毛重{value}。", "一小份样品重{value}。"),
    ),
    Measured(
        "volume", "L", "mL", *_of(_HALF, 20, _TENTH), 1,
        ("A jug holds {value}.", "A fish bowl holds {value}.", "A cook makes {value} of soup."),
        ("一个水壶能装{value}水。", "一个鱼缸能装{value}水。", "食堂做了{value}豆浆。"),
    ),
    Measured(
        "volume", "m³", "dm³", *_of(_ONE, 30, _TENTH), 2,
        ("A skip holds {value} of rubble.", "A water tank holds {value}.", "A van can load {value}."),
        ("一个沙坑的容积是{value}。", "一个水箱的容积是{value}。", "一节车厢的容积是{value}。"),
    ),
    Measured(
        "volume", "m³", "L", *_of(_HALF, 12, _TENTH), 2,
        ("A rain tank holds {value}.", "A paddling pool holds {value}.", "A family uses {value} of water."),
        ("一个蓄水池能装{value}水。", "一个充气泳池能装{value}水。", "小明家一周用水{value}。"),
    ),
    Measured(
        "volume", "dm³", "cm³", *_of(_HALF, 12, _TENTH), 2,
        ("A wooden box has a volume of {value}.", "A stone has a volume of {value}.", "A brick measures {value}."),
        ("一个木箱的体积是{value}。", "一块石头的体积是{value}。", "一个金属块的体积是{value}。"),
    ),
    Measured(
        "time", "h", "min", *_of(_HALF, 12, _QUARTER), 1,
        ("A coach trip takes {value}.", "A hike takes {value}.", "A train journey takes {value}."),
        ("一场活动持续{value}。", "登山用了{value}。", "乘火车用了{value}。"),
    ),
    Measured(
        "time", "min", "s", *_of(3, 40, _HALF), 1,
        ("A podcast episode lasts {value}.", "A cake bakes for {value}.", "A swimmer trains for {value}."),
        ("一期节目播放{value}。", "烤蛋糕用了{value}。", "一段视频长{value}。"),
    ),
    Measured(
        "time", "days", "h", *_of(_HALF, 10, _HALF), 1,
        ("A sailing trip takes {value}.", "A battery lasts {value}.", "A power cut lasted {value}."),
        ("一次航行用了{value}。", "一块电池能用{value}。", "一次停水持续了{value}。"),
    ),
    Measured(
        "time", "weeks", "days", *_of(2, 30, 1), 1,
        ("A course runs for {value}.", "A ship is at sea for {value}.", "A museum stays closed for {value}."),
        ("一期培训班持续{value}。", "一艘船出海{value}。", "博物馆闭馆{value}。"),
    ),
    Measured(
        "time", "h", "s", *_of(_HALF, 6, _HALF), 3,
        ("A machine runs for {value}.", "A flight takes {value}.", "A test run lasts {value}."),
        ("一台机器运转了{value}。", "一次飞行用了{value}。", "一次试验持续{value}。"),
    ),
    Measured(
        "area", "m²", "dm²", *_of(_HALF, 20, _TENTH), 2,
        ("A table top has an area of {value}.", "A carpet covers {value}.", "A window has an area of {value}."),
        ("一张桌面的面积是{value}。", "一块地毯的面积是{value}。", "一扇窗户的面积是{value}。"),
    ),
    Measured(
        "area", "m²", "cm²", *_of(_HALF, 8, _TENTH), 2,
        ("A poster wall has an area of {value}.", "A door has an area of {value}.", "A flag has an area of {value}."),
        ("一块黑板的面积是{value}。", "一扇门的面积是{value}。", "一面旗帜的面积是{value}。"),
    ),
    Measured(
        "area", "ha", "m²", *_of(_HALF, 40, _HALF), 2,
        ("A city park covers {value}.", "A vineyard covers {value}.", "A campsite covers {value}."),
        ("一个公园占地{value}。", "一片果园占地{value}。", "一所学校占地{value}。"),
    ),
    Measured(
        "area", "km²", "ha", *_of(_HALF, 60, _HALF), 2,
        ("A nature reserve covers {value}.", "A forest covers {value}.", "A lake has an area of {value}."),
        ("一个自然保护区占地{value}。", "一片森林占地{value}。", "一个湖泊的面积是{value}。"),
    ),
    Measured(
        "area", "km²", "m²", *_of(_HALF, 9, _HALF), 3,
        ("A small island has an area of {value}.", "An airfield covers {value}.", "A marsh covers {value}."),
        ("一个小岛的面积是{value}。", "一个机场占地{value}。", "一片湿地的面积是{value}。"),
    ),
    Measured(
        "speed", "m/s", "km/h", *_of(5, 60, 1), 2,
        ("A train moves at {value}.", "A falcon flies at {value}.", "The wind blows at {value}."),
        ("一列火车的速度是{value}。", "一只雨燕的飞行速度是{value}。", "某地的风速是{value}。"),
    ),
)  # fmt: skip
