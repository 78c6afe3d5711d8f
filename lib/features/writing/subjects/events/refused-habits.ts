/** "Does not want to", "won't", "hates", "our little one never lets us": a habit that a child has not, in any of the words. */
const NOT = "(?:n't|n’t|nt| not)";
const REFUSES = new RegExp(
  `(?<!\\p{L})(?:(?:do|does|did|would|could|ca|can|wo|will)${NOT}|cannot|never|no longer|refus(?:e|es|ed|ing)|hat(?:e|es|ed|ing)|dislikes?|fights?|fighting|struggles?|meltdowns?|fuss|screams?|cries|crying|tantrums?|battles?)(?!\\p{L})`,
  "iu",
);

/** A habit and the words for it, which say nothing else beside a refusal; `beside`, what the order may say elsewhere. */
type Habit = { run: string; said: RegExp; beside?: RegExp };

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const OWN = "(?:(?:his|her|my|their|our|the|your|its) )?";
const SCREEN = "(?:tv|telly|television|tablet|i-?pad|phone|screens?|cartoons|video games?|computer|youtube)";

const HABITS: readonly Habit[] = [
  {
    run: "won't-go-to-sleep",
    said: word(
      "go(?:ing)? to (?:bed|sleep)(?! (?:alone|in|on|without|with|by))|(?<!(?:at|before|every) )bed ?time|fall(?:ing)? asleep|(?<!sleep )(?:want|wants|wanted) to sleep(?! (?:alone|in|on|over|at|without|with|by|next|away))",
    ),
  },
  {
    run: "won't-brush-the-teeth",
    said: word(
      `(?:brush|brushed|brushing|clean|cleaned|cleaning|do|doing) (?:of )?${OWN}teeth|teeth (?:brushed|cleaned|brushing|cleaning)|tooth ?brush(?:ing)?`,
    ),
  },
  {
    run: "won't-brush-the-teeth",
    said: word("brush(?:ing)?(?! (?:\\p{L}+ )?hair)"),
    beside: word("teeth|tooth"),
  },
  {
    run: "won't-wash-the-hair",
    said: word(`(?:wash|washing|shampoo(?:ing)?|rinse|rinsing) ${OWN}hair|hair ?wash(?:ed|ing)?`),
  },
  {
    run: "won't-brush-the-hair",
    said: word(
      `(?:brush|comb|detangl)(?:e|ed|ing)? ${OWN}hair|hair (?:is |being |gets? )?(?:brush|comb|detangl)(?:ed|ing)|hair ?brush(?:es|ing)?|(?:tangles|knots) in ${OWN}hair`,
    ),
  },
  {
    run: "won't-get-dressed",
    said: word(
      `(?:get|gets|getting|be|being|got) dressed|dress(?:ing)? (?:him|her|my|them)sel(?:f|ves)|(?:put|putting) ${OWN}clothes on|(?:put|putting) on ${OWN}clothes|wear(?:ing)? (?:any )?${OWN}clothes`,
    ),
  },
  {
    run: "won't-have-a-haircut",
    said: word(
      `(?:cut|cutting) ${OWN}hair|hair ?cuts?|hair (?:is |being )?cut|(?:barber|hair ?dresser)(?:'?s)?`,
    ),
  },
  {
    run: "won't-tidy-up-now",
    said: word(
      `tid(?:y|ies|ying)(?: up)?|clean(?:s|ing)?(?: \\p{L}+){0,2} up|clean(?:s|ing)? ${OWN}(?:bed)?room|(?:pick|picking)(?: up)? ${OWN}toys(?: up)?|(?:put|putting) ${OWN}(?:toys|things|stuff) away|(?:put|putting) away ${OWN}(?:toys|things|stuff)`,
    ),
  },
  {
    run: "won't-turn-it-off",
    said: word(
      `(?:turn|switch|turning|switching)(?: off)? (?:${OWN}${SCREEN}|it) off|(?:turn|switch|turning|switching) off ${OWN}${SCREEN}|${SCREEN}(?: time)? (?:is |has to be |goes )?(?:over|finished|off)|(?:stop|put down|let go of|give up) (?:watching |playing (?:with |on )?)?${OWN}${SCREEN}`,
    ),
  },
  {
    run: "won't-eat-new-things",
    said: word(
      "eat(?:ing)?(?! (?:me|him|her|us|people))|vegetables|veggies|veg|greens|broccoli|spinach|(?:try|trying) (?:any )?(?:new )?foods?|(?:try|trying) anything new",
    ),
  },
  { run: "won't-see-the-dentist", said: word("dentists?(?:'s)?") },
  {
    run: "won't-go-to-school",
    said: word("(?:go|going|get|getting)(?: back)? to (?:big )?school|school(?= *$)"),
  },
  {
    run: "won't-share-at-all",
    said: word("shar(?:e|es|ing)(?! (?:an?|the|his|her|my|our) (?:\\p{L}+ )?(?:room|bed))"),
  },
  { run: "won't-use-the-potty", said: word("potty|(?:use|using|go(?:ing)? (?:to|on)) the (?:toilet|loo)") },
];

const MOST_OF_A_REFUSAL = 4;
const BARE =
  /^\W*(?:(?:he|she|they|it|it's|its|always|every|such|so|a|an|big|daily|nightly|constant|night|evening|morning|just|is|another) )*(?:refus(?:es?|ed|ing)|hat(?:es?|ing) it|(?:tantrum|battle|fight|meltdown|scream|struggle)s?|fighting|cries|crying|won'?t|will not|fuss)(?: (?:every|each|all|the|at|a|night|day|time|evening|morning|lot|it|about|do))*\W*$/iu;

/** "Tantrum", "always a battle", "refuses": what, another text says. A pillow fight is none. */
const isBareRefusal = (text: string): boolean =>
  text.trim().split(/\s+/u).length <= MOST_OF_A_REFUSAL &&
  BARE.test(text) &&
  !HABITS.some(({ said }) => said.test(text));

/** The runs of the habits that an order says a child refuses; in one text, as parents write what happens each evening. */
export function findHabits(texts: readonly string[]): string[] {
  const whole = texts.some(isBareRefusal) ? [texts.join(" ")] : [];
  const refusing = [...texts, ...whole].filter((text) => REFUSES.test(text));
  const isMeant = ({ said, beside }: Habit) =>
    refusing.some((text) => said.test(text)) && (!beside || texts.some((text) => beside.test(text)));
  return [...new Set(HABITS.filter(isMeant).map(({ run }) => run))];
}
