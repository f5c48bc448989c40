"""The sentences around an exercise, in each language."""

from dataclasses import dataclass

from generation.engines.computed.values import Language


@dataclass(frozen=True, slots=True)
class Phrases:
    """`gap` stands between two sentences; the others are templates."""

    gap: str
    true: str
    false: str
    is_true: str
    is_false: str
    slips: str
    slip: str
    between: str
    end: str
    wrong: str
    wrong_option: str


PHRASES = {
    Language.ENGLISH: Phrases(
        gap=" ",
        true="True",
        false="False",
        is_true="So the statement is true.",
        is_false="So the statement is false: whoever gets {value} {why}.",
        slips="The other options come from slips: ",
        slip="{value} ({why})",
        between="; ",
        end=".",
        wrong="The other options are wrong: ",
        wrong_option="“{text}” ({why})",
    ),
    Language.CHINESE: Phrases(
        gap="",
        true="正确",
        false="错误",
        is_true="所以说法正确。",
        is_false="所以说法错误：得出{value}，是因为{why}。",
        slips="其他选项的错误：",
        slip="{value}（{why}）",
        between="；",
        end="。",
        wrong="其余选项错误：",
        wrong_option="“{text}”（{why}）",
    ),
}
