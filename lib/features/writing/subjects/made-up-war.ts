/** Who fights in a war from which nobody has to flee. */
export const MADE_UP_WARS =
  "pillow|snow ?ball|snow|water|water ?balloon|food|custard|pie|mud|paint|prank|thumb|sock|lego|nerf|toy|cookie|cupcake|flower|star|dinosaurs?|dinos?|t-? ?rex(?:es)?|dragons?|robots?|aliens?|unicorns?|fair(?:y|ies)|pirates?|monsters?|super ?hero(?:es)?|knights?|ninjas?|zombies?|wizards?|witch(?:es)?|ants?|bugs?|insects?|bees?|cats?|dogs?|mouse|mice|squirrels?|birds?|seagulls?|sharks?|penguins?|cars?|tooth ?brush|vegetables?|candy|gingerbread";

const ONLY_WAR = /^\W*(?:(?:the|a|big|great) )*(?:wars?|war and peace|war game)\W*$/iu;
const FIGHTS_IN_TALES =
  /\b(?:dinosaurs?|dinos?|t-? ?rex(?:es)?|dragons?|robots?|aliens?|super ?hero(?:es)?|transformers|ninjas?|star wars|unicorns?)\b/iu;

/** A toy is taken along by whoever flees, and what else is said may be of a war that is none of a tale. */
const OF_NO_TALE =
  /\b(?:toys?|teddy|teddies|stuffed|plush|my|his|her|our|their|ukrain\w*|russia\w*|syria\w*|gaza|israel\w*|palestin\w*|sudan\w*|afghan\w*|iraq\w*|iran\w*|yemen\w*|refugees?|flee\w*|fled|soldiers?|army|bomb\w*|real|homes?|country|left|leav\w+|border|shelter|sirens?)\b/iu;

/** "War", with dinosaurs: nobody had to leave a home. */
export const withoutMadeUpWar = (texts: readonly string[]): readonly string[] =>
  texts.some((text) => FIGHTS_IN_TALES.test(text)) && !texts.some((text) => OF_NO_TALE.test(text))
    ? texts.map((text) => (ONLY_WAR.test(text) ? " " : text))
    : texts;
