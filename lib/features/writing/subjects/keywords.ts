import { listRuns, splitWish } from "./runs";

/** A text of more words is a sentence of its own. */
const MOST_WORDS = 2;
const ARTICLE = /^(?:the|a|an|my|our|his|her|their) /u;
const HOW_OFTEN =
  / (?:(?:all the|every single|every) (?:time|day|night|morning|evening)|all day|a lot|again|always)$/u;
/** "Scared", and nothing else. */
const BARE_FEAR =
  /^(?:(?:is|so|very|too|being|feels?|always) )*(?:scared|afraid|frightened|terrified|fear)$/u;
/** "Clowns scared", "dogs are scary". */
const FEARED =
  /^(?<what>\S+(?: (?:and )?\S+){0,2}?) (?:(?:is|are|so|very|too|really) )*(?:scared|scary|afraid|frightening|terrifying)$/u;
/** What one is afraid of has no article: of one owl that is scared, a story is told. */
const PLURAL_OR_MASS =
  /(?:[^s]s|\b(?:dark|darkness|thunder|lightning|water|fire|heights|blood|dentist|doctor|wind|swimming|flying|school))$/u;

/**
 * What hurried parents mean who write keywords: "sisters" and "quarrel" say something together, either way round, and
 * who writes "clowns" and "scared" means that their child is scared of clowns.
 */
export function joinKeywords(texts: readonly string[]): string[] {
  const written = texts
    .map((text) => splitWish(text).join(" ").replace(ARTICLE, "").replace(HOW_OFTEN, ""))
    .filter(Boolean);
  const short = [...new Set(written)].filter((text) => text.split(" ").length <= MOST_WORDS);
  const pairs = short.flatMap((left) =>
    short.filter((right) => right !== left).map((right) => `${left} ${right}`),
  );
  const isBareFear = written.some((text) => BARE_FEAR.test(text));
  const feared = written.flatMap((text) => FEARED.exec(text)?.groups?.["what"] ?? (isBareFear ? text : []));
  return [...pairs, ...feared.filter((text) => PLURAL_OR_MASS.test(text)).map((text) => `scared of ${text}`)];
}

/** The runs of joined keywords that none of the texts has by itself. */
export function listJoinedRuns(texts: readonly string[]): Set<string> {
  const own = new Set(texts.flatMap((text) => [...listRuns(text)]));
  return new Set(joinKeywords(texts).flatMap((text) => [...listRuns(text)].filter((run) => !own.has(run))));
}
