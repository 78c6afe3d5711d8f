import { z } from "zod";
import { isWithin, mayBeWithin } from "@/lib/shared/is-within";
import { NOTE_MAX, REPORT_REASONS } from "./rules";

/** Lines stay; every other control character becomes a space. */
const note = z
  .string()
  .max(4 * NOTE_MAX, `At most ${NOTE_MAX} characters`)
  .refine((text) => mayBeWithin(text, NOTE_MAX), `At most ${NOTE_MAX} characters`)
  .transform((text) =>
    text
      .normalize("NFC")
      .replaceAll(/[^\P{Cc}\n]+/gu, " ")
      .trim(),
  )
  .refine((text) => isWithin(text, NOTE_MAX), `At most ${NOTE_MAX} characters`);

export const pageReportInput = z.object({
  page: z.number("Please choose a page").int("Please choose a page").min(1).max(100),
  reason: z.enum(REPORT_REASONS, "Please choose what is wrong."),
  note: note.default(""),
});
export type PageReportInput = z.output<typeof pageReportInput>;
