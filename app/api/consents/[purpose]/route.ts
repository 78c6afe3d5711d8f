import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { giveConsent } from "@/lib/features/consents/give-consent";
import { withdrawConsent } from "@/lib/features/stories/erasure/withdraw-consent";
import { route } from "@/lib/http/route";

export const PUT = route(consentEndpoints.give, (ctx, { params, body }) =>
  giveConsent(ctx, { ...params, ...body }),
);

export const DELETE = route(consentEndpoints.withdraw, (ctx, { params: { purpose } }) =>
  withdrawConsent(ctx, purpose),
);
