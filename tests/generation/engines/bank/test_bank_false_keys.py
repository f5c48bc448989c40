"""What looks like a key and is none: better no key than a wrong one."""

import pytest

from generation.engines.bank import BankEngine
from generation.engines.base import Reported
from tests.generation.engines.bank.building import all_keys, brief, drafts_of, names, paper


@pytest.mark.parametrize("stem", ["维生素（C）的别名是（ ）", "Vitamin (B) is also called ( )"])
def test_a_letter_in_brackets_is_text_where_the_slot_stands_empty(stem):
    bank = paper(f"1. {stem}\nA. 甲\nB. 乙\nC. 丙\n2. {stem}\nA. 丁\nB. 戊\nC. 己")
    assert [(draft.stem, draft.keys) for draft in drafts_of(bank)] == [(stem, ()), (stem, ())]


def test_a_range_with_too_few_keys_gives_none_and_is_left_over():
    bank = paper("1. What is 3+4?\nA. 6\nB. 7\n2. What is 3+5?\nA. 8\nB. 7\nAnswer key\n1-3 AB")
    assert all_keys(bank) == ["", ""]
    assert [names(draft) for draft in drafts_of(bank)] == [["6", "7"], ["8", "7"]]
    (facts,) = [event.facts for event in BankEngine().generate(brief(bank)) if isinstance(event, Reported)]
    assert [block["text"] for block in facts["left_over_blocks"]] == ["1-3 AB"]
