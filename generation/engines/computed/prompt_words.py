"""The words by which prompts name what the families can compute. All in lower case; of two that fit the longer counts.

A prompt is understood where nothing is left of it once these words, the wish for number and kind and the grade are
taken away: what is left is a subject, or a condition, that no family can keep.
"""

# Words that name a family, with the topics to which they narrow it (none: all of it).
ENGLISH_FAMILIES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (r"percent(?:age)?s?|per cent|(?<!\d)(?<!\d )%", "percent", ()),
    (
        r"percent(?:age)? (?:of|off) (?:a |an )?(?:number|amount|quantity|quantities|numbers|amounts)s?",
        "percent",
        ("percent_of",),
    ),
    (
        r"percent(?:age)?s? (?:increases?|rises?|growth)|mark-?ups?|pay rises?",
        "percent",
        ("percent_more", "percent_rise"),
    ),
    (r"percent(?:age)?s? (?:decreases?|reductions?)|depreciation", "percent", ("percent_off", "percent_fall")),
    (
        r"percent(?:age)?s? (?:changes?|increases? (?:and|or) decreases?)",
        "percent",
        ("percent_rise", "percent_fall", "percent_more", "percent_off"),
    ),
    (r"reverse percent(?:age)?s?|original prices?", "percent", ("before_off", "before_more")),
    (r"discounts?|discounted prices?|sale prices?|price reductions?", "percent", ("discount",)),
    (r"(?:metric |si )?units? conversions?|(?:metric |measurement )conversions?|unit conversion", "units", ()),
    (r"convert(?:ing)?(?: between)? (?:metric |si )?(?:units|measures|measurements)", "units", ()),
    (r"conversions? (?:of|between) (?:metric |si )?(?:units|measures|measurements)|metric units", "units", ()),
    (r"(?:simple |one[- ]variable )?(?:linear )?equations?(?: (?:in|with) one (?:variable|unknown))?", "equations", ()),
    (
        r"solv(?:e|ing)(?: for x| (?:simple )?(?:linear )?equations?)(?: (?:in|with) one (?:variable|unknown))?",
        "equations",
        (),
    ),
    (
        r"gcds?|gcfs?|hcfs?|(?:greatest|highest|largest) common (?:factors?|divisors?)|common (?:factors?|divisors?)",
        "gcd",
        (),
    ),
    (r"lcms?|(?:least|lowest|smallest) common multiples?|common multiples?", "lcm", ()),
)
CHINESE_FAMILIES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("百分数|百分比|百分率|百分之几", "percent", ()),
    ("打折|折扣|打几折|折价", "percent", ("discount", "fold_off", "fold_before")),
    ("求一个数的百分之几", "percent", ("percent_of",)),
    ("单位换算|单位转换|单位的换算|单位的转换|单位互化|单位换", "units", ()),
    ("一元一次方程|一次方程|简易方程|解方程|方程", "equations", ()),
    ("最大公因数|最大公约数|公因数|公约数", "gcd", ()),
    ("最小公倍数|公倍数", "lcm", ()),
)
# Beside a family that can be narrowed, these narrow it.
NARROWING: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "units": (
        (
            r"lengths?|distances?|(?:kilo|centi|milli|deci)?met(?:re|er)s?|km|cm|mm|m|长度",
            ("length",),
        ),
        (r"mass(?:es)?|weights?|(?:kilo|milli)?grams?|tonnes?|kg|g|mg|t|质量|重量", ("mass",)),
        (r"volumes?|capacity|capacities|(?:milli)?lit(?:re|er)s?|ml|l|体积|容积|容量", ("volume",)),
        (r"times?|hours?|minutes?|seconds?|时间", ("time",)),
        (r"areas?|square (?:centi|kilo)?met(?:re|er)s?|hectares?|面积", ("area",)),
        (r"speeds?|velocity|速度", ("speed",)),
    ),
    "equations": ((r"(?:word|story) problems?|应用题|应用问题", ("word_problem",)),),
}
# All families at once, where nothing else is named.
GENERAL = r"math|maths|mathematics|arithmetic|数学|算术"

