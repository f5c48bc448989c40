"""The labels of answers, explanations and remarks, and the headings of keys, in the words of many countries.

All patterns meet folded text.
"""

import re

# What stands in front of a label at the start of a line and says nothing: bullets, stars, arrows, ticks.
_SIGNS = (
    "(?:[-•·●○◆◇■□▪★☆*>→▶►➤✅✔☑✍\u261b\u27a1\U0001f449\U0001f4a1\U0001f4dd\U0001f511\U0001f4cc]\ufe0f?\\s{0,2}){0,3}"
)
_LINE = rf"^\s{{0,8}}{_SIGNS}"
# A label opens a part of a question. It stands at the start of a line, in brackets, or after a gap or a full stop.
_OPENS = rf"(?:{_LINE}|(?<=[\s。;.,、?!)\]]))"
# At the start of a line or right behind its number.
_LEADS = rf"(?:{_LINE}|(?<=\d[.、)])|(?<=\d[.、)]\s))"

# What is a key and nothing else, to the end of its sentence: without a colon, only this makes a label of a word.
# The Roman ten and the logical or stand for cross and tick.
_KEY_SIGNS = "√✓✔×✗✘\u2179\u2228✕✖❌✅"
_KEY = (
    rf"[(\[“\"「\u2018']?\s?(?:[A-La-l](?:\s?[,、和]?\s?[A-L]){{0,7}}|[{_KEY_SIGNS}]|[对對错錯]|正[确確]|[错錯][误誤]"
    r"|(?i:true|false))\s?[)\]”\"」\u2019']?\s?(?:[。.;；,，]|$)"
)
_QUOTED = r"[“\"「][^“”\"「」]{1,60}[”\"」]\s?[。.]?\s{0,8}$"
_OPTION = (
    r"(?:\s?(?i:options?|choice|letter|alternative)\s(?=[(\[“\"\u2018']?[A-La-l]\b)"
    r"|\s?[应應]?[选選](?:项|項)?\s?(?=[(\[]?[A-La-l]\b))?"
)

WHOSE = (
    *("参考", "參考", "正确", "正確", "标准", "標準", "本题", "本題", "试题", "試題", "题目", "題目", "系统", "系統"),
    *("推荐", "推薦", "最佳", "建议", "建議", "官方", "最终", "最終", "教师", "示范"),
)
_WHOSE = "|".join(WHOSE)
_WHICH = r"(?:correct|right|best|model|suggested|sample|expected|official|proper|final|exact)"
# What a written answer is called.
_WRITTEN = (
    "(?:答案|答题|答題|参考|參考|评分|評分|采分|得分|回答|解答|解题|解題)要[点點]|[采得踩]分[点點]|(?:答案|参考|參考)提示"
    "|(?:参考|參考)?回答|(?:参考|參考)(?:解答|作答|译文|譯文|范文|範文|例文|说法|表述)|[标標]答|正解|[应應][选選]"
    "|正[确確][选選][项項]"
)
_ANSWER_ABROAD = (
    "(?:kunci )?jawaban(?: yang benar)?|jawab|kunci|đáp án(?: đúng)?|trả lời|câu trả lời"
    "|(?:правильный |верный )?ответ|(?:правильные |верные )?ответы|(?:правильна )?відповідь"
    "|respuestas?(?: correctas?)?|solución|(?:bonne )?réponses?(?: correctes?| attendue)?|corrigé"
    "|(?:richtige )?antwort(?:en)?|lösung|rispost[ae](?: (?:corrett|esatt)[ae])?|respostas?(?: corretas?)?|gabarito"
    "|(?:सही )?उत्तर|정답|답|解答|答え|(?:الإجابة|الاجابة|الجواب)(?: الصحيحة?)?|(?:doğru )?(?:cevap|yan\u0131t)"
    "|(?:prawidłowa |poprawna )?odpowiedź|(?:juiste )?antwoord|(?:rätt )?svar|เฉลย|คำตอบ|(?:správná )?odpověď"
)
_EXPLANATION_ABROAD = (
    "pembahasan|penjelasan|giải thích|lời giải|hướng dẫn giải|пояснение|объяснение|пояснення|explicación|justificación"
    "|explication|justification|erklärung|begründung|spiegazione|explicação|comentário|व्याख्या|해설|풀이|解説"
    "|الشرح|شرح|التفسير|aç\u0131klama|çözüm|wyjaśnienie|uitleg|toelichting|förklaring|คำอธิบาย|vysvětlení"
)

