import { findConcern } from "@/lib/features/writing/find-concern";
import { AppError } from "@/lib/shared/app-error";

type Concern = NonNullable<ReturnType<typeof findConcern>>;

/**
 * What no parent has to read, of all that stories keep out. A war in the news, a beer, a scary film or a grief are things
 * that grown-ups may talk about; whoever lets comments through reads them all.
 */
const REASONS = new Map<Concern, string>([
  ["language", "A word in your comment is not one for this place. Could you put it another way?"],
  [
    "personal",
    "Please leave addresses, phone numbers, e-mail and web addresses out of your comment. Everybody can read it.",
  ],
  ["unkind", "Please be kind to everybody. Could you put it another way?"],
  ["markup", "Please write your comment in plain words, without tags or code."],
]);

/**
 * The check that a comment passes before anybody reads it. Stories keep out more, and the first thing found hides the
 * next, so each sentence is looked at by itself too.
 * @throws AppError REFUSED with kind words
 */
export function refuseComment(text: string): void {
  for (const part of [text, ...text.split(/(?<=[.!?])\s+|\n+/u)]) {
    const reason = REASONS.get(findConcern(part, true) ?? "brand");
    if (reason !== undefined) throw new AppError("REFUSED", reason, { details: { text: reason } });
  }
}
