import { z } from "zod";
import { isSentence } from "./is-sentence";
import { typedText } from "./typed-text";
import { isVisible, turnsText } from "./visible-text";

// Control characters, and markup.
const UNSAFE = /[\p{Cc}<>]/u;
// What a mail client would turn into a link, or a reader would go to: a host, an address, a number, a price.
const CONTACT = /https?:|www\.|@|(?:\d\D*){5}|\p{Sc}\s?\d|\d\s?[\p{Sc}%]/iu;
// "St.John" is a name; a host goes on in small letters, or ends as hosts do however it is written.
const HOST =
  /[\p{L}\p{N}]{2}\.[\p{Ll}\p{Lo}]{2}|[\p{L}\p{N}]\.(?:[Cc][Oo][Mm]?|[Nn][Ee][Tt]|[Oo][Rr][Gg]|[Ii][Oo]|[Aa][Pp][Pp]|[Xx][Yy][Zz]|[Ii][Nn][Ff][Oo]|[Bb][Ii][Zz])(?![\p{L}])/u;
const NAMES_SOMEBODY = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const LETTER = /\p{L}/u;

/** Said of more than a name, wherever one is asked for. */
export const A_NAME = "Please give a name only, not a sentence";
/** Said of emoji and digits alone: nobody can read them aloud, and no story could print them. */
const A_LETTER = "Please give a name with at least one letter";

type NameOptions = { required: string; max: number };

/**
 * A person's name as typed, NFC, with single spaces. Letters of any script, apostrophes and, beside a letter, emoji are
 * fine; a name that nobody can see, or that carries a way to reach somebody, is none.
 */
export const personName = ({ required, max }: NameOptions) =>
  typedText(required, max, (name) => name.replace(/\s+/gu, " ").trim()).pipe(
    z
      .string()
      .min(1, required)
      .refine(
        (name) => !UNSAFE.test(name) && !turnsText(name) && !CONTACT.test(name) && !HOST.test(name),
        "Please use letters only",
      )
      .refine((name) => !isSentence(name), A_NAME)
      .refine((name) => isVisible(name) && NAMES_SOMEBODY.test(name), required)
      .refine((name) => LETTER.test(name), A_LETTER),
  );
