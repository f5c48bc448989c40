"""The words and signs of judgement, each affirmative beside its negative."""

# The first pair that a word is found in is its own.
PAIRS = (
    ("正确", "错误"),
    ("对", "错"),
    ("√", "×"),
    ("是", "否"),
    ("T", "F"),
    ("True", "False"),
    ("Yes", "No"),
    ("✓", "✗"),
    ("✔", "✘"),
    ("Y", "N"),
    ("Right", "Wrong"),
    ("Correct", "Incorrect"),
    ("R", "W"),
    ("正確", "錯誤"),
    ("對", "錯"),
    ("正确", "不正确"),
    ("对", "不对"),
    ("正確", "不正確"),
    ("對", "不對"),
    ("真", "假"),
    ("符合", "不符合"),
    ("正しい", "誤り"),
    ("맞다", "틀리다"),
    ("참", "거짓"),
    ("Верно", "Неверно"),
    ("Правда", "Ложь"),
    ("Verdadero", "Falso"),
    ("Verdadeiro", "Falso"),
    ("Vero", "Falso"),
    ("Vrai", "Faux"),
    ("Richtig", "Falsch"),
    ("Wahr", "Falsch"),
    ("Benar", "Salah"),
    ("Đúng", "Sai"),
    ("Doğru", "Yanl\u0131ş"),
    ("Prawda", "Fałsz"),
    ("सही", "गलत"),
    ("صح", "خطأ"),
)
# Other drawings of tick and cross, among them what keyboards have for want of one: the root, the logical or, the Roman
# ten and five, letters of other scripts, dingbats, the circle of
# East Asia. Wingdings has its tick at the letter ü.
TICKS_LIKE = "ü☑V\u2228\ufe40˅\u2174\u2164✅○⭕◯"
CROSSES_LIKE = "X\u2573✕✖❌\u2179\u2169\u2a2f⨉☓乂❎\u03a7\u0425\u0445"
TICK, CROSS = PAIRS[2]
VARIANT = "\ufe0f"


def verdict_table() -> dict[str, tuple[bool, str, str]]:
    """Return for each word, its case aside, whether it affirms, and the pair that it belongs to."""
    words: dict[str, tuple[bool, str, str]] = {}
    for yes, no in PAIRS:
        words.setdefault(yes.casefold(), (True, yes, no))
        words.setdefault(no.casefold(), (False, yes, no))
    for sign in TICKS_LIKE:
        words[sign.casefold()] = True, TICK, CROSS
    for sign in CROSSES_LIKE:
        words[sign.casefold()] = False, TICK, CROSS
    for word, judged in list(words.items()):
        if (len(word) > 1 and word[-1] in "确误確誤") or word in {"对", "错", "對", "錯"}:
            words.setdefault(word + "的", judged)
    return words
