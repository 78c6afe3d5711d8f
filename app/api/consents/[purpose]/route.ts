import { z } from "zod";
import { consentPurpose } from "@/lib/features/consents/contract";
import { withdrawPhotoConsent } from "@/lib/features/stories/erasure/withdraw-photo-consent";
import { route } from "@/lib/http/route";

const params = z.object({ purpose: consentPurpose });

export const DELETE = route({ access: "parent", params }, async (ctx, { params: { purpose } }) => {
  await withdrawPhotoConsent(ctx, purpose);
  return new Response(null, { status: 204 });
});
