import { padded, type PortableBook } from "@/lib/features/bookmaking/portable-book";
import type { Markup } from "@/lib/features/bookmaking/markup";
import type { Clip } from "@/lib/features/bookmaking/told-words";

/** A document of the book, in the order in which it is read. */
export type BookDocument = {
  /** Its name without the ending. */
  name: string;
  /** As the table of contents calls it; `null` where the page list alone leads to it. */
  heading: string | null;
  body: Markup;
  /** Laid out ahead: its size never changes. */
  fixed: boolean;
  /** What is heard of it, by sound. */
  heard: { page: number; durationMs: number; clips: Clip[] }[];
  /** The book's pages that begin in it. */
  pages: number[];
};

/** Pictures by what they are in the book; a picture that stands on several pages is one file. */
export function namePictures({ cover, portrait, pages }: PortableBook): Map<Uint8Array, string> {
  const names = new Map<Uint8Array, string>();
  for (const { number, picture } of pages) {
    if (picture && !names.has(picture)) names.set(picture, `pictures/page-${padded(number)}.jpg`);
  }
  const front = cover ?? pages.find(({ picture }) => picture !== null)?.picture ?? null;
  if (front && !names.has(front)) names.set(front, "pictures/cover.jpg");
  if (portrait && !names.has(portrait)) names.set(portrait, "pictures/hero.jpg");
  return names;
}

export const coverOf = ({ cover, pages }: PortableBook): Uint8Array | null =>
  cover ?? pages.find(({ picture }) => picture !== null)?.picture ?? null;

export const soundName = (page: number): string => `audio/page-${padded(page)}.mp3`;
export const overlayName = (document: string): string => `overlays/${document}.smil`;

/** A picture book keeps its pages as they are laid out; a story of many words flows. */
export const isPictureBook = ({ level }: PortableBook): boolean => level !== "Advanced";
