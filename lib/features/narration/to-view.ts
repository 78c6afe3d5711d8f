import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { voiceKindOf, type StandIn } from "@/lib/shared/narration";
import type { NarrationPageView, NarrationView } from "./contract";
import type { NarrationRow, StoredPage, ToldBook } from "./data";
import { listSpoken, type Spoken } from "./list-spoken";

const NOTES = {
  name: "Pages with a name are read by a reading voice. Agree in the settings that the storyteller may say names, and have it read anew.",
  plan: "Your plan reads with the reading voices now: one of them reads the pages that were changed since.",
  away: "The storyteller was not there for some pages: a reading voice reads them.",
} as const satisfies Record<StandIn, string>;

/** What a parent is told about pages that the chosen voice doesn't read. */
function noteOn(pages: readonly StoredPage[]): string | null {
  const reasons = new Set(pages.map(({ standIn }) => standIn));
  const reason = (["away", "plan", "name"] as const).find((one) => reasons.has(one));
  return reason ? NOTES[reason] : null;
}

export type StoredNarration = NarrationRow & { pages: StoredPage[] };

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(b);

/** The pages whose sound says what the book says now. */
export function listCurrent({ pages }: StoredNarration, spoken: readonly Spoken[]): StoredPage[] {
  const hashes = new Map(spoken.map(({ page, sha256 }) => [page, sha256]));
  return pages.filter(({ pageNumber, textSha256 }) => {
    const hash = hashes.get(pageNumber);
    return hash !== undefined && sameBytes(hash, textSha256);
  });
}

/**
 * A narration as it stands against the words of today: one whose words were changed since is on its way again. What
 * somebody recorded is as it is: nobody is at work on what they have not read.
 */
export function toNarrationView(narration: StoredNarration, book: ToldBook, label: string): NarrationView {
  const { id, voice, level, status, unsaid } = narration;
  const kind = voiceKindOf(voice);
  const spoken = listSpoken(book, kind);
  const pagesReady = listCurrent(narration, spoken).length;
  return {
    id,
    voice,
    label,
    kind,
    level,
    status: kind !== "own" && status === "ready" && pagesReady < spoken.length ? "queued" : status,
    pagesReady,
    pages: spoken.length,
    unsaid,
    note: noteOn(narration.pages),
  };
}

export const toPageView = ({ pageNumber, fileId, durationMs, by, words }: StoredPage): NarrationPageView => ({
  page: pageNumber,
  audioUrl: fileUrlOf(fileId),
  durationMs,
  by,
  words,
});
