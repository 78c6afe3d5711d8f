import { resetPasswordInput } from "@/lib/features/accounts/contract";
import { resetPassword } from "@/lib/features/accounts/reset-password";
import { route } from "@/lib/http/route";

/** Failures are plain text: the screens show the body as it is. */
export const POST = route(
  { access: "public", body: resetPasswordInput, errors: "text" },
  async (ctx, { body, address }) => Response.json(await resetPassword(ctx, { ...body, address })),
);
