import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { resendVerification } from "@/lib/features/accounts/registration/resend-verification";
import { route } from "@/lib/http/route";

export const POST = route(authEndpoints.resendVerification, (ctx, { body, address }) =>
  resendVerification(ctx, { ...body, address }),
);