ANSWER_LABEL = re.compile(
    rf"\[\s?(?:(?:{_WHOSE})的?)?答\s?案?\s?\]\s?:?{_OPTION}|\[\s?(?:{_WRITTEN})\s?\]\s?:?"
    rf"|{_OPENS}\[?(?:(?:{_WHOSE})的?)?答\s?案(?:[是为為]|[应應][为為])?\s?[:\]]\s?:?{_OPTION}"
    rf"|{_OPENS}(?:(?:{_WHOSE})的?)?答案(?:[应應]?[是为為选選]|[应應][该該][是为為选選])\s?(?={_KEY}|{_QUOTED})"
    rf"|{_LEADS}(?:(?:{_WHOSE})的?)?答\s?案\s?(?={_KEY}\s{{0,8}}$)|{_LEADS}本[题題][应應]?[选選]\s?:?\s?(?={_KEY}|[A-L])"
    rf"|{_LEADS}(?:{_WRITTEN})(?:\s?\([^()]{{1,20}}\))?\s?:{_OPTION}|{_LEADS}答\s?:"
    rf"|{_LINE}(?:(?:{_WHOSE})的?)?答\s?案\s{{0,8}}$"
    rf"|{_OPENS}(?i:\b(?:the\s)?(?:{_WHICH}\s)?answers?(?:\(s\))?(?:\s(?:is|are))?\s?(?::\s?(?:[-–—](?=\s))?|[-–—]{{1,2}}:)"
    rf"|\bcorrect\s(?:choice|option|response|alternative)s?(?:\s(?:is|are))?\s?:"
    rf"|\bans\s?(?:[.:]\s?:?\s?-?|[-–—]\s?:?|=)|\bcorrect\s?:|\bkey\s?:){_OPTION}"
    rf"|{_LEADS}(?i:(?:the\s)?(?:{_WHICH}\s)?ans(?:wers?)?(?:\s(?:is|are))?|(?:the\s)?{_WHICH}\s(?:choice|option)s?(?:\s(?:is|are))?)"
    rf"(?:\s?[-–—=]{{1,2}})?\s{{1,4}}{_OPTION}(?={_KEY}|[A-L]\s(?:because|since|as|[-–—])\s)"
    rf"|{_LEADS}(?i:answers?)\s?[-–—]{{1,2}}\s?{_OPTION}(?={_KEY}|[A-L]\s[-–—]\s)"
    rf"|{_LINE}(?:[Oo]ption\s|[Cc]hoice\s)?(?=[A-L]\s(?:is|are)\s(?:the\s)?(?:correct|right|best)(?:\s(?:answer|option|choice))?\s?\.?\s{{0,8}}$)"
    rf"|{_LINE}(?i:(?:the\s)?(?:{_WHICH}\s)?answers?)\s{{0,8}}$"
    rf"|{_LEADS}(?i:{_ANSWER_ABROAD})\s?[:：]{_OPTION}"
)

# In front of an answer's label: it tells what is not the answer.
WRONG_ONE = re.compile(r"(?:错误的?|不正确的?|\b(?i:wrong|incorrect|false))\s{0,2}$")

