"""Quiz files as learning platforms write them, from the texts of their questions."""

from html import escape

from tests.files.documents.builders import zipped

QTI_12 = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
QTI_21 = "http://www.imsglobal.org/xsd/imsqti_v2p1"


# Moodle XML


def moodle(*questions, prolog='<?xml version="1.0" encoding="UTF-8"?>\n'):
    return f"{prolog}<quiz>{''.join(questions)}</quiz>".encode()


def question(kind, stem="", inner="", *, general="", written="html"):
    """Return a question; its stem and feedback are HTML unless `written` says otherwise."""
    feedback = f'<generalfeedback format="html">{text(general)}</generalfeedback>' if general else ""
    asked = f'<questiontext format="{written}">{text(stem)}</questiontext>'
    return f'<question type="{kind}"><name>{text("a name")}</name>{asked}{feedback}{inner}</question>'


def text(content):
    return f"<text>{escape(content)}</text>"


def answer(content, fraction=0, *, feedback="", written=""):
    remark = f'<feedback format="html">{text(feedback)}</feedback>' if feedback else ""
    form = f' format="{written}"' if written else ""
    return f'<answer fraction="{fraction}"{form}>{text(content)}{remark}</answer>'


def shown_as_html(plain):
    """Return a plain text as HTML that shows it."""
    return escape(plain).replace("\n", "<br>")


# QTI 1.2


def qti12(*items, prolog=""):
    assessment = f'<assessment ident="a"><section ident="s">{"".join(items)}</section></assessment>'
    return f'{prolog}<questestinterop xmlns="{QTI_12}">{assessment}</questestinterop>'.encode()


def item12(stem, response, right="", *, kind="", feedback=""):
    named = f"<fieldlabel>question_type</fieldlabel><fieldentry>{kind}</fieldentry>"
    field = f"<qtimetadatafield>{named}</qtimetadatafield>"
    data = f"<itemmetadata><qtimetadata>{field}</qtimetadata></itemmetadata>" if kind else ""
    shown = f"<presentation>{material(stem) if stem else ''}{response}</presentation>"
    return f'<item ident="i">{data}{shown}<resprocessing>{right}</resprocessing>{feedback}</item>'


def material(html):
    return f'<material><mattext texttype="text/html">{escape(html)}</mattext></material>'


def lid(options, *, name="r", several=False, prompt=""):
    labels = "".join(
        f'<response_label ident="{name}{place}">{material(option)}</response_label>'
        for place, option in enumerate(options)
    )
    asked = material(prompt) if prompt else ""
    cardinality = "Multiple" if several else "Single"
    choice = f"<render_choice>{labels}</render_choice>"
    return f'<response_lid ident="{name}" rcardinality="{cardinality}">{asked}{choice}</response_lid>'


def typed(name="r"):
    return f'<response_str ident="{name}"><render_fib/></response_str>'


def scored(*values, name="r", points=100, negated=(), feedback=""):
    equal = "".join(f'<varequal respident="{name}">{escape(value)}</varequal>' for value in values)
    others = "".join(f'<not><varequal respident="{name}">{value}</varequal></not>' for value in negated)
    both = f"<and>{equal}{others}</and>" if negated or len(values) > 1 else equal
    remark = f'<displayfeedback linkrefid="{feedback}"/>' if feedback else ""
    points = f'<setvar action="Set" varname="SCORE">{points}</setvar>' if points else ""
    return f"<respcondition><conditionvar>{both}</conditionvar>{points}{remark}</respcondition>"


def feedback12(name, html):
    return f'<itemfeedback ident="{name}"><flow_mat>{material(html)}</flow_mat></itemfeedback>'


# QTI 2


def item21(body, declarations="", more="", *, prolog='<?xml version="1.0" encoding="UTF-8"?>\n'):
    return (
        f'{prolog}<assessmentItem xmlns="{QTI_21}" identifier="i" title="a title">{declarations}'
        f"<itemBody>{body}</itemBody>{more}</assessmentItem>"
    ).encode()


def declared(*values, name="RESPONSE", cardinality="single"):
    correct = "".join(f"<value>{escape(value)}</value>" for value in values)
    right = f"<correctResponse>{correct}</correctResponse>" if values else ""
    return f'<responseDeclaration identifier="{name}" cardinality="{cardinality}">{right}</responseDeclaration>'


def choices21(options, prompt=""):
    asked = f"<prompt>{prompt}</prompt>" if prompt else ""
    simple = "".join(
        f'<simpleChoice identifier="c{place}">{option}</simpleChoice>' for place, option in enumerate(options)
    )
    return f'<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">{asked}{simple}</choiceInteraction>'


def entry21(name="RESPONSE"):
    return f'<textEntryInteraction responseIdentifier="{name}"/>'


def package(files, *, kind="imsqti_item_xmlv2p1", listed=None):
    """Return a zip with a manifest that names the files in their order, or in that of `listed`."""
    resources = "".join(
        f'<resource identifier="r{place}" type="{kind}" href="{name}"><file href="{name}"/></resource>'
        for place, name in enumerate(listed or files)
    )
    manifest = (
        '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m">'
        f"<organizations/><resources>{resources}</resources></manifest>"
    )
    return zipped({"imsmanifest.xml": manifest, **files}).getvalue()
