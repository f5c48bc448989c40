"""What readers keep of the corpus: prints a table in Markdown, `python -m tests.bench.compare_documents`.

The other readers are no dependencies of the project; those that can be imported take part (`PYTHONPATH` may name
where they are). Each reads the same files, and the same facts are looked for in what it says.
"""

import importlib
import io
import sys
import tempfile
from collections import Counter
from importlib.metadata import version
from pathlib import Path

from files.documents.errors import ReadError
from files.documents.outline_lines import outline_lines
from files.documents.reading import read
from tests.files.documents.corpus import CASES
from tests.files.documents.corpus.cases import lost, without_paths

PANDOC = {
    "docx": "docx",
    "odt": "odt",
    "rtf": "rtf",
    "pptx": "pptx",
    "xlsx": "xlsx",
    "csv": "csv",
    "html": "html",
    "md": "markdown",
}
# Its own Markdown keeps the most; tables drawn with spaces would only be harder to judge.
MARKDOWN = "markdown-simple_tables-multiline_tables-grid_tables"
TITLES = {
    "docx": "Word (docx)",
    "texts": "Other texts (doc, RTF, odt, Word 2003, a page named doc)",
    "slides": "Presentations (pptx)",
    "sheets": "Sheets (xlsx, xls, ods, csv and pages or XML named xls)",
    "pdf": "PDF",
    "plain": "Plain text, Markdown, web pages",
}


def ours(path):
    try:
        return without_paths(outline_lines(read(io.BytesIO(path.read_bytes()), path.name)))
    except ReadError:
        return None


def python_docx(docx):
    def paragraphs(path):
        return "\n".join(paragraph.text for paragraph in docx.Document(str(path)).paragraphs)

    return only({"docx"}, paragraphs)


def markitdown(library):
    converter = library.MarkItDown()
    return only({path.rpartition(".")[2] for path in names()}, lambda path: converter.convert(str(path)).text_content)


def pandoc(library):
    def converted(path):
        source = PANDOC[path.suffix[1:]]
        return library.convert_file(str(path), MARKDOWN, format=source, extra_args=["--wrap=none", "--standalone"])

    return only(PANDOC, converted)


def only(extensions, converted):
    """Return a reader for these extensions: what it says of a file, None for one that it can't read."""

    def reader(path):
        if path.suffix[1:] not in extensions:
            return None
        try:
            return converted(path)
        except Exception as error:  # noqa: BLE001 - whatever another library raises, it hasn't read the file
            sys.stderr.write(f"{path.name}: {type(error).__name__} {str(error).partition(chr(10))[0][:80]}\n")
            return None

    return reader


def names():
    return [case.filename for case in CASES]


def readers():
    """Return the readers that are here by the names of their columns."""
    found = {"Examgen": ours}
    for module, package, reader in [
        ("docx", "python-docx", python_docx),
        ("markitdown", "markitdown", markitdown),
        ("pypandoc", "pypandoc_binary", pandoc),
    ]:
        try:
            library = importlib.import_module(module)
        except ImportError:
            continue
        is_pandoc = module == "pypandoc"
        title = f"pandoc {library.get_pandoc_version()}" if is_pandoc else f"{package} {version(package)}"
        found[title] = reader(library)
    return found


def tally(folder, columns):
    """Count for each family and feature the cases, and for each reader those whose facts it kept."""
    cases, kept, answered = Counter(), Counter(), Counter()
    for case in CASES:
        path = folder / case.filename
        path.write_bytes(case.data)
        outputs = {title: reader(path) for title, reader in columns.items()}
        for feature in ("files answered", *case.facts):
            place = case.family, feature
            cases[place] += 1
            for title, output in outputs.items():
                answered[place, title] += output is not None
                kept[place, title] += output is not None and feature not in lost(case, output)
    return cases, kept, answered


def table(cases, kept, answered, columns):
    yield f"| | {' | '.join(columns)} |"
    yield f"|---|{'---|' * len(columns)}"
    for family, title in TITLES.items():
        yield f"| **{title}** |{' |' * len(columns)}"
        for place in (place for place in cases if place[0] == family):
            shares = [f"{kept[place, column]}/{cases[place]}" if answered[place, column] else "–" for column in columns]
            yield f"| {place[1].replace('_', ' ')} | {' | '.join(shares)} |"


def main():
    columns = readers()
    with tempfile.TemporaryDirectory() as folder:
        counts = tally(Path(folder), columns)
    sys.stdout.writelines(f"{line}\n" for line in table(*counts, columns))


if __name__ == "__main__":
    main()
