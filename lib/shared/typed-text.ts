import { z } from "zod";
import { isWithin, mayBeWithin } from "./is-within";

/**
 * A field as typed, in NFC, of `max` characters as a reader sees them. What is far too long, or piles accents on one
 * letter, is refused before it is composed: that takes time by the square of the accents.
 * @param tidy what becomes of its spaces and control characters
 */
export const typedText = (required: string, max: number, tidy: (text: string) => string) => {
  const tooLong = `At most ${max} characters`;
  return z
    .string(required)
    .refine((text) => mayBeWithin(text, max), tooLong)
    .transform((text) => tidy(text.normalize("NFC")))
    .pipe(z.string().refine((text) => isWithin(text, max), tooLong));
};

/** Whatever stands between words, line breaks and control characters too, becomes one space. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
