"""The sentences around a question, in the language of its material."""

from dataclasses import dataclass

from files.documents.types import Location
from generation.engines.builtin.material import Language


@dataclass(frozen=True, slots=True)
class Wording:
    """The fixed words of one language."""

    true: str
    false: str
    page: str
    slide: str
    paragraph: str
    comma: str
    colon: str
    quote: str
    right: str
    preface: str
    statements: str
    statements_about: str
    only_statement: str
    entry: str
    entry_of: str
    entry_is: str
    only_false: str
    cell: str
    describe: str

    def place(self, location: Location, heading: str, article: str, paragraph: int) -> str:
        """Say where a passage stands."""
        parts = []
        if location.page:
            parts.append(self.page.format(location.page))
        if location.slide:
            parts.append(self.slide.format(location.slide))
        parts += [part for part in (heading, article) if part]
        return self.comma.join(parts or [self.paragraph.format(paragraph)])


WORDINGS = {
    Language.ENGLISH: Wording(
        true="True",
        false="False",
        page="page {}",
        slide="slide {}",
        paragraph="paragraph {}",
        comma=", ",
        colon=": ",
        quote="The text says ({place}): “{quote}”",
        right="The statement should read: “{right}”",
        preface="According to the text, ",
        statements="{preface}which of the following statements are correct?",
        statements_about="{preface}which of the following statements about “{heading}” are correct?",
        only_statement="{preface}which of the following statements is correct?",
        entry="According to the text, which of the following is described like this: “{description}”?",
        entry_of="In “{lead}”, which of the following is described like this: “{description}”?",
        entry_is="In “{lead}”, the description “{description}” belongs to “{label}”.",
        only_false="{preface}which of the following statements is FALSE?",
        cell="According to the table, what is given as “{column}” for “{row}”?",
        describe="According to the text, what is said of “{term}”?",
    ),
    Language.CHINESE: Wording(
        true="正确",
        false="错误",
        page="第{}页",
        slide="第{}张幻灯片",
        paragraph="第{}段",
        comma="，",
        colon="：",
        quote="原文（{place}）：“{quote}”",
        right="正确的说法应为：“{right}”",
        preface="根据材料，",
        statements="{preface}下列说法正确的有哪些？",
        statements_about="{preface}下列关于“{heading}”的说法，正确的有哪些？",
        only_statement="{preface}下列说法正确的是哪一项？",
        entry="根据材料，“{description}”说的是下列哪一项？",
        entry_of="在“{lead}”中，“{description}”说的是下列哪一项？",
        entry_is="在“{lead}”中，“{description}”说的是“{label}”。",
        only_false="{preface}下列说法错误的是哪一项？",
        cell="根据材料中的表格，“{row}”的“{column}”是什么？",
        describe="根据材料，下列关于“{term}”的说法，正确的是哪一项？",
    ),
}
