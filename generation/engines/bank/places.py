"""Where a question stands, in its own language."""

from files.documents.types import Location


def place_of(location: Location, *, chinese: bool) -> str:
    parts = []
    if location.sheet:
        parts.append(f"工作表“{location.sheet}”" if chinese else f'sheet "{location.sheet}"')
    if location.page is not None:
        parts.append(f"第{location.page}页" if chinese else f"page {location.page}")
    if location.slide is not None:
        parts.append(f"第{location.slide}张幻灯片" if chinese else f"slide {location.slide}")
    if location.row is not None:
        parts.append(f"第{location.row}行" if chinese else f"row {location.row}")
    return ("，" if chinese else ", ").join(parts)