ENGLISH_FILLERS = (
    "a about advanced age aged ages all also an and answer answers any are as assess at basic be beginner "
    "beginners between calculate calculating calculation calculations can challenging children class clear "
    "computation count covering covers create daily decrease decreases different difficult difficulty do each "
    "easy elementary english every everyday exam exam-style examination examples exercise exercises explain "
    "explained explanation explanations find finding focus following for form from fun generate give good grade "
    "graders grades hard has have help home homework i in include including increase increases intermediate into "
    "is it item items its key keys kids kind kinds learners learning level levels like make making mathematical "
    "mcq me medium middle mini mix mixed moderate money my need new no number numbers of old olds on one only or "
    "our paper please practice practise prepare price prices primary problem problems produce provide pupils qs "
    "question questions quick quiz quizzes related revision school secondary set sheet shop shopping short should "
    "simple skills solution solutions solve some story student students style subject sums task tasks teach test "
    "testing tests that the their them then there these things this to topic topics total training type types us "
    "use using various want warm-up we will with within word working worksheet would write year years you young "
    "your"
)
CHINESE_FILLERS = (
    "的 了 和 与 及 或 跟 对 给 我 我们 要 想 请 帮 帮我 帮忙 麻烦 生成 出 出题 来 "
    "做 写 编 设计 制作 创建 提供 准备 需要 一 一套 一份 一张 一组 一些 一点 几 几道 套 "
    "份 张 组 些 个 道 题 小题 试卷 卷子 卷 试题 题目 题型 习题 练习 练习题 练习卷 测验 "
    "测试 测试题 考试 考题 考卷 考 检测 作业 关于 有关 相关 围绕 以 为 主题 内容 知识 "
    "知识点 方面 针对 适合 面向 用于 小学生 初中生 中学 中学生 学生 孩子 同学 同学们 年级 "
    "上册 下册 学期 期末 期中 单元 数学 计算 计算题 应用 应用题 文字题 生活 实际 日常 购物 "
    "商品 价格 问题 运算 求 简单 容易 基础 中等 难度 较难 难 有难度 困难 提高 混合 综合 "
    "各种 不同 类型 带 附 答案 解析 含 有 包含 包括 其中 每 每题 都 也 并 并且 还 再 "
    "分别 各 共 共计 总共 合计 在 中 里 是 吧 呢 吗 谢谢 老师 用 中文 汉语 英文 英语 "
    "四 正确 这 关 能 会 可以 让 使 公式 专项 训练 复习 巩固 入门 初级 中级 高级 生 点 "
    "来点 一点 题数 题量 小学 初中 要有 换算 转换 单位"
)
# Conditions that every question keeps anyway.
KEPT = (
    r"real[- ](?:world|life)|every ?day life|(?:with )?(?:4|four) (?:options|choices)(?: each)?|"
    r"(?:每题)?[4四]个?选项"
)
# Grades: what stands in the first group is a figure or a word of the table below.
GRADE = (
    r"(?:grades?|years?|class|key stage|ks) ?([0-9]{1,2})(?:[-–][0-9]{1,2})?\b|"
    r"([0-9]{1,2})(?:st|nd|rd|th)[- ]?(?:grade(?:rs?)?|form)?|"
    r"(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ](?:grade(?:rs?)?|form)|"
    r"([一二三四五六七八九])年级|([0-9])年级"
)
ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
AGE = r"(?:aged?|ages) ?([0-9]{1,2})(?:[-–][0-9]{1,2})?\b|([0-9]{1,2})(?:[-–][0-9]{1,2})?[- ]years?[- ]olds?"
JUNIOR = "初一|初二|初三|七年级|八年级|九年级"
SENIOR = r"high school|college|university|高一|高二|高三|高中|大学|大专"
EASIER = r"easy|simple|basic|beginners?|简单|容易|基础|入门|初级"
HARDER = r"hard|harder|difficult|challenging|advanced|难|困难|较难|有难度|提高|高级"
