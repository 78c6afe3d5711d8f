/** Whose job is lost: `other` is somebody whom no plot tells of, `unsaid` where an order only says that one is lost. */
export type OutOfWork = "mother" | "father" | "other" | "unsaid";

const OWN = "(?:my |his |her |their |there |our |the |a )?(?:\\w+ )?";
export const LOST_WORK = new RegExp(
  `\\b(?:(?:lost|loses|lose|losing|loosing|loss of) ${OWN}jobs?|job loss|job lost|(?:laid|layed) off|lay-?offs?|redundan(?:t|cy)|(?:got|gets|was|been|is|being|getting) fired|fired from|let go (?:from|at|by) (?:his |her |their |the )?(?:work|job|company|office)|out of (?:work|a job)|un-?employ(?:ed|ment)|jobless|without (?:a )?(?:job|work)|(?:has|have|got|with) no (?:job|work)|(?:can't|cannot|can not|cant) find (?:a )?(?:new )?(?:job|work)|looking for (?:a job|work))\\b`,
  "iu",
);

const CLAUSES = /[,.;:!?()–—]|\b(?:because|but|when|while|after|before|since|so|now|although|and now)\b/iu;
const ROLES: readonly (readonly [Exclude<OutOfWork, "unsaid">, RegExp])[] = [
  [
    "other",
    /\b(?:friend|neighbou?r|cousin|classmate)'?s (?:mom|mum|mommy|mummy|mother|dad|daddy|father)\b/giu,
  ],
  [
    "other",
    /\b(?:parents|grand\w*|gran\w*|nana?|nan|uncle|aunt\w*|brothers?|sisters?|cousins?|friends?|teachers?|neighbou?rs?|nanny)\b/giu,
  ],
  ["mother", /\b(?:step-?)?(?:moms?|mums?|mommy|mummy|mama|mam|mumma|momma|mother)\b/giu],
  ["father", /\b(?:step-?)?(?:dads?|daddy|papa|dada|pa|father)\b/giu],
];
const HE = /\b(?:he|he's|his)\b/iu;
const SHE = /\b(?:she|she's|her)\b/iu;

type Role = { who: Exclude<OutOfWork, "unsaid">; at: number; end: number };

/** Everybody whom a text names, in its order. */
function listRoles(text: string): Role[] {
  let rest = text;
  const found: Role[] = [];
  for (const [who, pattern] of ROLES) {
    for (const { index, 0: word } of [...rest.matchAll(pattern)]) {
      found.push({ who, at: index, end: index + word.length });
      rest = rest.slice(0, index) + "#".repeat(word.length) + rest.slice(index + word.length);
    }
  }
  return found.toSorted((left, right) => left.at - right.at);
}

/** Who stands next before the words for it, or else after them: "Daddy is out of work", "my unemployed dad". */
function findInClause(clause: string): OutOfWork | null {
  const lost = LOST_WORK.exec(clause);
  if (!lost) return null;
  const before = listRoles(clause.slice(0, lost.index));
  const last = before.at(-1);
  const second = before.at(-2);
  if (last && second && /^\s*(?:and|&|\+)\s*$/u.test(clause.slice(second.end, last.at))) return "other";
  const [after] = listRoles(clause.slice(lost.index));
  if (last ?? after) return (last ?? after)?.who ?? null;
  if (HE.test(clause)) return "father";
  return SHE.test(clause) ? "mother" : null;
}

/** Whom an order says to be out of work, however it words it. */
export function readWhoLostWork(texts: readonly string[]): OutOfWork {
  const plain = texts.map((text) => text.replaceAll("’", "'"));
  const [said] = plain.flatMap((text) => text.split(CLAUSES)).flatMap((clause) => findInClause(clause) ?? []);
  const [named] = plain.flatMap(listRoles);
  return said ?? named?.who ?? "unsaid";
}
