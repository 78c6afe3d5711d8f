import type { Random } from "./random";

export type Slots = ReadonlyMap<string, string>;

const SLOT = /\{(an? )?([\p{L}\p{N}.'’]+)\}/giu;
const CHOICE = /<([^<>]*)>/gu;
const VOWEL_SOUND = /^(?:[aeiou]|hour|honest)/iu;
const CONSONANT_SOUND = /^(?:uni|use|usu|one\b|once|eu|u\b)/iu;

/** Sentences that hold slots of their own go in first, then the seed chooses, then words fill the rest. */
export function fillText(template: string, sentences: Slots, words: Slots, random: Random): string {
  return fillWords(chooseText(template, sentences, random), words);
}

/** The text as the seed chooses it, with slots for its words only. */
export function chooseText(template: string, sentences: Slots, random: Random): string {
  const whole = replaceSlots(template, (key) => sentences.get(key));
  const twice = replaceSlots(whole, (key) => sentences.get(key));
  const chosen = twice.replace(CHOICE, (_, options: string) => random.pick(options.split("|")));
  return typeset(chosen);
}

/** A chosen text in words. */
export const fillWords = (chosen: string, words: Slots): string =>
  tidy(replaceSlots(chosen, (key) => words.get(key)));

export function withArticle(noun: string): string {
  const takesAn = VOWEL_SOUND.test(noun) && !CONSONANT_SOUND.test(noun);
  return `${takesAn ? "an" : "a"} ${noun}`;
}

export function capitalise(text: string): string {
  const [, slot = "", first = ""] = /^(\{?)(.?)/su.exec(text) ?? [];
  return slot + first.toLocaleUpperCase("en") + text.slice(slot.length + first.length);
}

const BY_OWNER = /^(?:her|his|their) /u;

/** "Her godmother", where a sentence begins with whoever has no other name. */
export const withCapitals = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => BY_OWNER.test(name))
    .reduce(
      (told, name) =>
        told.replace(
          new RegExp(`(?<=^|[.!?…] |[.!?]” |“)${RegExp.escape(name)}(?!\\p{L})`, "gu"),
          capitalise(name),
        ),
      text,
    );

/** Straight quotes and apostrophes as a printed book has them. */
function typeset(text: string): string {
  return (
    text
      // What opens is followed by a word: "My name is—" closes.
      .replace(/(^|[\s(—“])"(?!\s|$)/gu, "$1“")
      .replaceAll('"', "”")
      // Words inside a speech: "They say ‘Duck!’"
      .replace(/(?<=[\s(—“])'(?=\p{L})(?!(?:n|em|til|tis|twas)\b)/gu, "‘")
      .replaceAll("'", "’")
  );
}

/** Slots that the look-up doesn't know stay as they are, for a later turn or for the tests to find. */
function replaceSlots(text: string, look: (key: string) => string | undefined): string {
  return text.replace(SLOT, (slot: string, article: string | undefined, name: string) => {
    const key = name.replaceAll("’", "'");
    const small = key.charAt(0).toLowerCase() + key.slice(1);
    const exact = look(small);
    if (exact === undefined) return slot;
    const worded = article ? withArticle(exact) : exact;
    const wantsCapital = small !== key || (article !== undefined && article.startsWith("A"));
    return wantsCapital ? capitalise(worded) : worded;
  });
}

/** A choice or a slot may be empty: the spaces around it become one. */
const tidy = (text: string): string => text.replace(/\s+/gu, " ").trim();
