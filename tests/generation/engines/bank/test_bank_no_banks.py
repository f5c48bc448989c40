"""Numbered texts with lettered points are no banks, and banks without keys are not taken for them."""

import pytest

from generation.engines.base import EngineError
from tests.generation.engines.bank.building import drafts_of, paper

LAW = """Part 4 Boats
(1) A skipper breaks this rule if the skipper
(a) leaves the harbour at night;
(b) carries no lamp; or
(c) tows a second boat.
(2) Rule one does not bind a skipper who
(a) was called to a rescue; or
(b) had leave from the harbour master.
"""
LIFE = """Ivo Kant
1. Schools
A. Joinery, Graz, 2003
B. Design, Linz, 2006
2. Tongues
A. German
B. Czech
C. Italian
"""
MARKS = "姓名\t物理\t化学\t答案\n赵一\t91\t84\tA\n钱二\t77\t93\tB\n孙三\t68\t72\tB\n"
DEMANDS = """What the kiosk must do
1. It takes these coins:
A. nickels
B. dimes
2. It prints on:
A. paper
B. card
3. It answers within two seconds.
"""
KEYLESS = """1. The longest river of Europe is
A. the Rhine
B. the Volga
C. the Loire
2. The smallest of these birds is
A. the swan
B. the wren
C. the crane
"""


@pytest.mark.parametrize("text", [LAW, LIFE, MARKS, DEMANDS], ids=["law", "life", "marks", "demands"])
def test_a_text_that_asks_nothing_is_no_bank(text: str) -> None:
    with pytest.raises(EngineError):
        drafts_of(paper(text))


def test_statements_to_complete_need_neither_key_nor_question_mark() -> None:
    assert [len(draft.choices) for draft in drafts_of(paper(KEYLESS))] == [3, 3]
