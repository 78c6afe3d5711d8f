import "server-only";
import { createHash } from "node:crypto";
import { TITLE_PAGE, type VoiceKind } from "@/lib/shared/narration";
import type { ToldBook } from "./data";
import type { SayAs } from "./tokens/tokens";

/** One page as it is read aloud. */
export type Spoken = { page: number; text: string; sha256: Uint8Array<ArrayBuffer> };

/** What tells whether a sound says what the page says now. A parent who reads aloud knows how the name is said. */
function hashOfSpoken(text: string, sayAs: SayAs, kind: VoiceKind): Uint8Array<ArrayBuffer> {
  const names = kind === "own" ? [] : Object.entries(sayAs).filter(([name]) => text.includes(name));
  return new Uint8Array(
    createHash("sha256")
      .update(JSON.stringify([text, names.sort()]))
      .digest(),
  );
}

/** What is read aloud of a book: its title, then its pages. */
export const listSpoken = ({ title, pages, sayAs }: ToldBook, kind: VoiceKind): Spoken[] =>
  [{ number: TITLE_PAGE, text: title }, ...pages].map(({ number, text }) => ({
    page: number,
    text,
    sha256: hashOfSpoken(text, sayAs, kind),
  }));
