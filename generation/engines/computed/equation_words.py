"""The words of the equation family, in both languages."""

from collections.abc import Mapping
from dataclasses import dataclass

from generation.engines.computed.values import Language


@dataclass(frozen=True, slots=True)
class Words:
    """`questions` and `claims` go in pairs. The slips of a story are those of its equation, and its own."""

    questions: tuple[str, ...]
    claims: tuple[str, ...]
    slips: Mapping[str, str]
    story_slips: Mapping[str, str]
    working: str
    story_working: str
    step: str
    asks_all: str
    other_solution: str


WORDS = {
    Language.ENGLISH: Words(
        questions=(
            "What is the solution of the equation {equation}?",
            "Which value of x solves {equation}?",
            "For which value of x does {equation} hold?",
        ),
        claims=(
            "The solution of the equation {equation} is {answer}.",
            "The value that solves {equation} is {answer}.",
            "The equation {equation} holds for {answer}.",
        ),
        slips={
            "sign_of_constant": "moved the constant to the other side without changing its sign",
            "sign_of_x": "moved the x-term to the other side without changing its sign",
            "both_signs": "moved both terms without changing their signs",
            "bracket": "multiplied only the first term in the bracket",
            "not_divided": "forgot to divide by the number before x",
            "multiplied": "multiplied by the number before x instead of dividing",
            "subtracted": "subtracted the number before x instead of dividing by it",
            "half_divided": "divided only the right side, not the constant on the left",
            "dropped": "left out the constant beside the x-term",
            "sign_of_answer": "got the sign of the answer wrong",
        },
        story_slips={
            "sign_of_constant": "added the starting amount instead of subtracting it",
            "not_divided": "subtracted the starting amount but did not divide",
            "subtracted": "subtracted both numbers instead of dividing by the second",
            "not_subtracted": "divided the whole without taking off the starting amount",
            "joined": "divided by the sum of the two numbers",
            "one_more": "counted one too many",
            "one_less": "counted one too few",
        },
        working="{steps}.",
        story_working="With x for the unknown: {steps}.",
        step=", so ",
        asks_all="Which of these equations have the solution {solution}?",
        other_solution="its solution is x = {value}; whoever gets {solution} {slip}",
    ),
    Language.CHINESE: Words(
        questions=(
            "方程{equation}的解是什么？",
            "解方程{equation}，结果是什么？",
            "x取什么值时，等式{equation}成立？",
        ),
        claims=(
            "方程{equation}的解是{answer}。",
            "解方程{equation}，结果是{answer}。",
            "当{answer}时，等式{equation}成立。",
        ),
        slips={
            "sign_of_constant": "常数项移项没有变号",
            "sign_of_x": "含x的项移项没有变号",
            "both_signs": "移项都没有变号",
            "bracket": "去括号时漏乘了括号里的常数项",
            "not_divided": "没有除以x的系数",
            "multiplied": "应除以x的系数，却乘了系数",
            "subtracted": "应除以x的系数，却减去了系数",
            "half_divided": "两边同除以系数时，左边的常数项没有除",
            "dropped": "漏掉了含x的项旁边的常数项",
            "sign_of_answer": "结果的符号弄反了",
        },
        story_slips={
            "sign_of_constant": "应减去起始的数，却加上了",
            "not_divided": "减去起始的数后没有再除",
            "subtracted": "应除以第二个数，却减去了它",
            "not_subtracted": "没有减去起始的数就除了",
            "joined": "除以了两个数的和",
            "one_more": "多数了一个",
            "one_less": "少数了一个",
        },
        working="{steps}。",
        story_working="设所求的数为x：{steps}。",
        step="，",
        asks_all="下列方程中，解是{solution}的有哪些？",
        other_solution="它的解是x = {value}，得出{solution}是因为{slip}",
    ),
}
