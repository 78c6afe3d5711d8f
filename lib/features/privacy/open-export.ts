import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findParts, findReadyExport } from "./data-exports";

export type OpenedExport = { bytes: number; readyAt: Date; parts: AsyncGenerator<Uint8Array, undefined> };

async function* read(ctx: Context, keys: string[]): AsyncGenerator<Uint8Array, undefined> {
  for (const key of keys) yield await ctx.storage.get(key);
  return undefined;
}

/**
 * An archive, one part of it in memory at a time, for whoever has just shown that it is theirs.
 * @throws AppError NOT_FOUND, also for another parent's and for one whose day is over
 */
export async function openExport(ctx: Context, id: string): Promise<OpenedExport> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const row = await findReadyExport(ctx.db, parent, { id, now: ctx.now() });
  if (!row) throw new AppError("NOT_FOUND", "Resource not found.");
  const keys = await findParts(ctx.db, id);
  return { bytes: Number(row.bytes), readyAt: row.readyAt ?? ctx.now(), parts: read(ctx, keys) };
}
