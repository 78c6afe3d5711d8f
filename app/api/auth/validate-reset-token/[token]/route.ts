import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { checkResetToken } from "@/lib/features/accounts/password/check-reset-token";
import { route } from "@/lib/http/route";

export const GET = route(authEndpoints.validateResetToken, (ctx, { params: { token }, address }) =>
  checkResetToken(ctx, { token, address }),
);
