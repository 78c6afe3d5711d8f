import { z } from "zod";
import { emailAddress } from "@/lib/features/accounts/contract";
import { isVisible } from "@/lib/shared/visible-text";
import { CONTACT_CATEGORIES, MESSAGE_MAX, SUBJECT_MAX } from "./rules";
import type { supportView } from "./views";

const NAME_MAX = 100;

/** One line: line breaks and other control characters become spaces. */
const line = (required: string, max: number) =>
  z
    .string(required)
    .max(max, `Please use at most ${max} characters`)
    .transform((text) =>
      text
        .normalize("NFC")
        .replaceAll(/\p{Cc}+/gu, " ")
        .trim(),
    )
    .pipe(z.string().refine(isVisible, required));

export const contactInput = z.object({
  name: line("Name required", NAME_MAX),
  email: emailAddress,
  subject: line("Subject required", SUBJECT_MAX),
  category: z.enum(CONTACT_CATEGORIES, "Please choose a category").default("general"),
  message: z
    .string("Message required")
    .max(MESSAGE_MAX, `Please use at most ${MESSAGE_MAX} characters`)
    .transform((text) => text.normalize("NFC").trim())
    .pipe(z.string().refine(isVisible, "Message required")),
});
export type ContactInput = z.output<typeof contactInput>;

export type SupportView = z.output<typeof supportView>;
