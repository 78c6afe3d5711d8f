import { emailInput } from "@/lib/features/accounts/contract";
import { requestPasswordReset } from "@/lib/features/accounts/request-password-reset";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: emailInput }, async (ctx, { body, address }) =>
  Response.json(await requestPasswordReset(ctx, { ...body, address })),
);
