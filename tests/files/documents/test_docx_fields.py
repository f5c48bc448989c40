import pytest

from files.documents.eq_fields import text_of
from files.documents.reading import read
from tests.files.documents.builders import run, word


def sign(kind):
    return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'


def code(text):
    return f'<w:r><w:instrText xml:space="preserve">{text}</w:instrText></w:r>'


def field(instruction, result=""):
    return sign("begin") + instruction + sign("separate") + result + sign("end")


def shown(*pieces):
    (block,) = read(word(f"<w:p>{''.join(pieces)}</w:p>"), "a.docx").blocks
    return block.text


def test_a_field_shows_its_result_alone():
    assert shown(run("page "), field(code(" PAGE "), run("3")), run(" of it")) == "page 3 of it"


def test_a_field_within_an_instruction_is_not_seen():
    inner = code(" IF ") + field(code(" PAGE "), run("3")) + code(' = 3 "yes" ')
    assert shown(run("so "), field(inner, run("yes")), run(".")) == "so yes."


def test_a_field_within_a_result_is_seen():
    assert shown(field(code(' HYPERLINK "x" '), run("page ") + field(code(" PAGE "), run("3")))) == "page 3"


def test_a_field_may_stand_in_one_run():
    parts = '<w:fldChar w:fldCharType="{}"/>'.format
    inner = f"<w:t>a</w:t>{parts('begin')}<w:instrText>PAGE</w:instrText>{parts('separate')}<w:t>3</w:t>{parts('end')}"
    assert shown(f"<w:r>{inner}<w:t>b</w:t></w:r>") == "a3b"


def test_a_field_without_an_end_hides_nothing():
    assert shown(run("a"), sign("begin"), run("b"), sign("end"), sign("end"), sign("separate"), run("c")) == "abc"


def test_a_formula_of_the_old_kind_is_shown_where_it_stands():
    half = sign("begin") + code(r" EQ \f(1,") + code("2) ") + sign("end")
    assert shown(run("half is "), half, run(".")) == "half is 1/2."


def test_a_formula_within_a_formula():
    root = field(code(r"eq \r(,3)"))
    assert shown(field(code(r"eq \f(") + root + code(",2)"))) == "(√(3))/2"


@pytest.mark.parametrize(
    ("instruction", "text"),
    [
        (r" EQ \f(1,2) ", "1/2"),
        (r"eq \f(a+b,2c)", "(a+b)/2c"),
        (r"EQ \F(\R(3,x+1),y)", "(3√(x+1))/y"),
        (r"eq \r(2)", "√(2)"),
        (r"eq \o\ac(○,3)", "③"),
        (r"eq \o(○,12)", "⑫"),
        (r"eq \o\ac(○,甲)", "甲"),
        (r"eq x\s\up5(2)+y\s\do5(1)", "x²+y1"),
        (r"eq \i\su(i=1,n,i)", "∑_(i=1)^n i"),
        (r"eq \i(0,1,x)", "∫_0^1 x"),
        (r"eq \b\bc\{(x,y)", "{x,y}"),
        (r"eq \b\bc\|(x)", "|x|"),
        (r"eq \b(x+1)", "(x+1)"),
        (r"eq \a\al(x=1,y=2)", "x=1; y=2"),
        (r"eq f\(x\)\, \x(y)", "f(x), y"),
        (r"eq \f(1,2", "1/2"),
        (r"eq \f", ""),
        ("eq 3 \\", "3"),
    ],
)
def test_formulas(instruction, text):
    assert text_of(instruction) == text


@pytest.mark.parametrize("piece", [r"\f(", r"\o\ac", "\\", "\\s \t ", r"\b\bc", "(", r"\r(,"])
def test_hostile_formulas_take_no_time(piece):
    assert len(text_of("eq " + piece * 30_000)) <= 400_000
