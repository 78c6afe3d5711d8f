import { z } from "zod";
import { mayBeWithin } from "@/lib/shared/is-within";
import { isVisible, NO_TURNING, turnsText } from "@/lib/shared/visible-text";

/** One line of text: line breaks and other control characters become spaces, so that no header can be begun in it. */
export const singleLine = (required: string, max: number) =>
  z
    .string(required)
    .max(max, `Please use at most ${max} characters`)
    .refine((text) => mayBeWithin(text, max), `Please use at most ${max} characters`)
    .transform((text) =>
      text
        .normalize("NFC")
        .replaceAll(/\p{Cc}+/gu, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .refine(isVisible, required)
        .refine((text) => !turnsText(text), NO_TURNING),
    );
