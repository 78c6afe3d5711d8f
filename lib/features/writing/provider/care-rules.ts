import type { Care } from "@/lib/features/writing/subjects/subject";

type CareRule = {
  tell: string;
  /** The true word, which has to stand somewhere. */
  says?: RegExp;
  /** What stands nowhere. */
  never?: RegExp;
};

/** Holds for everything that needs care. */
const CARE_RULE = [
  "This needs care. The true word is said once and calmly. Nobody is to blame. Nothing is promised that can't be kept.",
  "A grown-up who is safe is near. Whatever the child feels is right. No cure and no rescue by magic.",
  "The end is a hope that is small and true.",
].join(" ");

const CURED =
  /\b(?:was|were|is|got|been) (?:completely |all )?(?:cured|healed)\b|\bmiracle\b|\bmagic(?:al)? (?:cure|medicine|potion)\b/iu;
const BLAMED =
  /\b(?:it (?:is|was)|because of) (?:all )?(?:your|my|his|her|their|HERO['’]s) fault\b(?! ?\?)/iu;

const CARE_RULES: Record<Care, CareRule> = {
  death: {
    tell: 'Say "died". Never say that the dead sleep, went away, are watching, or come back. Memories and love stay.',
    says: /\b(?:died|dead|death|dies)\b/iu,
    never:
      /\b(?:went to sleep forever|fell asleep forever|eternal sleep|passed away|passed on|better place|came back to life|alive again|(?:is|are|was|were) watching (?:over )?(?:us|you|him|her|them|HERO))\b/iu,
  },
  illness: {
    tell: "Name the illness plainly. Doctors and nurses help; nobody promises that all will be well.",
    never: CURED,
  },
  divorce: {
    tell: "The parents don't come together again. Both love the child, and the child didn't cause it.",
    never:
      /\b(?:got|come|came|get|be|were) back together\b|\bmarried (?:each other )?again\b|\bone family again\b/iu,
  },
  away: { tell: "Being away is told as it is. Nobody is sure of a day unless the order says it." },
  disability: {
    tell: "A wheelchair, hearing aid, cane or stutter belongs to the child and is never the problem to be solved. Nobody is pitied or called brave for it.",
    never: new RegExp(
      `${CURED.source}|\\b(?:wheelchair[- ]bound|confined to (?:a|the|his|her|their) (?:wheel)?chair|suffer(?:s|ed|ing)? from|in spite of (?:his|her|their))\\b`,
      "iu",
    ),
  },
  faith: {
    tell: "Tell the feast or prayer from inside, with joy and right details, and compare it with no other.",
  },
  adoption: {
    tell: "Being adopted or fostered is told as a fact of a real family. Never that anybody was unwanted or lucky to be chosen.",
    never: /\b(?:unwanted|real (?:mother|father|mom|dad|mum|parents)|gave (?:him|her|them|HERO) away)\b/iu,
  },
  bullying: {
    tell: "It isn't the child's task alone: a grown-up is told and helps. Nobody pays back in kind.",
    never: /\b(?:got (?:his|her|their) revenge|fought back and)\b/iu,
  },
  flight: { tell: "No fighting is shown. What was lost stays lost; a new place slowly becomes one's own." },
  family: {
    tell: "This family is a family like any other, and nobody in the story finds it odd.",
    never: /\b(?:real (?:mother|father|mom|dad|mum|brother|sister|parents)|not a (?:real|normal) family)\b/iu,
  },
  home: {
    tell: "Grown-ups quarrel about grown-up things; the child neither caused it nor has to end it, and has somebody to tell.",
    never: /\b(?:made them (?:stop|friends again)|if (?:only )?(?:HERO|you) (?:were|was|had been) good)\b/iu,
  },
  danger: {
    tell: "The child is never to blame, and a grown-up who can help is told at once and acts. Nothing of the harm is shown.",
    never: BLAMED,
  },
  hardship: {
    tell: "What is lost is named and stays lost. Nobody is to blame, and grown-ups who can help are near and do.",
  },
  job: {
    tell: "Say that the job is lost. Nobody did anything wrong, and the child need not mend it. No new job is found or promised.",
    says: /\bjobs?\b/iu,
    never: /\b(?:got|found|gets|finds|has) (?:a|another|the) (?:new|better) job\b/iu,
  },
};

export const listCareRules = (cares: readonly Care[]): string[] =>
  cares.length === 0 ? [] : [CARE_RULE, ...cares.map((care) => CARE_RULES[care].tell)];

/** What a text says against the rules of care, in words for whoever has to mend it. */
export function listCareFaults(cares: readonly Care[], text: string): string[] {
  if (cares.length === 0) return [];
  const broken = [BLAMED, ...cares.flatMap((care) => CARE_RULES[care].never ?? [])].flatMap(
    (never) => never.exec(text)?.[0] ?? [],
  );
  return broken.map((words) => `"${words}" breaks the rules of care; tell it without that.`);
}

/** What has to be said somewhere and isn't. */
export const lacksTrueWord = (cares: readonly Care[], text: string): boolean =>
  cares.some((care) => CARE_RULES[care].says?.test(text) === false);
