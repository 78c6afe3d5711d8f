import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { resendVerification } from "@/lib/features/accounts/registration/resend-verification";
import { timeZoneOf } from "@/lib/http/caller";
import { route } from "@/lib/http/route";

export const POST = route(authEndpoints.resendVerification, (ctx, { body, address, request }) =>
  resendVerification(ctx, { ...body, address, timeZone: timeZoneOf(request) }),
);
