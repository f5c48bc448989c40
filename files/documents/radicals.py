"""Radicals that PDF fonts put in the place of the characters they look like, and the way back."""

import unicodedata

# Unicode itself names the character behind each of the Kangxi radicals, but only behind two of the supplement's.
_KANGXI = {code: unicodedata.normalize("NFKC", chr(code)) for code in range(0x2F00, 0x2FD6)}
_SUPPLEMENT = dict(
    zip(
        "⺀⺁⺄⺅⺆⺈⺉⺊⺋⺌⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀"
        "⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳",
        "冫厂乙亻冂刀刂卜㔾小尢尢尢尢巳幺彑彐忄㣺扌攵旡日月歹母民氵氺灬爫爪丬犭王疋目示礻竹糸纟罓罒网网羊羊羊耂肀聿肉臼艹艹艹"
        "虎衤覀西见角角讠贝足车辶辶辶阝钅長镸长门阜阝雨青韦页风飞食食飠饣首马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟",
        strict=True,
    )
)
_CHARACTERS = {**_KANGXI, **{ord(radical): character for radical, character in _SUPPLEMENT.items()}}


def restore(text: str) -> str:
    """Return the text with the characters that were meant."""
    return text if text.isascii() else text.translate(_CHARACTERS)
