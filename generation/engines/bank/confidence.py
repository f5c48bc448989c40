"""How sure the reader is of a question: a number from 0 to 1, made of the doubts about it."""

from collections.abc import Iterable
from math import prod

from generation.engines.bank.model import Doubt

# What is less sure than this is called uncertain: a person should look at it before it is used.
UNCERTAIN_BELOW = 0.8

# How likely a question is wrong where this is all that is known against it. Zero is worth saying, but no doubt.
WEIGHTS = {
    # Many banks have no keys, and a look is believed only where most questions of the bank show one.
    Doubt.NO_KEY: 0.0,
    Doubt.KEY_BY_LOOK: 0.0,
    # Its last words may sum up something else.
    Doubt.KEY_BY_EXPLANATION: 0.1,
    # Most often the author forgot it.
    Doubt.KEY_MISSING: 0.15,
    # An option was lost, or the key is another question's.
    Doubt.KEY_NOT_AN_OPTION: 0.5,
    # The type or the key is wrong, and the document does not tell which.
    Doubt.KEY_COUNT: 0.3,
    Doubt.TWO_KEYS: 0.5,
    # The author may have mixed up his own letters, which is no better for whoever takes the exam.
    Doubt.EXPLANATION_KEY: 0.4,
    Doubt.TWO_EXPLANATIONS: 0.1,
    # A tag on the question knows better than the heading above it, nearly always.
    Doubt.TYPES_DISAGREE: 0.1,
    Doubt.TYPE_UNLIKE_FORM: 0.25,
    # Options were lost, or there is no question at all.
    Doubt.NO_OPTIONS: 0.4,
    # A type that has none was named, though some are there.
    Doubt.OPTIONS_LEFT_OUT: 0.3,
    # A picture or a formula that nobody reads stands there; the others are whole.
    Doubt.EMPTY_OPTION: 0.25,
    Doubt.EQUAL_OPTIONS: 0.3,
    Doubt.FEWER_OPTIONS: 0.1,
    # Two questions that were read as one leave the options of the first in the stem of the second.
    Doubt.OPTIONS_IN_STEM: 0.5,
    Doubt.OPTION_IN_OPTION: 0.5,
    # Such an option has often taken in what follows it.
    Doubt.LONG_OPTION: 0.3,
    # A line that stands between questions often joins the one before it.
    Doubt.MORE_LINES: 0.15,
    Doubt.NO_BLANK: 0.25,
    Doubt.BLANK_COUNT: 0.3,
    # The question whose number is missing may stand inside of this one.
    Doubt.NUMBER_SKIPPED: 0.3,
    # Authors count wrongly more often than readers do.
    Doubt.NUMBER_DISORDER: 0.1,
    Doubt.LONG_STEM: 0.3,
    Doubt.WORDLESS_STEM: 0.5,
    # A page's header or a remark, mostly; sometimes a part of the question.
    Doubt.TEXT_LEFT_OUT: 0.1,
    # It was read rightly, but asks about what is not there.
    Doubt.PICTURE: 0.1,
}


def confidence(doubts: Iterable[Doubt]) -> float:
    """Return the product of what each doubt leaves: 1 without any, each kind counting once."""
    return round(prod(1 - WEIGHTS[doubt] for doubt in set(doubts)), 4)
