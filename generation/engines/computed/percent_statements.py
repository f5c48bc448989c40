"""Statements and calculations of which several are right, for the percent family."""

from dataclasses import dataclass

from generation.engines.computed.values import Language


@dataclass(frozen=True, slots=True)
class Table:
    """Right and wrong statements about scenes of one rule, those whose setting has the words `marks`."""

    rule: str
    marks: str
    asks: str
    right: tuple[str, ...]
    wrong: tuple[tuple[str, str], ...]
    working: str = ""


STATEMENTS = {
    Language.ENGLISH: (
        Table(
            rule="percent_off",
            marks="In a sale",
            asks=" Which of these statements are right?",
            right=(
                "A buyer saves {part}.",
                "The sale price is {less}.",
                "The sale price is {left}% of the usual price.",
                "Raising the sale price by {percent}% gives less than {base}.",
            ),
            wrong=(
                ("The new price is {bare}.", "subtracts {percent} itself instead of {percent}% of {base}"),
                ("The new price is {more}.", "adds the reduction instead of subtracting it"),
                ("A buyer pays {percent}% of the usual price.", "takes the reduction for what is left"),
                (
                    "Raising the sale price by {percent}% brings back {base}.",
                    "forgets that {percent}% of the lower price is less than {percent}% of {base}",
                ),
                ("The reduction is {percent_amount}.", "takes the percentage itself for the amount"),
            ),
        ),
        Table(
            rule="percent_more",
            marks="its price has risen",
            asks=" Which of these statements are right?",
            right=(
                "The price has risen by {part}.",
                "The new price is {more}.",
                "The new price is {whole}% of the old one.",
                "Reducing the new price by {percent}% gives less than {base}.",
            ),
            wrong=(
                ("It costs {bare} now.", "adds {percent} itself instead of {percent}% of {base}"),
                ("It costs {less} now.", "subtracts the rise instead of adding it"),
                ("The old price is {left}% of the new one.", "takes the percentage of the new price"),
                (
                    "Reducing the new price by {percent}% brings back {base}.",
                    "forgets that {percent}% of the higher price is more than {percent}% of {base}",
                ),
                ("The rise is {percent_amount}.", "takes the percentage itself for the amount"),
            ),
        ),
    ),
    Language.CHINESE: (
        Table(
            rule="percent_off",
            marks="促销",
            asks="下列说法正确的有哪些？",
            right=(
                "便宜了{part}",
                "促销价是{less}",
                "促销价是原价的{left}%",
                "在促销价的基础上再涨价{percent}%，售价仍低于{base}",
            ),
            wrong=(
                ("现在只卖{bare}", "直接减去{percent}，而不是减去{base}的{percent}%"),
                ("现在要卖{more}", "把便宜的钱数加了上去"),
                ("促销价是原价的{percent}%", "把降低的百分数当成了剩下的百分数"),
                (
                    "在促销价的基础上再涨价{percent}%，就恢复到{base}",
                    "两次的单位“1”不同，促销价的{percent}%少于原价的{percent}%",
                ),
                ("便宜的钱数是{percent_amount}", "把百分数本身当成了钱数"),
            ),
        ),
        Table(
            rule="percent_more",
            marks="涨价",
            asks="下列说法正确的有哪些？",
            right=(
                "售价上涨了{part}",
                "今年的售价是{more}",
                "今年的售价是去年的{whole}%",
                "如果再降价{percent}%，售价会低于{base}",
            ),
            wrong=(
                ("今年要卖{bare}", "直接加上{percent}，而不是加上{base}的{percent}%"),
                ("今年只卖{less}", "把上涨的部分减掉了"),
                ("去年的售价是今年的{left}%", "把今年的售价当成了单位“1”"),
                (
                    "如果再降价{percent}%，就恢复到{base}",
                    "两次的单位“1”不同，今年售价的{percent}%多于去年售价的{percent}%",
                ),
                ("上涨的钱数是{percent_amount}", "把百分数本身当成了钱数"),
            ),
        ),
        Table(
            rule="fold_off",
            marks="原价",
            asks="下列说法正确的有哪些？",
            right=(
                "便宜了{part}",
                "打折后的售价是{less}",
                "售价是原价的{left}%",
                "比原价降低了{percent}%",
            ),
            wrong=(
                ("比原价降低了{left}%", "打{fold_words}折表示按原价的{left}%出售，降低的是{percent}%"),
                ("售价是原价的{percent}%", "把降低的百分数当成了售价的百分数"),
                ("便宜的钱数是{percent_amount}", "把百分数本身当成了钱数"),
                ("打折后要付{bare}", "直接减去{percent}元，而不是减去{base}的{percent}%"),
            ),
        ),
    ),
}

CALCULATIONS = {
    Language.ENGLISH: Table(
        rule="percent_of",
        marks="",
        asks="Which of these calculations give {percent}% of {base}?",
        right=(
            "{base} × {percent} ÷ 100",
            "{base} ÷ 100 × {percent}",
            "{decimal} × {base}",
            "{fraction} of {base}",
        ),
        wrong=(
            ("{base} ÷ {percent} × 100", "swaps the percentage and the hundred"),
            ("{base} × {percent} ÷ 10", "divides by 10 instead of 100"),
            ("{base} − {percent}", "subtracts the percentage itself"),
            ("{base} ÷ {percent}", "divides by the percentage"),
            ("{tenth} × {base}", "shifts the decimal point by one place only"),
        ),
        working="{percent}% of {base} is {base} × {percent} ÷ 100 = {part}.",
    ),
    Language.CHINESE: Table(
        rule="percent_of",
        marks="",
        asks="下列算式中，结果等于{base}的{percent}%的有哪些？",
        right=(
            "{base} × {percent} ÷ 100",
            "{base} ÷ 100 × {percent}",
            "{decimal} × {base}",
            "{base} × {fraction}",
        ),
        wrong=(
            ("{base} ÷ {percent} × 100", "把百分数和100的位置弄反了"),
            ("{base} × {percent} ÷ 10", "除以了10，应除以100"),
            ("{base} − {percent}", "直接减去了百分数本身"),
            ("{base} ÷ {percent}", "除以了百分数本身"),
            ("{tenth} × {base}", "小数点只移动了一位"),
        ),
        working="{base}的{percent}%是{base} × {percent} ÷ 100 = {part}。",
    ),
}