_EXPLAINS = (
    "解析|详解|詳解|精析|精解|剖析|点拨|點撥|解题思路|解題思路|解题过程|解題過程|答案说明|答案說明|解释|解釋|題解|题解"
)
EXPLANATION_LABEL = re.compile(
    rf"\[\s?[\u4e00-\u9fff]{{0,6}}?(?:{_EXPLAINS}|分析|点评|點評|说明|說明|思路|理由|依据|依據)\s?\]\s?:?"
    rf"|{_LINE}\(\s?[\u4e00-\u9fff]{{0,4}}?(?:{_EXPLAINS})\s?\)\s?:?"
    rf"|{_OPENS}(?:答案|试题|試題|题目|題目|参考|參考|本题|本題)?的?(?:{_EXPLAINS})\s?:"
    rf"|{_LINE}[\u4e00-\u9fff]{{1,6}}(?:解析|详解|詳解|精析|点拨|點撥|思路)\s?:"
    r"|(?<=[\s。;.,、?!)\]])(?i:\b(?:answer\s)?(?:expla(?:i?)nation|rationale|feedback|justification|reasoning)s?(?:/reference)?\s?:)"
    rf"|{_LINE}(?i:(?:(?:answer|overall|general|correct|detailed|full|expert)\s)?(?:expla(?:i?)nation|rationale|feedback|justification"
    r"|reasoning)s?(?:/reference)?\s?(?::\s?-?|[-–—]{1,2}\s?:?(?=\s|[A-Z])))"
    rf"|{_LINE}(?:(?i:expla(?:i?)nation|rationale)s?|(?:答案|试题|試題)?(?:解析|詳解|详解))\s{{0,8}}$"
    rf"|{_LINE}(?i:{_EXPLANATION_ABROAD})\s?[:：]"
)
# Words that open an explanation below an answer or options; anywhere else they are words of a text.
REMARK_LABEL = re.compile(
    rf"{_LINE}(?:[\u4e00-\u9fff]{{0,4}}(?:分析|说明|說明|理由|依据|依據|思路|点评|點評|注释|注釋|註釋|备注|備注|備註|提示|拓展|评析|評析)"
    rf"|注|註|原因)\s?:"
    rf"|{_LINE}(?:答案|试题|試題)?解析[ \t]+(?=\S)"
    rf"|{_LINE}(?i:exp(?:l|ln|lain)?\s?(?:[:.]|[-–—]\s)|(?:reason|analysis|discussion|notes?|hint|tip|comment|commentary"
    r"|remark|why"
    r"|step[- ]by[- ]step)s?\s?:)"
)
# The answer of what is to be answered in words, an explanation of what has an answer already.
SOLUTION_LABEL = re.compile(
    rf"\[\s?解答\s?\]\s?:?|{_LEADS}解答?\s?:{_OPTION}"
    rf"|{_LINE}(?i:(?:(?:detailed|full|worked|complete)\s)?solutions?\s?(?::\s?-?|[-–—]\s)|sol(?:n|\.n)?\s?[.:]\s?:?){_OPTION}"
)
SOLUTION_IS_KEY = re.compile(rf"\s{{0,4}}{_KEY}\s{{0,8}}$")

META_LABEL = re.compile(
    r"^\s{0,8}(?:错误|不正确)的?答案\s?:|"
    r"(?:^\s{0,8}\[?|(?<=\s\s)|(?<=\t)|\[)(?:难易?(?:程?度|系数)|知识点|考[查察]?点|分[数值]|章节|能力水平|标签"
    r"|来源|出处|创建人|所属\S{1,6}|难易|知識點|考[查察]?點|難易?度|出處|來源|教材页码|页码|评分(?:标准|细则|说明)|命题意图"
    r"|(?:我|你|您)的(?:答案|作答)|(?:学生|考生|用户)(?:答案|作答)|得分"
    r"|题型|试题类型)"
    r"\s?[\]:]\s?:?"
    r"|(?:(?<=\s)|^)(?:PTS|DIF|REF|OBJ|NAT|STA|TOP|MSC|BLM|LOC)\s?:"
    r"|^\s{0,8}(?i:(?:difficulty|points?|topic|category|level|tags?|score|references?|refs?|bloom'?s?(?: level)?"
    r"|(?:learning )?objective|source|question type|(?:your|my|student'?s?) answer|marks?|diff|skill"
    r"|page ref|chapter|domain|subject)\s?:)"
)

