import "server-only";
import { grantConsent } from "@/lib/features/consents/grant-consent";
import { requireConsent } from "@/lib/features/consents/require-consent";
import { findCharacterPhoto } from "@/lib/features/uploads/find-character-photo";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { AiBookInput, BookOrderView } from "@/lib/features/stories/contract";
import { placeOrder } from "./place-order";
import { photoMayLeave } from "@/lib/features/stories/safety/photo-may-leave";

/**
 * Orders a story with the child as the hero. The photo has to be an upload of the caller, sent for this or not used for
 * anything yet; to a provider it goes only under a consent of its own, given with this order.
 */
export function startAiBook(
  ctx: Context,
  { input, idempotencyKey }: { input: AiBookInput; idempotencyKey: string | null },
): Promise<BookOrderView> {
  const parent = requireParent(ctx.actor);
  const { bookRequest, childPhotoUrl: url, characterStyle: style, providerConsent, look } = input;
  const asksProvider = Boolean(providerConsent) && photoMayLeave(ctx.config);
  return placeOrder(ctx, {
    input: bookRequest,
    idempotencyKey,
    character: {
      style,
      look: look ?? null,
      photoUrl: url,
      usePhoto: async (tx) => {
        const photo = await findCharacterPhoto(ctx, { field: "childPhotoUrl", parent, url, tx });
        const photoConsentId = photo.agreed ? await requireConsent(ctx, tx, "child-photo-character") : null;
        const providerConsentId = asksProvider
          ? await grantConsent(ctx, tx, {
              purpose: "child-photo-provider",
              textVersion: providerConsent ?? null,
            })
          : null;
        return { photoFileId: photo.id, photoConsentId, providerConsentId };
      },
    },
  });
}
