import { z } from "zod";
import { emailAddress } from "@/lib/features/accounts/contract";
import { singleLine } from "@/lib/shared/single-line";
import { trapField } from "@/lib/shared/trap-field";
import { LINKS_MAX } from "./rules";

const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Please give each link as https://…" })
  .max(300, "Please use shorter links");

/** One a line. */
const links = z
  .string()
  .default("")
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(link).max(LINKS_MAX, `Please give at most ${LINKS_MAX} links`));

export const applicationFields = z.object({
  position: z.string("Please choose a position").max(100, "Please choose a position"),
  name: singleLine("Name required", 100),
  email: emailAddress,
  links,
  website: trapField,
});
export type ApplicationInput = z.output<typeof applicationFields> & { cv: Uint8Array };
