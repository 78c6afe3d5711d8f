import "server-only";
import type { Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import type { Actor } from "@/lib/shared/actor";
import { findKeyByHash, noteUse } from "./data";
import { isKeyText } from "./key-text";

/** "Last used" is as exact as this; a busy key doesn't write its row with every call. */
const NOTED_EVERY_MS = 60_000;

/** Whose key it is. The row decides, on every call; anything malformed, revoked or foreign is a visitor. */
export async function identifyKey(ctx: Context, bearer: string | null): Promise<Actor> {
  if (bearer === null || !isKeyText(bearer)) return { kind: "visitor" };
  const found = await findKeyByHash(ctx.db, sha256(bearer));
  if (!found) return { kind: "visitor" };
  const { lastUsedAt, ...key } = found;
  const now = ctx.now();
  const staleSince = new Date(now.getTime() - NOTED_EVERY_MS);
  if (!lastUsedAt || lastUsedAt < staleSince) await noteUse(ctx.db, key.keyId, { now, staleSince });
  return { kind: "key", ...key };
}
