const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, "iu");

/** One, and as small as who tells of them says, or leaves open. */
const ONE = "(?:brother|sister|sibling|bro|sis|baby|toddler)";
/** Who is named in one line, while another says what they do. */
const LITTLE_ONE = whole(
  `(?:little|baby|younger|small|wee|annoying|toddler|lil) (?:brother|sister|sibling|bro|sis)|(?:my|her|his|our|their|the) (?:brother|sister|sibling|baby|toddler)|^(?:brother|sister|sibling|toddler)$`,
);
const SPOILS =
  "(?:break(?:s|ing)?|broke|broken|wreck(?:s|ed|ing)?|ruin(?:s|ed|ing)?|destroy(?:s|ed|ing)?|smash(?:es|ed|ing)?|rip(?:s|ped|ping)?|tears? up|tore(?: up)?|trash(?:es|ed|ing)?|demolish(?:es|ed|ing)?|squash(?:es|ed|ing)?|toppl(?:es|ed|ing)|spoil(?:s|t|ed|ing)?|chew(?:s|ed|ing)?(?: up)?|mess(?:es|ed|ing)? (?:with|up)|(?:draw(?:s|n|ing)?|drew|writes?|wrote|writing) (?:on|in|all over)|(?:colou?r(?:s|ed|ing)) (?:on|in)|scribb?l(?:es?|ed|ing)(?: (?:on|in|over|all over))?)";
const FELLS = "(?:knock(?:s|ed|ing)?|push(?:es|ed|ing)?|kick(?:s|ed|ing)?|pull(?:s|ed|ing)?)";
const TAKES =
  "(?:tak(?:es?|ing)|took|grabs?|grabb(?:ed|ing)|snatch(?:es|ed|ing)?|steals?|stole|stealing|touch(?:es|ing|ed)?)";
const OWNED = "(?:(?:all|of|my|his|her|our|their|the|every) )+";
const THING =
  "(?:toys?|things?|stuff|dolls?|dollies|cars?|trucks?|trains?|train (?:tracks?|sets?)|tracks?|railway|legos?|duplo|blocks?|bricks?|books?|pages?|models?|towers?|castles?|forts?|dens?|houses?|builds?|buildings?|creations?|drawings?|pictures?|paintings?|puzzles?|jigsaws?|games?|tea set|teddy|crayons?|marble run)";
const SOMETHING = `(?:${OWNED}(?:\\p{L}+ ){0,2}${THING}|everything|it all|it|them|${THING}|all (?:that|what) (?:i|she|he|they) builds?)`;
const DOES = [
  `${SPOILS} ${SOMETHING}`,
  `${FELLS} (?:down|over) ${SOMETHING}`,
  `${FELLS} ${SOMETHING} (?:down|over)`,
  `${FELLS} everything`,
  `${TAKES} (?:${OWNED}(?:\\p{L}+ ){0,2}${THING}|everything)`,
  "scribb?l(?:es?|ed|ing)",
  "gets? into everything",
].join("|");
const DOES_IT = whole(DOES);
const ONE_DOES = whole(`${ONE}(?: (?!and(?!\\p{L}))[\\p{L}']+){0,4} (?:${DOES})`);
const DONE_BY = whole(
  `(?:broken|wrecked|ruined|destroyed|smashed|knocked (?:down|over)|scribbled on) by (?:(?:my|his|her|our|their|the|a) )?(?:(?:little|baby|younger|small|wee) )?${ONE}`,
);
const SAFE_FROM = whole(
  `(?:protect(?:s|ing)?|sav(?:es?|ing)|hid(?:es?|ing)|keep(?:s|ing)?) ${SOMETHING}(?: safe| away)? from (?:(?:my|his|her|our|their|the|a) )?(?:(?:little|baby|younger|small|wee) )?${ONE}`,
);
/** Who does it is older, many, or no brother; what breaks is no toy; or it is told of by another plot, or of none. */
const ELSE = whole(
  [
    "(?:big|bigger|older|elder|eldest|oldest|teenage) (?:brother|sister|sibling|bro|sis)|teenagers?|twins?|triplets?|brothers|siblings|sisters|step-?\\p{L}+|fosters?|adopt\\p{L}*|cousins?|friends?|class\\p{L}*|bull(?:y|ies|ied|ying)",
    "on purpose|sorry|arms?|legs?|wrist|ankle|foot|fingers?|toes?|bones?|tooth|teeth|nose|hearts?|promises?|rules?|records?|windows?|vase|mugs?|cups?|plates?|phones?|tablets?|ipads?|laptops?|tv|telly|birthday|party|christmas|holidays?|vacation|wedding|cake",
    "newborn|new (?:baby|brother|sister)|(?:bed ?)?rooms?|autis\\p{L}*|adhd|asd|special needs?|disab\\p{L}*|wheelchair|down'?s|hit(?:s|ting)?|bit(?:es?|ing)?|hurts? me|fight(?:s|ing)?|jealous\\p{L}*|ill|sick|hospital|die[ds]|dead|death|dying|funeral|divorce\\p{L}*|police|prison|jail|drunk|drink(?:s|ing)",
    "dragons?|robots?|monsters?|dinosaurs?|unicorns?|aliens?|super ?hero\\p{L}*|ghosts?|fox(?:es)?|bears?|pupp(?:y|ies)|dogs?|kittens?|cats?|sand ?castles?|snow ?m[ae]n",
  ].join("|"),
);

/** What a little brother or sister does to what a child has made: "my baby sister breaks everything", "he knocks it down" with "little brother". */
export function littleOneSpoils(written: readonly string[]): boolean {
  const texts = written.map((text) =>
    text
      .replaceAll("’", "'")
      .replace(/[^\p{L}\p{N}' -]+/gu, " ")
      .trim(),
  );
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (isSaid(ELSE)) return false;
  return isSaid(ONE_DOES) || isSaid(DONE_BY) || isSaid(SAFE_FROM) || (isSaid(LITTLE_ONE) && isSaid(DOES_IT));
}
