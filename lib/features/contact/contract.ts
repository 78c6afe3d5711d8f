import { z } from "zod";
import { emailAddress } from "@/lib/features/accounts/contract";
import { mayBeWithin } from "@/lib/shared/is-within";
import { singleLine } from "@/lib/shared/single-line";
import { trapField } from "@/lib/shared/trap-field";
import { isVisible, withoutTurning } from "@/lib/shared/visible-text";
import { CONTACT_CATEGORIES, MESSAGE_MAX, SUBJECT_MAX } from "./rules";
import type { sentView, supportView } from "./views";

const NAME_MAX = 100;

export const contactInput = z.object({
  name: singleLine("Name required", NAME_MAX),
  email: emailAddress,
  subject: singleLine("Subject required", SUBJECT_MAX),
  category: z.enum(CONTACT_CATEGORIES, "Please choose a category").default("general"),
  message: z
    .string("Message required")
    .max(MESSAGE_MAX, `Please use at most ${MESSAGE_MAX} characters`)
    .refine((text) => mayBeWithin(text, MESSAGE_MAX), `Please use at most ${MESSAGE_MAX} characters`)
    .transform((text) => withoutTurning(text).normalize("NFC").trim())
    .pipe(z.string().refine(isVisible, "Message required")),
  website: trapField,
});
export type ContactInput = z.output<typeof contactInput>;

export type SentView = z.output<typeof sentView>;
export type SupportView = z.output<typeof supportView>;
