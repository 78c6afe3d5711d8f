import { KEPT_DAYS } from "@/lib/shared/retention";

const DAY_MS = 24 * 3600 * 1000;

/** The time in which a parent may change their mind. */
export const GRACE_DAYS = KEPT_DAYS.accountLeaving;

export const deletionDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + GRACE_DAYS * DAY_MS);

/** What deleting an account takes away, in the words of the page. */
export const WHAT_GOES = [
  "Your name, email address, phone number, password and every way to sign in.",
  "Every child profile with its photo, interests, badges, reading log and words.",
  "Every story with its text, pictures and PDF, and everything you ordered.",
  "Your subscription, your saved card, and your customer record at our payment provider.",
  "Messages you wrote to us from this address, and emails that still wait to be sent.",
] as const;

/** What stays, and why. */
export const WHAT_STAYS = [
  "Number, amounts and dates of your invoices, without your name: tax law makes us keep them for 10 years. For the same reason our payment provider keeps the bills and payments themselves, with the address they were made out to.",
  "That you agreed to the use of a photo, for 3 years, so that we can show it: a code made from your address, no name and nothing of your child.",
  "That a free trial was used: a code made from your address and card, so that it is given once.",
  "In our record of changes, that an account was deleted and when, for 12 months, without whose it was.",
  "An application to work with us, if you sent one: it is no part of your account and goes after 180 days.",
  "Backups, for 30 days.",
] as const;

/** How long an archive of one's data can be taken. */
const EXPORT_HOURS = 24 * KEPT_DAYS.dataExports;
/** Tries of making one, after the first. */
export const EXPORT_RETRIES = 4;
/** An archive is stored in pieces of this size, so that making and handing it out needs little memory. */
export const PART_BYTES = 8 * 1024 * 1024;

export const EXPORT_LIMIT = { name: "data-export", points: 5, perSeconds: 24 * 3600 } as const;

export const exportExpiresAt = (readyAt: Date): Date =>
  new Date(readyAt.getTime() + EXPORT_HOURS * 3600 * 1000);

export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A name that every file system takes, told apart by its number: "001 The Blue Kite". */
export function archiveName(number: number, title: string): string {
  const clean = title
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/[. ]+$/u, "")
    .trim();
  return `${String(number).padStart(3, "0")} ${clean
    .slice(0, 80)
    .replace(/\p{Cs}+$/u, "")
    .trim()}`.trim();
}

type Told = { title: string; childName: string; pages: { text: string }[]; talk: string[] };

/** A story as plain text. */
export function tellStory({ title, childName, pages, talk }: Told): string {
  const head = childName ? [title, `A story for ${childName}`] : [title];
  const questions = talk.length > 0 ? ["To talk about", ...talk.map((question) => `- ${question}`)] : [];
  return `${[...head, ...pages.map(({ text }) => text), ...questions].join("\n\n")}\n`;
}

/** The note at the top of an archive. */
export const describeArchive = (at: Date): string => `Your data at Talewick, as of ${at.toISOString()}

stories   each story as text, PDF and e-book, with its pictures and what your family recorded of it
photos    the photos of the children's profiles
data      everything else, a file for each table, as JSON

Not in here are secrets that open the account, such as the password, which nobody can read, and notes of
our own about how a story was made. What is kept for how long stands in the privacy policy.
`;
