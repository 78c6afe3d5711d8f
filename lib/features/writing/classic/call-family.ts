import { listCares } from "@/lib/features/writing/subjects/care-words";
import { isBritish } from "./is-british";
import type { Relative, RelativeRole, StoryOrder, StoryPage } from "@/lib/shared/story";

type ParentRole = "mother" | "father";

/** What families call a mother or a father, by what the words have in common: who says "Mummy" and "Mum" has one of them. */
const CALLS: Record<ParentRole, readonly (readonly string[])[]> = {
  mother: [
    ["Mummy", "Mum"],
    ["Mommy", "Mom"],
    ["Mammy", "Mam"],
    ["Mama", "Momma"],
    ["Mami"],
    ["Amma", "Ammi"],
  ],
  father: [["Daddy", "Dad"], ["Dada"], ["Papa"], ["Papi"], ["Baba"], ["Appa"]],
};
/** Our own word for each, as it stands in our plots. */
const OURS: Record<ParentRole, string> = { mother: "Mom", father: "Dad" };
/** No bear's papa, nobody who lies in a pyramid, no spider. */
const OF_NOBODY =
  "(?<!\\b(?:an?|the|egyptian|ancient|scary|spooky) )#(?![ -](?:bears?|ducks?|cats?|dogs?|birds?|hens?|elephants?|penguins?|whales?|lions?|fox(?:es)?|rabbits?|owls?|costumes?|case|tomb|long))";

/** How an order calls a parent: the word that it says first; nothing where it speaks of two. */
function calledIn(words: string, role: ParentRole): string | null {
  if (SPEAKS_OF_TWO[role].test(words)) return null;
  const found = CALLS[role].flatMap((group) => {
    const any = OF_NOBODY.replace("#", `\\b(?:${group.join("|")})(?=s?\\b|'s)`);
    const [said] = new RegExp(any, "iu").exec(words) ?? [];
    return said === undefined ? [] : [capitalOf(said)];
  });
  const [one, ...others] = found;
  return others.length > 0 ? null : (one ?? null);
}

/** How much of a parent's name, as the profile has it, an order says; "Daddy" is said by "Dad" as well. */
export function countCalled(
  { title, topics }: Words,
  { role, name }: Pick<Relative, "role" | "name">,
): number {
  const words = [title, ...topics].join(" ").replaceAll("’", "'");
  const groups = role === "mother" || role === "father" ? CALLS[role] : [];
  const isSaid = (part: string) => {
    const same = groups.find((group) => group.some((one) => one.toLowerCase() === part.toLowerCase()));
    const any = (same ?? [part]).map((one) => RegExp.escape(one)).join("|");
    return new RegExp(`(?<![\\p{L}])(?:${any})(?![\\p{L}])`, "iu").test(words);
  };
  return name.split(/\s+/u).filter((part) => part !== "" && isSaid(part)).length;
}

const SPEAKS_OF_TWO: Record<ParentRole, RegExp> = {
  mother: /\b(?:two|both)(?: (?:my|his|her|our|their|of(?: \w+)?))? (?:mum|mom|mama|mother)/iu,
  father: /\b(?:two|both)(?: (?:my|his|her|our|their|of(?: \w+)?))? (?:dad|papa|father)/iu,
};

const capitalOf = (word: string): string => `${(word[0] ?? "").toUpperCase()}${word.slice(1).toLowerCase()}`;

