import { Dialect, LocalLinter } from "harper.js";
import { binaryInlined } from "harper.js/binaryInlined";
import type { StoryOrder, StoryText } from "@/lib/shared/story";
import { isBritish } from "@/lib/features/writing/classic/is-british";
import { toNameForms } from "@/lib/features/writing/name-forms";

export type Finding = { rule: string; words: string; message: string; around: string };

/**
 * Taste rather than mistakes, and closed compounds that the checker takes from technical English: a children's book
 * may say "all of the rain", "a very hungry tummy", "far away", "a stone wall" and "day one".
 */
const NOT_FOR_STORIES = [
  "OxfordComma",
  "CondenseAllThe",
  "AvoidAndAlso",
  "Excellent",
  "Starving",
  "WouldNeverHave",
  "OutOfTheWindow",
  "CompoundNouns",
  "Everyone",
  "DayOneNames",
  // Misread verbs and pronouns: "used up most of", "he hid in a bucket", "for they had manners", "to and fro".
  "DisjointPrefixes",
  "PronounVerbAgreement",
  "TheyToThem",
  "ForNoun",
];
/** Noises are spelled as they sound, and some words of ours are younger than the checker's dictionary. */
const KNOWN_WORDS =
  /^(?:hic|who+|o+|tick|tock|pf+|m+f|boomp|baa|achoo|eek|shh|tum|grr+|sss+|oof|plip|gloop|hoo+|hee|ribbit|whump|whirr(?:ed|ing)?|tocked|treehouse|bedsheet|rustily|blueprint|diyas?|rangolis?|laddoo|Diwali|Lakshmi|[a-z]\.?)$/iu;
const PLAIN_NAMES = ["Tom", "Ben", "Kate", "Jack", "Emma"];
const AROUND = 30;

const opened = new Map<Dialect, Promise<LocalLinter>>();

function checkerOf(dialect: Dialect): Promise<LocalLinter> {
  const checker = opened.get(dialect) ?? openChecker(dialect);
  opened.set(dialect, checker);
  return checker;
}

async function openChecker(dialect: Dialect): Promise<LocalLinter> {
  const checker = new LocalLinter({ binary: binaryInlined, dialect });
  await checker.setup();
  const rules = await checker.getLintConfig();
  await checker.setLintConfig({
    ...rules,
    ...Object.fromEntries(NOT_FOR_STORIES.map((rule) => [rule, false])),
  });
  return checker;
}

/** What a spelling and grammar checker says about a story whose names are known to it. */
export async function proofread(order: StoryOrder, story: StoryText): Promise<Finding[]> {
  const checker = await checkerOf(isBritish(order) ? Dialect.British : Dialect.American);
  const text = withPlainNames(order, story);
  const found = await checker.organizedLints(text, { language: "plaintext" });
  const findings = Object.entries(found).flatMap(([rule, lints]) =>
    lints.map((lint) => {
      const { start, end } = lint.span();
      const around = text.slice(Math.max(0, start - AROUND), end + AROUND).replaceAll("\n", " ");
      return { rule, words: lint.get_problem_text(), message: lint.message(), around };
    }),
  );
  return findings.filter(({ words }) => !KNOWN_WORDS.test(words));
}

/** Declared names are no findings; and a dictionary must not take them for other words. */
function withPlainNames(order: StoryOrder, { pages }: StoryText): string {
  const hero = toNameForms(order.heroName);
  const companions = [...new Set(pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name)))];
  const text = pages.map((page) => page.text).join("\n\n");
  const named = [hero.full, hero.short].reduce((shown, name) => shown.replaceAll(name, "Anna"), text);
  return companions.reduce(
    (shown, name, index) => shown.replaceAll(name, PLAIN_NAMES[index % PLAIN_NAMES.length] ?? "Tom"),
    named,
  );
}
