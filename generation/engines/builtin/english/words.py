"""English word lists: what a sentence may not lean on, what makes no term, what has an opposite."""

from generation.engines.builtin.wordlists import words

# Connectives that may be cut from the start of a sentence without changing what it says.
CUT_OPENERS = (
    "Reciprocally, |"
    "However, |Moreover, |Furthermore, |In addition, |Additionally, |In fact, |Indeed, |Therefore, |Thus, |"
    "Hence, |Consequently, |As a result, |Also, |Finally, |Interestingly, |Importantly, |Of course, |"
    "Typically, |Nevertheless, |Nonetheless, |Specifically, |Notably, |Similarly, |Likewise, |In general, |"
    "Generally, |Accordingly, |In short, |In other words, |That is, |Recall that |Note that |Remember that |"
    "It is important to note that |And "
)

# A sentence that begins with one of these needs the sentence before it, speaks to the reader, or asks.
LEANING_OPENERS = words(
    """this these those such it its they them their he she his her him hers theirs that here there another
    other others both either neither one ones some few several each all then next first second third
    fourth fifth last lastly initially originally later afterward afterwards meanwhile instead
    otherwise so but or nor yet because since although though while whereas if unless when once what
    who whom whose which why how where example examples e.g similarly conversely rather nor even still
    again too likewise now today eventually subsequently soon simply perhaps maybe certainly clearly
    obviously surprisingly unfortunately fortunately sometimes nowadays not no only just given by
    consider imagine think suppose look see visit watch read click note notice recall remember take try
    go let lets let's compare contrast describe explain identify list define discuss name choose select
    state complete write draw calculate determine find use ask answer check review make do does did is
    are was were can could will would should has have had may might must please follow press open
    create add enter i we you my your our ours yours us me view search explore learn browse access
    examine rolling it's that's there's here's he's she's they're watching everyone someone anyone
    nobody people's more less fewer most many much any to in-addition as"""
)
# Openers that point to what was told before.
POINTING_OPENERS = (
    r"for example|for instance|at the time|at first|at last|at that|at this|on the other|on one|on the one|"
    r"in the end|in the process|in the coming|in the following|in contrast|by contrast|in this|in that|"
    r"in these|in those|over the next|by the time|by then|by now|in such|in both|in each|in either|in others?|"
    r"in another|in some|in certain cases|in most cases|in many cases|in turn|as such|as we|as you|as noted|"
    r"as mentioned|as described|as discussed|as shown|as a result|for this|for that|for these|because of this|"
    r"due to this|in addition to|along with|besides|"
    r"[a-z]+ (years?|days?|weeks?|months?|decades?) (later|earlier|after that)|after that|after this|"
    r"during this|during that|before this|until then|since then|even so|in return|in response|in other words|"
    r"in reality|from the outset|up to now|so far|on the contrary|to do so|to do this|unlike|alternatively|"
    r"after all|by comparison|an example|a prime example|another example|one example|a good example|"
    r"examples? of|according to|with this|with these|under this|through this|like|such|the idea|in my|in his|"
    r"in her|in the (?:first|second|third|fourth|fifth|last|former|latter|other)(?=,)|all (?:the )?others?|"
    r"(?:the|its|their) (?:[a-z-]+ ){0,2}examples?(?= (?:is|are|was|were)\b)"
)

# Subordinate and prepositional openers that are sound where their clause is complete.
SOUND_OPENERS = words("when if because although while since unless whereas once by many most all each some both")

# "The second", "the other": of which, the sentence before knows.
ORDINALS = words(
    """two three four other others same resulting second third next following former latter first last new idea above
    answer reason only"""
)

# Words that speak to the reader or of the book, anywhere in a sentence.
TALKING = words(
    """i we you my your our ours yours us me myself yourself ourselves let's we've we're we'll you're
    you've you'll i'm figure figures fig chapter section module textbook reader author authors photo
    photograph micrograph diagram graph image illustration here aforementioned
    abovementioned latter former respectively"""
)
DEMONSTRATIVES = words("this these those such")
PERSONAL = words("he she him her his hers himself herself")
IMPERSONAL = words("it its they their them itself themselves theirs")
LOOSE_TIMES = words("then afterward afterwards meanwhile thereafter thereby therein today recently now")

STOPWORDS = words(
    """a an the of to in on at by for from with and or nor but as is are was were be been being it its
    this that these those which who whom whose what when where why how do does did has have had can
    could may might will would shall should must not no than then there their they them he she his her
    we our you your i so such also into about over under between through during before after most more
    many some any each other one if because while although both only same very often usually called
    known within without out up down off us all two three several various certain own numerous"""
)

