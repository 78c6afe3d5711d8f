import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { requestPasswordReset } from "@/lib/features/accounts/password/request-password-reset";
import { route } from "@/lib/http/route";

export const POST = route(authEndpoints.forgotPassword, (ctx, { body, address }) =>
  requestPasswordReset(ctx, { ...body, address }),
);
