/** Of whom something hard is told: `other` is whoever no plot of it can be about. */
export type Meant = "mother" | "father" | "grandmother" | "grandfather" | "other";

const MOTHER = "mum|mom|mummy|mommy|mama|momma|mam|mammy|mami|amma|ammi|mother";
const FATHER = "dad|daddy|dada|papa|papi|baba|appa|father";
const PARENT = `${MOTHER}|${FATHER}`;

/** The longer ones first: what one of them has found is taken. */
const ROLES: readonly (readonly [Meant, string])[] = [
  [
    "other",
    `\\p{L}+'s (?:${PARENT}|grand\\p{L}+)|(?:friend|cousin|${PARENT})s (?:${PARENT})|(?:step|foster|birth|god)[- ]?(?:${PARENT})|(?:${PARENT})[- ]in[- ]law`,
  ],
  ["grandmother", "(?:great[- ])?(?:grandma|grandmother|gran|granny|nan|nana|nanny|nani|oma|abuela|nonna)"],
  ["grandfather", "(?:great[- ])?(?:grandpa|grandad|granddad|grandfather|gramps|opa|abuelo|nonno)"],
  // An apostrophe is forgotten: "dads chemo".
  ["mother", `(?:${MOTHER})s?`],
  ["father", `(?:${FATHER})s?`],
  [
    "other",
    "parents|brothers?|sisters?|siblings?|twins?|cousins?|friends?|classmates?|sons?|daughters?|boys?|girls?|kids?|child|children|baby|aunt|aunty|auntie|uncle|teachers?|neighbou?rs?|coach|dogs?|cats?|pets?|hamsters?|rabbits?|horses?|i|me|myself|he has|she has",
  ],
];

type Role = { who: Meant; at: number; end: number };

function listRoles(text: string): Role[] {
  let rest = text;
  const found: Role[] = [];
  for (const [who, words] of ROLES) {
    for (const { index, 0: said } of [
      ...rest.matchAll(new RegExp(`(?<![\\p{L}'])(?:${words})(?![\\p{L}])`, "gu")),
    ]) {
      found.push({ who, at: index, end: index + said.length });
      rest = rest.slice(0, index) + "#".repeat(said.length) + rest.slice(index + said.length);
    }
  }
  return found.toSorted((left, right) => left.at - right.at);
}

/** Who of a text stands next before what is hard in it, or else after it. */
function findBeside(text: string, means: RegExp): Meant | null {
  const at = text.search(means);
  if (at < 0) return null;
  const roles = listRoles(text);
  const [said = ""] = text.match(means) ?? [];
  const next = roles.findLast((role) => role.at < at + said.length) ?? roles[0];
  return next?.who ?? null;
}

/**
 * Of whom it is said: of whoever stands next to it, else of the only one who is named at all.
 * @param means for small letters
 */
export function whoIsMeant(written: readonly string[], means: RegExp): Meant | null {
  const texts = written.map((text) => text.replaceAll("’", "'").toLowerCase());
  const beside = new Set(texts.flatMap((text) => findBeside(text, means) ?? []));
  const all = beside.size > 0 ? beside : new Set(texts.flatMap(listRoles).map(({ who }) => who));
  const [one, ...others] = all;
  return others.length > 0 ? "other" : (one ?? null);
}
