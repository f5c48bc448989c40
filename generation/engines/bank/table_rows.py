"""From the rows of a bank table to its questions, one after the other."""

import re
from dataclasses import dataclass

from files.documents.types import Cell, Location
from generation.engines.bank.answers import letters_in
from generation.engines.bank.cells import (
    NO,
    YES,
    listed_texts,
    option_in,
    options_in,
    styled_of,
    text_of,
    type_in,
    without_placeholders,
)
from generation.engines.bank.column_contents import Contents
from generation.engines.bank.columns import Columns
from generation.engines.bank.inner_question import options_behind, question_in
from generation.engines.bank.lexer import number_of
from generation.engines.bank.model import Doubt, Item, Line, Option
from generation.engines.bank.options import opening_letter
from generation.engines.bank.stems import with_blanks, without_tags
from generation.engines.bank.styled import Styled, fold
from generation.engines.bank.table_answers import (
    AnswerColumn,
    answers_in,
    is_key,
    is_verdict_column,
    without_explanation_label,
    without_label,
)
from generation.questions import BLANK, QuestionType

NUMBER = re.compile(r"(?:第\s?|q\.?\s?|no\.?\s?)?(\d{1,5})(?:\.0)?\s?[.、)题]?", re.IGNORECASE)
# A key below the options, in their cell.
LABELLED = re.compile(r"\n\s{0,8}(?:(?:参考|正确|标准)?答案|answer)\s?:", re.IGNORECASE)
WITHOUT_OPTIONS = {QuestionType.MULTIPLE_BLANK, QuestionType.SHORT_ANSWER}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: its cells, their texts, and where it stands."""

    cells: tuple[Cell, ...]
    texts: list[str]
    location: Location

    @classmethod
    def of(cls, cells: tuple[Cell, ...], location: Location) -> "Row":
        return cls(cells, [text_of(cell) for cell in cells], location)

    def text(self, place: int | None) -> str:
        return self.texts[place] if place is not None and place < len(self.texts) else ""

    def styled(self, place: int) -> Styled:
        return styled_of(self.cells[place])

    def filled(self) -> list[int]:
        return [place for place, text in enumerate(self.texts) if text]

    def cut(self, start: int, stop: int) -> "Row":
        return Row(self.cells[start:stop], self.texts[start:stop], self.location)

    def line(self) -> Line:
        return Line(Styled.plain("\t".join(text for text in self.texts if text)), self.location)


class RowReader:
    """Makes items of rows whose columns are known."""

    def __init__(self, columns: Columns, contents: Contents) -> None:
        self._columns = columns
        self._answers = AnswerColumn(columns, contents)
        self._verdicts = is_verdict_column(columns, contents)
        self._numbered = columns.stem is not None and contents.numbers_stems(columns.stem)
        listed = columns.all_options
        self._separator = contents.weak_separator(listed) if listed is not None else None
        self._option_a_row = listed is not None and not contents.holds_options(listed) and not self._separator
        self._right_first = bool({*columns.answers} & {*columns.options})
        self._shared: Styled | None = None

    def item(self, row: Row, asked: QuestionType | None) -> Item | None:
        """Return the question of a row, None for a row that has no stem of its own."""
        columns = self._columns
        stem = self._stem(row)
        if not stem:
            return None
        item = self._read_stem(stem, row)
        item.number = self._number(row) or item.number
        types = [kind for place in columns.types if row.text(place) and (kind := type_in(row.text(place)))]
        untyped = any(row.text(place) for place in columns.types) and not types
        item.asked = types[-1] if types else item.asked or (None if untyped else asked)
        if explanation := next((row.text(place) for place in columns.explanations if row.text(place)), ""):
            item.explanation = without_explanation_label(explanation)
        options = self._options(row)
        answers = self._row_answers(row)
        if not answers and columns.all_options is not None and LABELLED.search(fold(row.text(columns.all_options))):
            within, _ = question_in(Styled.joined([stem, row.styled(columns.all_options)], "\n"), row.location)
            options, answers = within.options, within.answers
            item.explanation = item.explanation or within.explanation
        if answers and not (self._right_first and options):
            item.answers = answers
        self._give(item, options)
        self._mark_row_key(item, row)
        return item

    def extend(self, item: Item, row: Row) -> bool:
        """Add what a row without a stem has: options more, or more of the answer or explanation."""
        columns = self._columns
        added = self._options(row)
        if added:
            item.options.extend(added)
            self._mark_row_key(item, row)
        elif continued := self._options_across(item, row):
            item.options.extend(continued)
        elif item.asked in WITHOUT_OPTIONS and self._row_answers(row):
            item.answers.extend(self._row_answers(row))
        elif why := next((row.text(place) for place in columns.explanations if row.text(place)), ""):
            item.explanation = "\n".join(filter(None, (item.explanation, why)))
        else:
            return False
        return True

    def continues(self, item: Item, row: Row) -> bool:
        """Tell a row that goes on with the question above it though its stem's cell is filled."""
        columns = self._columns
        if self._number(row) is not None and self._number(row) != item.number:
            return False
        if self._option_a_row and columns.stem is not None and self._plain_stem(row).text == item.stem.text:
            return True
        return bool(self._options_across(item, row))

    def _options_across(self, item: Item, row: Row) -> list[Option]:
        """Return the options that the cells of a row open with their letters, if these go on from the item's."""
        columns = self._columns
        if columns.options or columns.all_options is not None:
            return []
        filled = [place for place in row.filled() if place != columns.number]
        letters = [opening_letter(row.texts[place]) for place in filled]
        if not filled or letters[0] != len(item.options):
            return []
        found = []
        for place, index in zip(filled, letters, strict=True):
            if index is None:
                break
            found.extend(options_in(row.styled(place)))
        ticked = [row.texts[place] for place in columns.answers if row.texts[place]]
        if len(found) == 1 and ticked and YES.fullmatch(fold(ticked[0])) and not letters_in(ticked[0]):
            found[0].ticked = True
        return found

    # Parts of a row

    def _stem(self, row: Row) -> Styled:
        """Return the stem, below the text that it shares with others."""
        columns = self._columns
        stem = row.styled(columns.stem) if columns.stem is not None and row.text(columns.stem) else Styled()
        if columns.shared_stem is None:
            return stem
        shared = row.styled(columns.shared_stem) if row.text(columns.shared_stem) else None
        if shared:
            self._shared = shared
        if not stem:
            alone = shared and (self._options(row) or self._row_answers(row))
            return shared if alone and shared else Styled()
        return Styled.joined([self._shared, stem], "\n") if self._shared else stem

    def is_shared(self, row: Row) -> bool:
        """Tell a row that only holds the text which the questions below it share."""
        return bool(row.text(self._columns.shared_stem)) and not self._stem(row)

    def _read_stem(self, stem: Styled, row: Row) -> Item:
        columns = self._columns
        if columns.whole:
            item, _ = question_in(stem, row.location)
            return item
        number = None
        if self._numbered and (found := number_of(stem.folded)):
            number, stem = found.value, stem.cut(found.end)
        parts = not columns.options and columns.all_options is None
        if parts and (found_behind := options_behind(stem, row.location)):
            found_behind.number = number
            return found_behind
        tags = without_tags(stem)
        item = Item(tags.stem or stem, row.location, number=number, asked=tags.asked)
        item.answers = [tags.answer] if tags.answer else []
        return item

    def _plain_stem(self, row: Row) -> Styled:
        return without_tags(self._stem(row)).stem

    def _number(self, row: Row) -> int | None:
        found = NUMBER.fullmatch(fold(row.text(self._columns.number)))
        return int(found[1]) if found else None

    def _options(self, row: Row) -> list[Option]:
        columns = self._columns
        if columns.all_options is not None:
            text = row.text(columns.all_options)
            return options_in(row.styled(columns.all_options), self._separator) if text else []
        texts = without_placeholders([row.text(place) for place in columns.options])
        options = [
            option_in(row.styled(place) if text else Styled(), index)
            for index, (place, text) in enumerate(zip(columns.options, texts, strict=False))
        ]
        for option, flag in zip(options, columns.flags, strict=False):
            option.ticked = YES.fullmatch(fold(row.text(flag))) is not None
        if self._right_first:
            for option, place in zip(options, columns.options, strict=False):
                option.ticked = place in columns.answers
        return options

    def _row_answers(self, row: Row) -> list[str]:
        columns = self._columns
        answers = [row.text(place) for place in columns.answers if row.text(place)]
        if not answers:
            answers = [row.text(place) for place in columns.other_answers if row.text(place)][:1]
        return [text for answer in answers for text in listed_texts(answer) or [without_label(answer)]]

    # What belongs together

    def _give(self, item: Item, options: list[Option]) -> None:
        """Give the item its options, or for answers those texts that stand in the columns of options."""
        texts = [option.text.text for option in options if option.text]
        if item.asked is None and self._verdicts:
            item.asked = QuestionType.TRUE_OR_FALSE
        if self._are_answers(item, texts):
            item.answers = texts
            return
        if options and (item.asked not in WITHOUT_OPTIONS or is_key(item.answers)):
            item.options = options
        elif texts:
            item.doubts.append(Doubt.OPTIONS_LEFT_OUT)
        if item.asked is QuestionType.TRUE_OR_FALSE:
            item.answers = [self._answers.verdict(answer, item.options) for answer in item.answers]
        elif item.asked is QuestionType.MULTIPLE_BLANK and not item.options and len(item.answers) == 1:
            item.answers = answers_in(item.answers[0])
        if item.options:
            item.answers = self._answers.read(item.answers, [option.text.text for option in item.options])

    @staticmethod
    def _are_answers(item: Item, texts: list[str]) -> bool:
        """Tell whether the texts in the columns of options are the answers: of a fill-in, or of an open question."""
        blanks = with_blanks(item.stem.text).count(BLANK)
        letters = letters_in("\n".join(item.answers))
        if item.asked is None:
            return len(texts) == 1 and blanks == 1 and (not item.answers or letters == ("A",))
        if item.asked not in WITHOUT_OPTIONS or not texts:
            return False
        if not item.answers:
            return True
        names_all = len(letters) == len(texts)
        if item.asked is QuestionType.MULTIPLE_BLANK:
            return names_all and blanks in {len(texts), 0}
        return names_all and len(texts) == 1

    def _mark_row_key(self, item: Item, row: Row) -> None:
        """Read a tick beside an option that has the row for itself."""
        answers = self._row_answers(row)
        alone = self._option_a_row and len(options_in(row.styled(self._columns.all_options or 0))) == 1
        if not alone or not answers or not item.options:
            return
        if YES.fullmatch(fold(answers[0])):
            item.options[-1].ticked = True
        elif not NO.fullmatch(fold(answers[0])):
            return
        item.answers = [answer for answer in item.answers if answer not in answers]
