import "server-only";
import type { ConsentPurpose } from "@/lib/features/consents/contract";
import { isAboutPhotos } from "@/lib/features/consents/rules";
import { takeBackConsent } from "@/lib/features/consents/take-back-consent";
import { forgetRecordings } from "@/lib/features/narration/recording/forget-recordings";
import { discardCharacterPhotos } from "@/lib/features/uploads/discard-character-photos";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { findRestingOn } from "@/lib/features/stories/data-requests";
import { failBooks } from "@/lib/features/stories/failing/fail-books";

/**
 * Takes a consent back. Orders that rest on one to photos end before their next step, and every photo that was sent for
 * a story is deleted; so is every recording, with the one to a grown-up's voice.
 */
export async function withdrawConsent(ctx: Context, purpose: ConsentPurpose): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx, afterCommit) => {
    const consentIds = await takeBackConsent(ctx, tx, purpose);
    if (purpose === "own-voice") {
      const recorded = await forgetRecordings(ctx, tx, parent);
      afterCommit(() => removeFiles(ctx, recorded));
    }
    if (!isAboutPhotos(purpose)) return;
    const ids = await findRestingOn(tx, parent, consentIds);
    const left = await failBooks(ctx, tx, { ids, code: "CONSENT_WITHDRAWN" });
    const files = [...left, ...(await discardCharacterPhotos(ctx, tx, parent))];
    afterCommit(() => removeFiles(ctx, files));
  });
}
