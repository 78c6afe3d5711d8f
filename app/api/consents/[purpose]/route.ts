import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { withdrawPhotoConsent } from "@/lib/features/stories/erasure/withdraw-photo-consent";
import { route } from "@/lib/http/route";

export const DELETE = route(consentEndpoints.withdraw, (ctx, { params: { purpose } }) =>
  withdrawPhotoConsent(ctx, purpose),
);
