/** Why a text is refused. Parents read the words in `check-request.ts`. */
export type Concern =
  | "language"
  | "personal"
  | "brand"
  | "violence"
  | "horror"
  | "romance"
  | "body"
  | "harm"
  | "unkind"
  | "instructions"
  | "markup";

type Rule = { concern: Concern; pattern: RegExp };

/** Any of these alternatives, as whole words. */
export const anyOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");

/** What must not stand anywhere, in what a parent writes and in what a writer made of it. */
export const ALWAYS: readonly Rule[] = [
  { concern: "language", pattern: anyOf("hell|damn(?:ed|it)?|crap") },
  {
    concern: "markup",
    pattern: /<\s*\/?\s*[a-z!?][^>]*>|<\s*script|javascript:|&#x?\d|\{\{|\$\{|<!--|\]\]>/iu,
  },
  // Keys and tokens: no word of a story has so many letters and a figure among them.
  { concern: "markup", pattern: /(?<![\w+/-])(?=[\w+/-]*\d)[\w+/-]{32,}|\b(?:sk|pk|rk)[-_][\w-]{8,}/u },
  {
    concern: "instructions",
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous|system)\b|\bsystem\s*prompt\b|\b(?:you are|act as|pretend to be)\s+(?:now\s+)?(?:an?\s+)?(?:ai|chatgpt|assistant|language model|dan)\b|\bjailbreak\b|\b(?:drop|delete|insert|select|union)\s+(?:table|from|into|all|select)\b|^\s*(?:system|assistant|user)\s*:/imu,
  },
  {
    concern: "violence",
    pattern: anyOf(
      "wars?|guns?|rifles?|pistols?|shotguns?|machine guns?|bombs?|grenades?|knife fight|stabb?(?:ed|ing|s)?|murder\\p{L}*|kill(?:s|ed|ing|er|ers)?|shoot(?:ing|s)? (?:people|someone|him|her|them)|massacre|terroris[mt]\\p{L}*|assassin\\p{L}*|behead\\p{L}*|tortur\\p{L}*|blood(?:y|shed|bath)|gore|gory|weapons?|war crimes?|nazis?|hitler|execut(?:ed|ion)|strangl\\p{L}*|school shooting",
    ),
  },
  {
    concern: "horror",
    pattern: anyOf(
      "horror|slasher|zombies?|corpses?|dead bod(?:y|ies)|satan|demons?|demonic|possessed|haunted by|serial killers?|chainsaw|cannibals?|sacrific(?:e|ed) (?:a |the )?(?:child|girl|boy|animal)",
    ),
  },
  {
    concern: "romance",
    pattern: anyOf(
      "sex|sexy|sexual\\p{L}*|porn\\p{L}*|naked|nude|erotic\\p{L}*|kissing (?:scene|boys|girls)|girlfriends?|boyfriends?|making out|love affair|seduc\\p{L}*|romance|romantic|dating",
    ),
  },
  {
    concern: "body",
    pattern: anyOf(
      "diet(?:s|ing)?|lose weight|losing weight|weight loss|too fat|fat kids?|ugly (?:girl|boy|kid)s?|skinny|calories|anorexi\\p{L}*|bulimi\\p{L}*|obes\\p{L}*|body shap\\p{L}*|thinspo",
    ),
  },
  {
    concern: "harm",
    pattern: anyOf(
      "suicid\\p{L}*|self[- ]?harm\\p{L}*|cutting (?:myself|herself|himself|themselves)|hang(?:ing)? (?:myself|herself|himself)|overdos\\p{L}*|drugs?|cocaine|heroin|meth|marijuana|weed smoking|cigarettes?|vap(?:e|es|ing)|smok(?:es|ing) (?:a )?(?:pipe|weed|pot)|beer|vodka|whisk(?:e)?y|drunk|alcohol\\p{L}*|gambl\\p{L}*|abus(?:e|ed|ive)|kidnap\\p{L}*|abduct\\p{L}*",
    ),
  },
  {
    concern: "unkind",
    pattern: anyOf(
      "hate (?:all )?(?:jews|muslims|christians|blacks|whites|gays|immigrants|foreigners)|racist|racism|sexist|inferior race|retard(?:ed|s)?",
    ),
  },
];

/** A text without whatever is of these kinds. */
export const withoutConcerns = (text: string, concerns: readonly Concern[]): string =>
  ALWAYS.filter(({ concern }) => concerns.includes(concern)).reduce(
    (rest, { pattern: { source, flags } }) => rest.replaceAll(new RegExp(source, `${flags}g`), " trouble "),
    text,
  );
