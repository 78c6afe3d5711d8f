import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { inTransaction, type Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { NewApiKeyView } from "./contract";
import { replaceSecret } from "./data";
import { hintOf, makeKeyText } from "./key-text";
import { tellOfKey } from "./tell-of-key";
import { toKeyView } from "./to-key-view";

/**
 * The same key with another secret; the old one ends at once, since who rotates may have lost it.
 * @throws AppError PROOF_NEEDED; NOT_FOUND, also for another parent's
 */
export async function rotateKey(ctx: Context, id: string): Promise<NewApiKeyView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const secret = makeKeyText();
    const key = await replaceSecret(tx, parent, {
      id,
      keyHash: sha256(secret),
      hint: hintOf(secret),
      rotatedAt: ctx.now(),
    });
    if (!key) throw new AppError("NOT_FOUND", "Resource not found.");
    await tellOfKey(ctx, tx, { what: "rotated", keyId: id });
    return { key: toKeyView(key), secret };
  });
}