/** Other words for grandparents; who names two of them has two. */
const GRANDPARENTS: readonly (readonly ["grandmother" | "grandfather", readonly string[]])[] = [
  [
    "grandmother",
    "Granny Grannie Gran Nana Nanna Nan Nanny Nani Dadi Nonna Oma Omi Abuela Abuelita Grammy Meemaw Halmoni Yiayia Bubbe Babushka Gramma Mamgu Ouma Babcia Farmor Mormor Ajji Paati".split(
      " ",
    ),
  ],
  [
    "grandfather",
    "Grandad Granddad Granda Grandda Gramps Grampa Grampy Pops Papaw Bampi Bampy Bampa Taid Tadcu Farfar Morfar Nanu Thatha Zayde Oupa Nonno Opa Opi Abuelo Abuelito Papou Pop-Pop".split(
      " ",
    ),
  ],
];
/** "Oma forgets", with "grandmother with dementia": that says who Oma is, and speaks of nobody else. */
const OWN_WORD = {
  grandmother: /\bgrandma|\b(?:and|both|two|other) (?:(?:my|his|her|our) )?grandmother/iu,
  grandfather: /\bgrandpa|\b(?:and|both|two|other) (?:(?:my|his|her|our) )?grandfather/iu,
} as const;

/** By which word our plots call each of a family; whoever has a name of their own after it is another. */
const SAID: Partial<Record<RelativeRole, RegExp>> = {
  mother: /\bMom\b(?! \p{Lu})/gu,
  father: /\bDad\b(?! \p{Lu})/gu,
  grandmother: /\bGrandma\b(?! \p{Lu})/gu,
  grandfather: /\bGrandpa\b(?! \p{Lu})/gu,
};

type Words = Pick<StoryOrder, "title" | "topics" | "relatives">;

/**
 * Puts the family into words as the child calls them: by the order's own words, and where it says nothing, by what the
 * parent described.
 */
export function callFamily({ title, topics, relatives = [] }: Words): (text: string) => string {
  const words = [title, ...topics].join(" ").replaceAll("’", "'");
  const called: Record<ParentRole, string | null> = {
    mother: calledIn(words, "mother") ?? (isBritish({ title, topics }) ? "Mum" : null),
    father: calledIn(words, "father"),
  };
  // Who of two grandmothers is meant, only her name would say; who has died is nobody that was described.
  const isDeath = listCares([title, ...topics]).includes("death");
  const swaps = Object.entries(SAID).flatMap(([role, said]) => {
    const [one, ...others] = relatives.filter((relative) => relative.role === role);
    return one && others.length === 0 && !isDeath ? [{ said, name: one.name }] : [];
  });
  for (const [role, names] of GRANDPARENTS) {
    const [name, ...more] = names.filter((one) => new RegExp(`\\b${one}(?:'?s)?\\b`, "iu").test(words));
    const said = SAID[role];
    const isOther =
      more.length > 0 || OWN_WORD[role].test(words) || relatives.some((one) => one.role === role);
    if (name && said && !isOther) swaps.push({ said, name });
  }
  const own = (["mother", "father"] as const).flatMap((role) =>
    listOwn(role, called[role], isDeath ? [] : relatives),
  );
  return (text) => [...own, ...swaps].reduce((rest, { said, name }) => rest.replace(said, () => name), text);
}

/** By the word of the order, whether a story says our own word or the one of the profile. */
function listOwn(role: ParentRole, called: string | null, relatives: readonly Relative[]) {
  if (called === null) return [];
  const said = [{ said: new RegExp(`\\b${OURS[role]}(?=s?\\b)(?! \\p{Lu})`, "gu"), name: called }];
  const [one, ...others] = relatives.filter((relative) => relative.role === role);
  // "Mama Lucy" is called so already, and a name that somebody else has as well is theirs.
  const isCalledSo = one?.name.split(/\s+/u).some((part) => part.toLowerCase() === called.toLowerCase());
  if (!one || others.length > 0 || isCalledSo) return isCalledSo ? [] : said;
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(one.name)}(?![\\p{L}\\p{N}])(?! \\p{Lu})`,
    "gu",
  );
  return [...said, { said: name, name: called }];
}

/** A page with everybody as the family calls them, in the words and in what the picture is said to show. */
export function callOnPage({ scene, ...page }: StoryPage, call: (text: string) => string): StoryPage {
  const companions = scene.companions.map((one) => ({ ...one, name: call(one.name) }));
  return {
    ...page,
    text: call(page.text),
    scene: { ...scene, happening: call(scene.happening), companions },
  };
}
