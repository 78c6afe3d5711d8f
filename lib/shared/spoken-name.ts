import { z } from "zod";
import { isSentence } from "./is-sentence";
import { isWithin, mayBeWithin } from "./is-within";
import { A_NAME } from "./person-name";

const LATIN_LETTERS = /^\p{Script=Latin}[\p{Script=Latin}\p{Mn}'’ -]*$/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/**
 * How a name is said, in Latin letters, which are all that a reading voice knows. Wide letters of an East Asian
 * keyboard become plain ones; nothing at all is `null`.
 */
export const spokenName = ({ max }: { max: number }) =>
  z
    .string("Please use Latin letters only")
    .refine((text) => mayBeWithin(text, max), `At most ${max} characters`)
    .transform((text) => text.normalize("NFKC").replace(/\s+/gu, " ").trim())
    .pipe(
      z
        .string()
        .refine((text) => isWithin(text, max), `At most ${max} characters`)
        .refine((text) => text === "" || LATIN_LETTERS.test(text), "Please use Latin letters only")
        .refine((text) => !isSentence(text), A_NAME)
        .transform((text) => text || null),
    );

/** Whether a reading voice can make something of a name as it is written. */
export const isSayable = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && !OTHER_LETTER.test(name);
