import { createHash } from "node:crypto";
import type { TimedRange } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";

/** The sound of a page; page 0 is the title. */
export type PageSound = { page: number; mp3: Uint8Array; durationMs: number; words: readonly TimedRange[] };

export type PortablePage = { number: number; text: string; alt: string; picture: Uint8Array | null };

/** A story with all that a file needs that is read elsewhere. Pictures are JPEGs, 4:3; one that is gone is `null`. */
export type PortableBook = {
  id: string;
  title: string;
  childName: string;
  level: ReadingLevel;
  /** In reading order. */
  pages: PortablePage[];
  cover: Uint8Array | null;
  /** What the cover shows; `null` where nobody wrote it down. */
  coverAlt: string | null;
  /** The hero alone, square. */
  portrait: Uint8Array | null;
  /** Open questions for afterwards. */
  talk: string[];
  /** How the pictures came about. */
  note: string | null;
  /** When this file is made. */
  at: Date;
  narration: { voice: string; pages: PageSound[] } | null;
};

export const LANGUAGE = "en";

export const titleOf = ({ title }: PortableBook): string =>
  /[\p{L}\p{N}\p{S}]/u.test(title) ? title : "A story";

export const coverAltOf = (book: PortableBook): string =>
  book.coverAlt?.trim() || `Cover of ${titleOf(book)}`;

export const dedicationOf = ({ childName }: PortableBook): string =>
  childName.trim() === "" ? "A story for you" : `A story for ${childName}`;

/** The same story at another level is another book to whatever reads it. */
export function identifierOf({ id, level }: PortableBook): string {
  const hash = createHash("sha256").update(`${id} ${level}`).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`];
  return `urn:uuid:${parts.join("-")}-${hash.slice(20, 32)}`;
}

/** The sound of a page that has any. */
export const soundOf = ({ narration }: PortableBook, page: number): PageSound | null =>
  narration?.pages.find((sound) => sound.page === page) ?? null;

/** 7 as "07": names of files in the order of the pages. */
export const padded = (number: number): string => String(number).padStart(2, "0");
