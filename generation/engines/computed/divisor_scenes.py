"""Stories that ask for a greatest common divisor or a least common multiple, in both languages."""

from dataclasses import dataclass

from generation.engines.computed.values import Language, Shape


@dataclass(frozen=True, slots=True)
class Story:
    """`sizes` bound the answer of a greatest divisor and the two numbers of a least multiple."""

    setting: str
    question: str
    claim: str
    shape: Shape
    sizes: tuple[int, int]


GCD_STORIES = {
    Language.ENGLISH: (
        Story(
            "",
            "What is the greatest common factor of {a} and {b}?",
            "The greatest common factor of {a} and {b} is {answer}.",
            Shape(),
            (2, 24),
        ),
        Story(
            "Two ropes, {a} m and {b} m long, are cut into pieces of one length, with nothing left over.",
            "What is the greatest possible length of a piece?",
            "The greatest possible length of a piece is {answer}.",
            Shape("{} m"),
            (2, 12),
        ),
        Story(
            "A teacher shares {a} pencils and {b} stickers equally among gift bags and uses up all of both.",
            "What is the greatest number of gift bags that is possible?",
            "The greatest possible number of gift bags is {answer}.",
            Shape(),
            (3, 18),
        ),
        Story(
            "A floor of {a} dm by {b} dm is laid with equal square tiles, none of which is cut.",
            "What is the greatest possible side of a tile?",
            "The greatest possible side of a tile is {answer}.",
            Shape("{} dm"),
            (2, 12),
        ),
        Story(
            "A florist has {a} roses and {b} tulips and ties them all into identical bouquets.",
            "How many bouquets are there at most?",
            "The greatest possible number of bouquets is {answer}.",
            Shape(),
            (3, 18),
        ),
        Story(
            "From {a} girls and {b} boys, a coach forms teams that all have the same make-up, leaving nobody out.",
            "What is the greatest possible number of teams?",
            "The greatest possible number of teams is {answer}.",
            Shape(),
            (2, 12),
        ),
    ),
    Language.CHINESE: (
        Story(
            "",
            "{a}和{b}的最大公因数是多少？",
            "{a}和{b}的最大公因数是{answer}。",
            Shape(),
            (2, 24),
        ),
        Story(
            "两根绳子分别长{a}米和{b}米，要剪成同样长的小段且没有剩余。",
            "每段最长多少米？",
            "每段的最大长度是{answer}。",
            Shape("{}米"),
            (2, 12),
        ),
        Story(
            "老师把{a}支铅笔和{b}本练习本平均分给若干名同学，都正好分完。",
            "最多可以分给多少名同学？",
            "同学人数的最大值是{answer}。",
            Shape("{}名"),
            (3, 18),
        ),
        Story(
            "一间长{a}分米、宽{b}分米的房间，要用同样大小的正方形地砖铺满，地砖都用整块。",
            "地砖的边长最大是多少分米？",
            "地砖边长的最大值是{answer}。",
            Shape("{}分米"),
            (2, 12),
        ),
        Story(
            "花店用{a}朵玫瑰和{b}朵百合扎成同样的花束，全部用完。",
            "最多可以扎成多少束？",
            "花束数量的最大值是{answer}。",
            Shape("{}束"),
            (3, 18),
        ),
        Story(
            "把{a}名女生和{b}名男生分成若干组，每组的女生人数相同，男生人数也相同。",
            "最多可以分成多少组？",
            "组数的最大值是{answer}。",
            Shape("{}组"),
            (2, 12),
        ),
    ),
}

LCM_STORIES = {
    Language.ENGLISH: (
        Story(
            "",
            "What is the least common multiple of {a} and {b}?",
            "The least common multiple of {a} and {b} is {answer}.",
            Shape(),
            (4, 40),
        ),
        Story(
            "One bus leaves a station every {a} minutes, another every {b} minutes. Both leave together at 8:00.",
            "After how many minutes do they next leave together?",
            "They next leave together after {answer}.",
            Shape("{} minutes"),
            (6, 30),
        ),
        Story(
            "A red lamp flashes every {a} seconds and a blue one every {b} seconds. Both have just flashed together.",
            "After how many seconds do they next flash together?",
            "They next flash together after {answer}.",
            Shape("{} seconds"),
            (4, 30),
        ),
        Story(
            "Rolls come in packs of {a}, sausages in packs of {b}. A cook wants equally many of both, in whole packs.",
            "What is the smallest number of rolls that the cook has to buy?",
            "The smallest number of rolls that the cook has to buy is {answer}.",
            Shape(),
            (4, 16),
        ),
        Story(
            "Two gears with {a} and {b} teeth turn together; two marked teeth are touching now.",
            "After how many teeth do the two marks touch again for the first time?",
            "The two marks touch again for the first time after {answer}.",
            Shape("{} teeth"),
            (8, 40),
        ),
        Story(
            "A gardener waters one plant every {a} days and another every {b} days. Both were watered today.",
            "In how many days will both next be watered on the same day?",
            "Both will next be watered on the same day in {answer}.",
            Shape("{} days"),
            (3, 14),
        ),
    ),
    Language.CHINESE: (
        Story(
            "",
            "{a}和{b}的最小公倍数是多少？",
            "{a}和{b}的最小公倍数是{answer}。",
            Shape(),
            (4, 40),
        ),
        Story(
            "甲路公交车每{a}分钟发一班，乙路公交车每{b}分钟发一班，早上8时两路车同时发车。",
            "至少再过多少分钟两路车又同时发车？",
            "两路车下一次同时发车是在{answer}后。",
            Shape("{}分钟"),
            (6, 30),
        ),
        Story(
            "红灯每{a}秒闪一次，蓝灯每{b}秒闪一次，刚才两灯同时闪了一次。",
            "至少再过多少秒两灯又同时闪？",
            "两灯下一次同时闪是在{answer}后。",
            Shape("{}秒"),
            (4, 30),
        ),
        Story(
            "小红每{a}天去一次图书馆，小刚每{b}天去一次，今天两人都去了图书馆。",
            "至少再过多少天两人又在同一天去图书馆？",
            "两人下一次在同一天去图书馆是在{answer}后。",
            Shape("{}天"),
            (3, 14),
        ),
        Story(
            "一批书，每{a}本一包或每{b}本一包，都正好包完。",
            "这批书至少有多少本？",
            "这批书本数的最小值是{answer}。",
            Shape("{}本"),
            (4, 30),
        ),
        Story(
            "两个互相咬合的齿轮分别有{a}个齿和{b}个齿，现在各有一个做了记号的齿正好相碰。",
            "至少再转过多少个齿，这两个齿才又相碰？",
            "这两个齿下一次相碰是在转过{answer}之后。",
            Shape("{}个齿"),
            (8, 40),
        ),
    ),
}
