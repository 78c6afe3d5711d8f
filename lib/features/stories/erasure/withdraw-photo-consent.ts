import "server-only";
import type { ConsentPurpose } from "@/lib/features/consents/contract";
import { takeBackConsent } from "@/lib/features/consents/take-back-consent";
import { discardCharacterPhotos } from "@/lib/features/uploads/discard-character-photos";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { findRestingOn } from "@/lib/features/stories/data-requests";
import { failBooks } from "@/lib/features/stories/failing/fail-books";

/**
 * Takes a consent to photos back. Orders that rest on it end before their next step, and every photo that was sent for
 * a story is deleted.
 */
export async function withdrawPhotoConsent(ctx: Context, purpose: ConsentPurpose): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx, afterCommit) => {
    const consentIds = await takeBackConsent(ctx, tx, purpose);
    const ids = await findRestingOn(tx, parent, consentIds);
    const left = await failBooks(ctx, tx, { ids, code: "CONSENT_WITHDRAWN" });
    const files = [...left, ...(await discardCharacterPhotos(ctx, tx, parent))];
    afterCommit(() => removeFiles(ctx, files));
  });
}
