import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { resetPassword } from "@/lib/features/accounts/password/reset-password";
import { route } from "@/lib/http/route";

export const POST = route(authEndpoints.resetPassword, (ctx, { body, address }) =>
  resetPassword(ctx, { ...body, address }),
);
