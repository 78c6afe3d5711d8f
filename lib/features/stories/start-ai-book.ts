import "server-only";
import { findPhoto } from "@/lib/features/uploads/find-photo";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { AiBookInput, BookJobView } from "./contract";
import { placeOrder } from "./place-order";

/** Orders a story with the child as a drawn character. The photo has to be an upload of the caller. */
export function startAiBook(
  ctx: Context,
  { input, idempotencyKey }: { input: AiBookInput; idempotencyKey: string | null },
): Promise<BookJobView> {
  const parent = requireParent(ctx.actor);
  const { bookRequest, childPhotoUrl, characterStyle } = input;
  return placeOrder(ctx, {
    input: bookRequest,
    idempotencyKey,
    character: {
      style: characterStyle,
      photoUrl: childPhotoUrl,
      usePhoto: () =>
        findPhoto(ctx, { parent, url: childPhotoUrl, kind: "ai_photo", field: "childPhotoUrl" }),
    },
  });
}
