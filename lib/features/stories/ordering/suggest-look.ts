import "server-only";
import { requireConsent } from "@/lib/features/consents/require-consent";
import { lookInPhoto } from "@/lib/features/drawing/look-in-photo";
import type { LookSuggestion } from "@/lib/features/stories/contract";
import { findPhoto } from "@/lib/features/uploads/find-photo";
import { openFile } from "@/lib/features/uploads/open-file";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findFace } from "@/lib/platform/faces/find-face";
import { readPixels } from "@/lib/platform/pictures/read-pixels";
import { requireParent } from "@/lib/shared/actor";

const SIDE = 640;

/**
 * What a photo that was sent for a story suggests of the hero's looks, found on this machine. Neither the suggestion nor
 * anything else of the face is kept: the parent changes it and sends it along with the order, or doesn't.
 * @throws AppError VALIDATION without such a photo or a standing consent, UNAVAILABLE
 */
export async function suggestLook(
  ctx: Context,
  { childPhotoUrl: url }: { childPhotoUrl: string },
): Promise<LookSuggestion> {
  const parent = requireParent(ctx.actor);
  const id = await findPhoto(ctx, { field: "childPhotoUrl", kind: "ai_photo", parent, url });
  await inTransaction(ctx, (tx) => requireConsent(ctx, tx, "child-photo-character"));
  const { bytes } = await openFile(ctx, id);
  const pixels = await readPixels(bytes, { side: SIDE });
  const found = await findFace(pixels, parent);
  return { look: found && lookInPhoto(pixels, found.points), several: found !== null && found.faces > 1 };
}
