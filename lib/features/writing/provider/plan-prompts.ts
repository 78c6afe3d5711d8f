import {
  asData,
  countPages,
  freedomRule,
  HERO_RULE,
  levelRule,
  PLAIN_DATA,
  SAFETY,
  toneRule,
  type Prompt,
} from "@/lib/features/writing/write-prompt";
import { HERO } from "@/lib/features/writing/hero-token";
import { briefOf, listBriefRules, type Brief } from "./brief";
import type { StoryOutline } from "./outline";

/** Asks for the plan of a story, or for a better one than `before`. */
export function outlinePrompt(
  brief: Brief,
  before?: { outline: StoryOutline; faults: readonly string[] },
): Prompt {
  const { order } = brief;
  const system = [
    "You plan a picture book for one child, in English: what the hero wants, the trouble, the turn that the hero brings",
    "about, and an ending that follows. Something set up early pays off late. Every trouble has a cause and every step an",
    `effect. Plan ${countPages(order.level)} pages; for each say what happens, what part the subject has in it (or nothing), and`,
    "what makes one want to turn the page.",
    `premise is the whole story in one sentence in the present tense, with ${HERO} in it, at most 22 words. leftOpen is one small`,
    "thing for another day, in a sentence in the past tense. talk has two or three open questions for a parent to ask",
    "afterwards, none of which tests the child.",
    HERO_RULE,
    ...listBriefRules(brief),
    levelRule(order.level),
    SAFETY,
    toneRule(order),
    freedomRule(order.creativityLevel),
    PLAIN_DATA,
    ...(before ? ["An earlier plan stands under outline, and what is wrong with it under faults."] : []),
  ];
  return { system: system.join("\n"), user: asData({ ...briefOf(brief), ...before }) };
}

/** Asks somebody else whether a plan does what was asked. */
export function checkPrompt(brief: Brief, outline: StoryOutline): Prompt {
  const system = [
    "You are the editor of picture books. Does the outline tell what the order asks for? Name only real faults, at most",
    "five, in a short sentence each; none is a good answer.",
    ...listBriefRules(brief),
    "Look whether the event of the order is what happens, with everybody in their role, whether the turn is the hero's doing, whether each step follows from the one before, whether what is set up",
    "pays off, and whether a child would want to turn the pages.",
    SAFETY,
    PLAIN_DATA,
  ];
  return { system: system.join("\n"), user: asData({ ...briefOf(brief), outline }) };
}

/** Asks somebody else to read the finished text. */
export function reviewPrompt(brief: Brief, texts: readonly string[]): Prompt {
  const system = [
    "You are the editor of picture books and read the pages aloud. Name only real faults, by page and in one short sentence",
    "each, at most six, the worst first; none is a good answer. Look for: the subject that was asked for, cause and effect,",
    "what is set up and doesn't pay off, feelings that are named instead of shown, sentences that limp when read aloud,",
    "names, roles, pronouns and grammar, counts that don't match, somebody or something from nowhere, and whatever breaks a",
    "rule. tellsOrder says whether a parent who ordered this would say that the book is what they asked for: the event, the",
    "roles and the subject, and not something else about the same noun.",
    ...listBriefRules(brief),
    levelRule(brief.order.level),
    SAFETY,
    PLAIN_DATA,
  ];
  const pages = texts.map((text, index) => ({ page: index + 1, text }));
  return { system: system.join("\n"), user: asData({ ...briefOf(brief), pages }) };
}
