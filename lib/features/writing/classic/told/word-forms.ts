import { listStems } from "@/lib/features/writing/common-words";
import { splitWish } from "@/lib/features/writing/subjects/runs";

/** Forms that no rule finds; somebody who gets lost is lost sight of, and who wakes up woke up. */
const ODD_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ...["lose lost losing loses", "get got getting", "wake woke woken waking", "run ran running"],
    ...["fall fell fallen", "bite bit bitten biting", "swim swam swimming", "ride rode ridden riding"],
    ...["sing sang sung song", "draw drew drawn", "fly flew flown flies", "write wrote written writing"],
    ...["sleep slept asleep", "eat ate eaten", "break broke broken", "hide hid hidden hiding"],
    ...["win won winning", "forget forgot forgotten forgetting", "catch caught", "teach taught"],
    ...["build built", "fight fought", "throw threw thrown", "dig dug digging", "tell told"],
    ...["speak spoke spoken", "make made making", "grow grew grown", "find found", "feed fed"],
    ...["say said", "lie lied lying", "dream dreamt", "leave left", "steal stole stolen", "give gave given"],
    ...["die died dying", "go went gone", "spill spilt", "burn burnt", "shake shook", "blow blew blown"],
    ...["rain rainy", "snow snowy", "wind windy", "sun sunny", "storm stormy", "friend friendly"],
    ...[
      "tidy tidied",
      "carry carried",
      "cry cried",
      "wear wore worn",
      "tear tore torn",
      "choose chose chosen",
    ],
  ].flatMap((line) => {
    const [base = "", ...others] = line.split(" ");
    return others.map((form): [string, string] => [form, base]);
  }),
);

/** A word and what it may be a form of. */
export const formsOf = (word: string): string[] => {
  const bare = word.replace(/'s?$/u, "");
  const base = ODD_FORMS.get(bare);
  return [word, bare, ...listStems(bare), ...(base === undefined ? [] : [base])];
};

/** The words of a text, a space around each: "cat" isn't in "catch", but it is in "the cat's". */
export const spaced = (text: string): string =>
  ` ${splitWish(text)
    .map((word) => word.replace(/'s?$/u, ""))
    .join(" ")} `;

/** "As red as a strawberry", "like a windy lake": what something is like isn't there; what somebody would like may be. */
const LIKENESS =
  /(?<!\p{L})(?:as \p{L}+ as|(?<!(?:would|not|n't|n’t|I|you|we|they|to|'d|’d) )like) (?:an?|the) (?:\p{L}+ )?\p{L}+(?!\p{L})/giu;
export const withoutLikeness = (text: string): string => text.replace(LIKENESS, " ");
