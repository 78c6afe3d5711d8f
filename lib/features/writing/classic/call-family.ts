import { listCares } from "@/lib/features/writing/subjects/care-words";
import { isBritish } from "./speak-english";
import type { RelativeRole, StoryOrder, StoryPage } from "@/lib/shared/story";

/** What a family calls its mother, by the words of the order: our plots say "Mom". */
const CALLS: readonly (readonly [RegExp, string])[] = [
  [/\bmum(?:s|my|mies)?\b/iu, "Mum"],
  [/\bmam\b/iu, "Mam"],
  // "Mommy and Mama" are two.
  [/^(?!.*\bmom(?:my)?\b).*\bmama\b/isu, "Mama"],
];

/** Other words for grandparents; who names two of them has two. */
const GRANDPARENTS: readonly (readonly ["grandmother" | "grandfather", readonly string[]])[] = [
  [
    "grandmother",
    ["Granny", "Grannie", "Gran", "Nana", "Nanna", "Nan", "Nanny", "Nonna", "Oma", "Abuela", "Grammy"],
  ],
  ["grandfather", ["Grandad", "Granddad", "Gramps", "Grampa", "Grampy", "Nonno", "Opa", "Abuelo", "Pop-Pop"]],
];
const OWN_WORD = { grandmother: /\bgrand(?:ma|mother)/iu, grandfather: /\bgrandpa|\bgrandfather/iu } as const;

/** What it calls its father, where it has a word of its own; who has two of them calls one of them so. */
const CALLS_FATHER: readonly (readonly [RegExp, string])[] = [
  [/^(?!.*\b(?:dad(?:dy|dies|s)?|papas|two|both)\b).*\bpapa\b/isu, "Papa"],
  [/^(?!.*\b(?:dad(?:dy|dies|s)?|babas|two|both)\b).*\bbaba\b/isu, "Baba"],
];

/** By which word our plots call each of a family; whoever has a name of their own after it is another. */
const SAID: Partial<Record<RelativeRole, RegExp>> = {
  mother: /\bMom\b(?! \p{Lu})/gu,
  father: /\bDad\b(?! \p{Lu})/gu,
  grandmother: /\bGrandma\b(?! \p{Lu})/gu,
  grandfather: /\bGrandpa\b(?! \p{Lu})/gu,
};

type Words = Pick<StoryOrder, "title" | "topics" | "relatives">;

/** Puts the family into words as the child calls them: by what the parent described, else by the order's own words. */
export function callFamily({ title, topics, relatives = [] }: Words): (text: string) => string {
  const words = [title, ...topics].join(" ");
  const called =
    CALLS.find(([pattern]) => pattern.test(words))?.[1] ?? (isBritish({ title, topics }) ? "Mum" : null);
  // Who of two grandmothers is meant, only her name would say; who has died is nobody that was described.
  const isDeath = listCares([title, ...topics]).includes("death");
  const swaps = Object.entries(SAID).flatMap(([role, said]) => {
    const [one, ...others] = relatives.filter((relative) => relative.role === role);
    return one && others.length === 0 && !isDeath ? [{ said, name: one.name }] : [];
  });
  for (const [role, names] of GRANDPARENTS) {
    const [name, ...more] = names.filter((one) => new RegExp(`\\b${one}(?:'s)?\\b`, "iu").test(words));
    const said = SAID[role];
    const isOther =
      more.length > 0 || OWN_WORD[role].test(words) || relatives.some((one) => one.role === role);
    if (name && said && !isOther) swaps.push({ said, name });
  }
  const father = CALLS_FATHER.find(([pattern]) => pattern.test(words))?.[1];
  return (text) => {
    const named = swaps.reduce((rest, { said, name }) => rest.replace(said, () => name), text);
    const mothered = called ? named.replace(/\bMom(?=s?\b)/gu, called) : named;
    return father ? mothered.replace(/\bDad\b/gu, father) : mothered;
  };
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
