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

const anyOf = (words: string): RegExp =>
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

/** Names that belong to others: fine in a parent's head, not in a book that we print. */
export const BRANDS: RegExp = anyOf(
  "disney|pixar|marvel comics|marvel heroes|pok[eé]mon|pikachu|minecraft|roblox|fortnite|paw patrol|peppa pig|bluey|cocomelon|harry potter|hogwarts|star wars|jedi|darth vader|spider-?man|batman|superman|wonder woman|iron man|avengers|hulk|captain america|barbie|hello kitty|my little pony|frozen (?:movie|film|elsa)|elsa and anna|queen elsa|moana|mickey mouse|minnie mouse|donald duck|winnie the pooh|sponge ?bob|sesame street|elmo|dora the explorer|thomas the tank engine|teletubbies|super mario|mario kart|nintendo|playstation|xbox|lego (?:movie|city|ninjago)|ninjago|transformers|ninja turtles|mcdonald'?s|coca[- ]?cola|pepsi|nike|adidas|youtube|tik ?tok|netflix|google|taylor swift|mr\\.? ?beast|donald trump|joe biden|elon musk",
);
