import { checkResetToken } from "@/lib/features/accounts/check-reset-token";
import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { route } from "@/lib/http/route";

export const GET = route(authEndpoints.validateResetToken, (ctx, { params: { token }, address }) =>
  checkResetToken(ctx, { token, address }),
);
