"""Material of our own for the builtin engine."""

import pytest

from files.documents.types import Document, Kind, Location, Run, TextBlock, TextKind

ENGLISH = {
    "Magma and lava": """Magma is molten rock that lies below the surface of the Earth. Lava is molten rock that has
        reached the surface of the Earth. The viscosity of magma increases with its silica content. Basalt is a dark
        rock that forms from fluid lava. Granite is a pale rock that forms from slow cooling magma. Mount Tambora
        erupted in 1815. This made the next year cold.""",
    "Kinds of volcano": """A shield volcano is a broad mountain built by fluid lava flows. A cinder cone is a steep
        hill built by loose fragments around a vent. A stratovolcano is a tall mountain made of layers of lava and ash.
        A caldera is a wide basin that forms when a magma chamber collapses. Volcanic gases include water vapor,
        carbon dioxide, and sulfur dioxide. Pumice floats on water because its pores are filled with gas.""",
    "Watching volcanoes": """A seismometer is an instrument that records the shaking of the ground. A tiltmeter is an
        instrument that measures changes in the slope of the ground. Scientists sample volcanic gases before an
        eruption. The alert scale has four levels. Satellites detect heat from lava flows at night.""",
    "References": "Ash is a fine powder that nobody should ask about in this list of books.",
}
CHINESE = {
    "第一章 计算机": """中央处理器是计算机的运算和控制核心。
        内存储器是用来暂时存放程序和数据的部件。外存储器是用来长期保存数据的设备。
        操作系统是管理计算机硬件与软件资源的系统软件。
        常见的输入设备包括键盘、鼠标、扫描仪和麦克风。
        常见的输出设备包括显示器、打印机、音箱和投影仪。
        一个字节由8个二进制位组成。""",
    "第二章 网络安全": """计算机病毒是能够自我复制并破坏计算机功能的程序代码。
        防火墙是位于内部网络与外部网络之间的安全屏障。
        钓鱼网站是仿冒真实网站以骗取个人信息的网页。用户应当定期更换密码。
        密码长度不得少于8个字符。重要数据应当每周备份一次。
        这种做法很安全。""",
}


def document(sections, *, page=None):
    blocks = []
    for heading, text in sections.items():
        plain = "".join(text.split("\n        ")) if "。" in text else " ".join(text.split())
        blocks.append(TextBlock(TextKind.HEADING, (Run(heading),), Location(page=page), 1))
        blocks.append(TextBlock(TextKind.PARAGRAPH, (Run(plain),), Location(page=page, headings=(heading,))))
    return Document(Kind.TEXT, tuple(blocks))


@pytest.fixture(scope="session")
def english():
    return document(ENGLISH, page=3)


@pytest.fixture(scope="session")
def chinese():
    return document(CHINESE)


@pytest.fixture(scope="session")
def make_document():
    return document