_KEY_NOUN = r"答\s{0,2}案(?:一览表?|汇总|速查表?|部分|卷|页|頁|纸|紙|表)?"
KEY_HEADING = re.compile(
    r"(?:附?[:：]?\s?|附件?\s?[一二三四五六七八九十\d]{0,2}\s?[:：、.]?\s?"
    r"|.{0,16}(?:试卷|試卷|试题|試題|习题|習題|练习题?|練習題?"
    r"|题库|題庫|题|題|章|测试|測試|测验)\s?)?"
    r"(?:[一二三四五六七八九十]{1,2}[、.]\s?)?"
    rf"(?:参\s{{0,2}}考\s{{0,2}}|參\s{{0,2}}考\s{{0,2}}|正确|正確|标准|標準)?{_KEY_NOUN}"
    r"(?:[及与和與、](?:详细|詳細|试题|试卷)?(?:解析|详解|詳解|评分标准|评分细则|評分標準|分析|说明))?\s?:?"
    r"|(?!(?:short|long|multiple|single)\sanswers?\s?:?$)(?:[a-z ]{0,24}\s)?(?:answer|solution)s?"
    r"(?:\s?(?:key|sheet|list|section|page))?"
    r"(?:\s?(?:and|&|with)\s?(?:explanation|solution|rationale)s?)?(?:\s(?:to|for)\s(?:the\s)?(?:[a-z]{1,12}\s)?questions?)?\s?:?"
    r"|(?:the\s)?keys?(?:\sto\s.{1,40})?\s?:?",
    re.IGNORECASE,
)
# A title with the key's name at its end: the name of a paper in front of it, or no more than a sign between the two.
_PAPER = r"(?:试卷|試卷|试题|試題|考试|考試|测试|測試|测验|測驗|考核|考查|练习|練習|作业|作業|[题題]|卷)"
_REMARK = (
    # A key in brackets is no remark.
    rf"(?:\s?\((?!\s?(?:[A-L]{{1,8}}|[{_KEY_SIGNS}TF对错對錯]|正[确確]|[错錯][误誤]|true|false)\s?\))[^()]{{1,30}}\)"
    r"|\s?[-–—]\s?(?:teacher|staff|examiner|instructor).{0,20}|\sfor\s(?:teacher|staff|examiner|instructor)s?)?"
)
_KEY_NAMES = (
    r"(?:(?:model|suggested|sample|correct|full|official)\s)?(?:answers|solutions)|answer\s(?:key|sheet|list|section|page)s?"
    r"|mark(?:ing)?\s(?:scheme|guide|key)|(?:teacher|instructor)(?:'?s|s['\u2019]|\u2019s)?\s(?:answer\s)?key"
)
TITLED_KEY_HEADING = re.compile(
    r"(?!\s?\(?(?:\d{1,3}|[A-L])\s?[.、)])"
    rf"(?:(?:[^。.?!;,:]{{0,48}}(?<![有无無一])(?:参考|參考|标准|標準)"
    rf"|[^。.?!;,:]{{0,40}}{_PAPER}\s?(?:\([^()]{{1,12}}\)|[A-D]卷?)?\s?)?{_KEY_NOUN}"
    r"(?:[及与和與、]?(?:详细|詳細|试题|试卷)?(?:解析|详解|詳解|评分标准|评分细则|評分標準|评分参考|分析|说明)(?:部分)?)?\s?:?"
    rf"|(?:[^.?!;,:]{{0,50}}\s?(?:[-–—:]{{1,2}})\s)?(?:{_KEY_NAMES})\s?:?){_REMARK}\s?:?",
    re.IGNORECASE,
)
