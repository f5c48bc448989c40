"""Word papers in tables: a table a question, a row a question, forms, and tables that only lay out options."""

from tests.generation.engines.bank.layouts.items import BLANKS, CHOICES, JUDGE, MULTIPLE, SINGLE, by_section
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.word import Word
from tests.generation.engines.bank.layouts.wording import NAMES, key, marked, rows, stem


def _bare(items):
    return [asked(item, explained=False) for item in items]


@layout("docx", "zh")
def form_per_question(items):
    word = Word()
    for item in items:
        options = [["选项", "\n".join(marked(item.options))]] if item.options else []
        reason = [["解析", item.explanation]] if item.explanation else []
        word.table(
            [["题型", NAMES["zh"][item.type]], ["题目", stem(item)], *options, ["答案", key(item)], *reason],
        )
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=(SINGLE, MULTIPLE), fits=lambda item: len(item.options) == 4)
def table_per_question_with_option_grid(items):
    word = Word()
    for number, item in enumerate(items, 1):
        grid = [part.split("\t") for part in rows(marked(item.options), 2)]
        word.table([[f"{number}. {stem(item)}"], *grid, [f"答案：{key(item)}"]], spans=True)
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE), fits=lambda item: len(item.options) == 4)
def one_table_without_header(items):
    word = Word()
    word.table([str(number), stem(item), *item.options, key(item)] for number, item in enumerate(items, 1))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh")
def one_table_options_in_a_cell(items):
    word = Word()
    word.line("题库汇总表", style="Title")
    body = [
        [str(number), NAMES["zh"][item.type], stem(item), "\n".join(marked(item.options)), key(item), item.explanation]
        for number, item in enumerate(items, 1)
    ]
    word.table([["序号", "题型", "题目", "选项", "答案", "解析"], *body])
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=CHOICES)
def letters_in_cells_of_their_own(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        word.table([list(pair) for pair in zip("ABCDEF", item.options, strict=False)], borders=False)
        word.line(f"答案：{key(item)}")
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE, JUDGE))
def question_left_key_right(items):
    word = Word()
    body = [["\n".join([stem(item), *marked(item.options)]), key(item, words=("√", "×"))] for item in items]
    word.table([["试题", "答案"], *body])
    return Paper(word.bytes(), _bare(items))


@layout("docx", "en")
def table_with_a_column_per_option(items):
    word = Word()
    body = [
        [
            str(number),
            stem(item, "____", "____"),
            *[*item.options, *[""] * 5][:5],
            key(item, ("True", "False"), ", ", "; "),
        ]
        for number, item in enumerate(items, 1)
    ]
    word.table([["No.", "Question", "A", "B", "C", "D", "E", "Correct Answer"], *body])
    return Paper(word.bytes(), _bare(items))


@layout("docx", "en", types=(SINGLE, MULTIPLE))
def form_in_english(items):
    word = Word(footer="Page 1")
    for item in items:
        labelled = [[f"Option {letter}", text] for letter, text in zip("ABCDEF", item.options, strict=False)]
        word.table(
            [["Question", stem(item)], *labelled, ["Answer", key(item, join=", ")], ["Explanation", item.explanation]]
        )
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=(JUDGE, BLANKS))
def two_columns_without_options(items):
    word = Word()
    order = by_section(items)
    word.table([["题目", "答案"], *([stem(item), key(item, words=("√", "×"))] for item in order)])
    return Paper(word.bytes(), _bare(order))
