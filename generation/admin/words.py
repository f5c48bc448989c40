"""The codes of reports and questions in words, for people who read neither code nor JSON."""

from generation.engines.bank.model import Doubt
from generation.questions import QuestionType

TYPES = {
    QuestionType.SINGLE_CHOICE: "single choice",
    QuestionType.MULTIPLE_CHOICE: "multiple choice",
    QuestionType.TRUE_OR_FALSE: "true or false",
    QuestionType.MULTIPLE_BLANK: "fill in the blanks",
    QuestionType.SHORT_ANSWER: "short answer",
}

REASONS: dict[str, str] = {
    Doubt.NO_KEY: "The document gives no key.",
    Doubt.KEY_BY_LOOK: "The key is told by how the option looks (bold, colour, highlight, underline).",
    Doubt.KEY_BY_EXPLANATION: "No key is given but the one that the explanation ends with.",
    Doubt.KEY_MISSING: "No key is given, though other questions of its kind have one.",
    Doubt.KEY_NOT_AN_OPTION: "The key names no option of this question.",
    Doubt.KEY_COUNT: "The number of keys does not fit the type that the document names.",
    Doubt.TWO_KEYS: "Two keys are given, and they disagree.",
    Doubt.TWO_EXPLANATIONS: "Two explanations are given; the one that stands with the question was kept.",
    Doubt.EXPLANATION_KEY: "The explanation ends with another key than the one given.",
    Doubt.TYPES_DISAGREE: "The question names another type than the heading above it.",
    Doubt.TYPE_UNLIKE_FORM: "The document names another type than the question has by its form.",
    Doubt.NO_OPTIONS: "Options are missing.",
    Doubt.OPTIONS_LEFT_OUT: "It has options, but the document names a type without any; they were left out.",
    Doubt.EMPTY_OPTION: "An option is empty: a picture or formula may stand there.",
    Doubt.EQUAL_OPTIONS: "Two options are the same.",
    Doubt.FEWER_OPTIONS: "It has fewer options than nearly all others of its type.",
    Doubt.OPTIONS_IN_STEM: "What looks like options stands in the stem: two questions may have run together.",
    Doubt.OPTION_IN_OPTION: "What looks like another option stands inside an option.",
    Doubt.LONG_OPTION: "An option is far longer than the others: it may have taken in more than its own text.",
    Doubt.MORE_LINES: "It has more lines than nearly all others: a line that is not its own may have joined it.",
    Doubt.NO_BLANK: "It should have blanks, but none was found.",
    Doubt.BLANK_COUNT: "There are not as many answers as blanks.",
    Doubt.NUMBER_SKIPPED: "The next question's number is missing: that question may stand inside this one.",
    Doubt.NUMBER_DISORDER: "Its number repeats or falls behind the one before.",
    Doubt.LONG_STEM: "The stem is very long: several questions may have run together.",
    Doubt.WORDLESS_STEM: "The stem has no words.",
    Doubt.TEXT_LEFT_OUT: "Text between its parts was left out.",
    Doubt.PICTURE: "It speaks of a picture, and pictures are not taken over.",
}

SET_APART = {
    "stem_empty": "without a stem: it may ask in a picture or formula",
    "stem_too_long": "longer than any question",
    "choice_too_long": "with an option or answer longer than any option",
    "explanation_too_long": "with an explanation longer than any explanation",
    "control_character": "with signs that can't be stored",
    "blank_missing": "without the blank that its type needs",
}


def in_words(code: str) -> str:
    """Return what a code says; one that has no words is at least readable."""
    return REASONS.get(code) or SET_APART.get(code) or code.replace("_", " ")


def counted(number: int, one: str, more: str) -> str:
    """Return "1 question" or "2,162 questions"."""
    return f"{number:,} {one if number == 1 else more}"
