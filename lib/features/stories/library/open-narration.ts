import "server-only";
import type { PortableBook } from "@/lib/features/bookmaking/portable-book";
import { listNarrations } from "@/lib/features/narration/list-narrations";
import { showNarration } from "@/lib/features/narration/show-narration";
import { openFilesThere } from "@/lib/features/uploads/open-files-there";
import { readFileUrl } from "@/lib/features/uploads/rules";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";

/**
 * A story read aloud whole, by the family's reading voice where that has read it; `null` where none has. What a parent
 * recorded stays in the account: a book that travels is given on.
 */
export async function openNarration(
  ctx: Context,
  book: { id: string; level: ReadingLevel },
): Promise<PortableBook["narration"]> {
  const { narrations, preferred } = await listNarrations(ctx, book);
  const ready = narrations.filter(({ status, kind }) => status === "ready" && kind !== "own");
  const chosen = ready.find(({ voice }) => voice === preferred) ?? ready[0];
  if (!chosen) return null;
  const { pages, label } = await showNarration(ctx, chosen.id);
  const files = pages.map((page) => ({ ...page, fileId: readFileUrl(page.audioUrl, ctx.config.APP_URL) }));
  const ids = files.flatMap(({ fileId }) => fileId ?? []);
  const there = await openFilesThere(ctx, { parent: requireParent(ctx.actor), ids });
  const sounds = files.flatMap(({ fileId, page, durationMs, words }) => {
    const mp3 = fileId && there.get(fileId);
    return mp3 ? [{ page, mp3, durationMs, words }] : [];
  });
  // Half of a story read aloud is none.
  return sounds.length === chosen.pages ? { voice: label, pages: sounds } : null;
}
