import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { inTransaction, type Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ApiKeyInput, NewApiKeyView } from "./contract";
import { countKeysLocked, insertKey } from "./data";
import { hintOf, makeKeyText } from "./key-text";
import { MOST_KEYS } from "./rules";
import { tellOfKey } from "./tell-of-key";
import { toKeyView } from "./to-key-view";

const ENOUGH = `There are ${MOST_KEYS} keys at most. Please revoke one first.`;

/**
 * Makes a key. Only its hash is stored: whoever loses it rotates it.
 * @throws AppError PROOF_NEEDED, LIMIT_REACHED
 */
export async function makeKey(ctx: Context, input: ApiKeyInput): Promise<NewApiKeyView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    if ((await countKeysLocked(tx, parent)) >= MOST_KEYS) throw new AppError("LIMIT_REACHED", ENOUGH);
    const secret = makeKeyText();
    const key = await insertKey(tx, parent, {
      ...input,
      keyHash: sha256(secret),
      hint: hintOf(secret),
      createdAt: ctx.now(),
    });
    await tellOfKey(ctx, tx, { what: "made", keyId: key.id });
    return { key: toKeyView(key), secret };
  });
}
