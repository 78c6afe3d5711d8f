import "server-only";
import { lookInput } from "@/lib/features/children/look";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { listBooks } from "@/lib/features/stories/library/list-books";
import type { Context } from "@/lib/platform/context";
import { accountOfChild, requireReader } from "@/lib/shared/actor";
import type { ShelfView } from "./contract";
import { findOwner } from "./data";

/** So many covers that a small hand finds the end of them. */
const BOARD = 12;

/** A child's own stories, newest first; `null` where no child has this device. */
export async function showShelf(
  ctx: Context,
  { cursor }: { cursor: string | null },
): Promise<ShelfView | null> {
  const reader = requireReader(ctx.actor);
  const { childId } = reader;
  if (childId === null) return null;
  const [owner, page, begun] = await Promise.all([
    findOwner(ctx.db, accountOfChild(reader), childId),
    listBooks(ctx, { sort: "newest", limit: BOARD, ...(cursor !== null && { cursor }) }),
    cursor === null ? listBooks(ctx, { sort: "lastRead", reading: "started", limit: 1 }) : null,
  ]);
  if (!owner) return null;
  const { name, gender, portraitUrl } = owner;
  const look = heroLookFor({
    seedText: childId,
    gender,
    chosen: lookInput.parse(owner.look),
    style: null,
  });
  const { books, nextCursor } = page;
  return { childId, name, portraitUrl, look, started: begun?.books[0] ?? null, books, nextCursor };
}
