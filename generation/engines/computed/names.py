"""The people of the stories."""

from generation.engines.computed.values import Language

NAMES = {
    Language.ENGLISH: ("Maya", "Tom", "Aisha", "Ben", "Chloe", "Daniel", "Emma", "Leo", "Nina", "Omar"),
    Language.CHINESE: ("小明", "小红", "小刚", "小丽", "李华", "王芳", "张强", "小雨", "陈晨", "刘洋"),
}