# Nouns that name nothing by themselves: no term, no key.
EMPTY_NOUNS = words(
    """example examples result results goal goals purpose reason reasons problem problems answer answers
    idea ideas part parts type types way ways number numbers difference differences advantage
    advantages disadvantage disadvantages key case cases thing things time times people person kind
    kinds form forms use uses area areas group groups fact facts point points step steps process
    processes role roles study studies research researcher researchers participant participants
    question questions word words term terms concept concepts change changes effect effects factor
    factors feature features function functions level levels amount amounts rate rates range set sets
    side sides end ends beginning aspect aspects issue issues method methods approach work works year
    years day days century centuries decade decades month months week weeks hour hours minute minutes
    second seconds moment period periods age ages place places location locations situation situations
    condition conditions event events experience experiences information knowledge evidence addition
    variety lack size shape order line lines name names other others majority member members author
    authors student students scientist scientists individual individuals everyone someone man men woman
    women child children family families life lives world body human humans today figure table chapter
    section state states country countries city cities home house food water thousand million billion
    hundred percent dozen system systems group company companies team study experiment war government rebellion
    colony trial half lot lots bit piece pieces pair pairs basis means cause causes source
    sources product products material materials substance substances structure structures object
    objects item items characteristic characteristics property properties importance ability need needs
    matter value values choice choices decision decisions action actions activity activities response
    responses relationship relationships interaction interactions process input output side back front
    top bottom center middle total sum self phenomenon matter goods movement movements"""
)

# "X is an important …" praises; it does not define.
PRAISE = words(
    """important common good great major key main primary popular famous well-known useful typical classic
    excellent perfect essential critical crucial necessary vital simple easy difficult hard possible
    able likely interesting significant example result reason matter question fact way time part lot
    bit kind sort number few little priority problem challenge mystery myth concern success failure
    mistake good bad best worst better worse most more same different similar opposite other one first
    second third last next only lasting powerful potential growing new old recent prime strong notable
    remarkable member real true"""
)

# Each word and its opposite, in the same grammatical form.
_OPPOSITES = """increase decrease|
increases decreases|increased decreased|increasing decreasing|rises falls|rising falling|
higher lower|highest lowest|larger smaller|largest smallest|longer shorter|longest shortest|faster slower|
stronger weaker|older younger|greater smaller|greatest smallest|maximum minimum|maximal minimal|
internal external|inner outer|inside outside|above below|upper lower|anterior posterior|superficial deep|
positive negative|positively negatively|voluntary involuntary|conscious unconscious|directly indirectly|
direct indirect|always never|before after|gains loses|gained lost|
absorb release|absorbs releases|strengthens weakens|strengthen weaken|expands contracts|expand contract|
accelerates slows|allows prevents|allow prevent|permits prevents|permit prevent|encouraged discouraged|
encourages discourages|encourage discourage|accepted rejected|supports opposes|supported opposed|
northern southern|north south|eastern western|east west|majority minority|temporary permanent|
temporarily permanently|rapidly slowly|rapid slow|quickly slowly|thick thin|thicker thinner|
active passive|actively passively|visible invisible|soluble insoluble|stable unstable|rich poor|
legal illegal|elastic inelastic|dependent
independent|importing exporting|imports exports|import export|formal informal|
public private|urban rural|victory defeat|began ended|begins ends|vertical horizontal|hot cold|warm cold|
warmer colder|wet dry|strong weak|hard soft|flexible rigid|reversible irreversible|regular irregular|
symmetrical asymmetrical|aerobic anaerobic|organic inorganic|acute chronic|benign malignant|implicit explicit|
abstract concrete|objective subjective|qualitative quantitative|explicitly implicitly|intentional unintentional|
male female|ancestors descendants|parent offspring|demand supply|surplus shortage|inflation deflation|
profit loss|borrowers lenders|buyers sellers|producers consumers"""
OPPOSITES = {
    word: other
    for pair in _OPPOSITES.replace("\n", " ").split("|")
    for word, other in (tuple(pair.split()), tuple(reversed(pair.split())))
}

# Forms that begin a finite predicate for certain; the tagger alone takes "plants" for either.
SURE_VERBS = words(
    """lives live shows show grows grow eats eat melts melt flows flow falls fall turns turn feeds feed runs run floats
    float travels travel builds build attracts attract breathes breathe burns burn lays lay finds find is are was
    were has have had can could may might must will would should does do did contains
    contain consists consist includes include provides provide produces produce forms form occurs occur
    means refers refer requires require allows allow helps help causes cause makes make uses use became
    become becomes began begins gave gives give led leads lead took takes take carries carry covers
    cover protects protect connects connect controls control converts convert absorbs absorb releases
    release receives receive serves serve lines line surrounds surround stores store secretes secrete
    transports transport supports support stimulates stimulate describes describe involves involve
    reduces reduce increases increase prevents prevent determines determine found founded won wrote
    developed established created introduced discovered invented published proposed argued believed
    worked lived built played plays play enables enable remains remain represents represent acts act
    moves move lies lie holds hold keeps keep shows show binds bind breaks break functions function
    regulates regulate generates generate"""
)
COPULAS = words("is are was were")

NUMBER_WORDS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
    "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "hundred": 100,
}  # fmt: skip

# Eras, clock times and units, which the text writes like names.
UNITS = words("bc ad bce ce am pm min sec hrs max avg approx mol mmol kcal rpm ppm mph kph usd eur gbp mmhg")
PEOPLE = words(
    """patient doctor nurse physician surgeon teacher pupil soldier officer worker farmer merchant trader king queen
    emperor consul senator citizen slave freedman noble peasant buyer seller consumer producer manager employee
    employer customer user engineer artist writer poet judge lawyer minister president driver passenger infant adult
    mother father son daughter tribune magistrate dictator censor voter settler immigrant priest monk clerk"""
)
