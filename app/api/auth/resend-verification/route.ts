import { resendInput } from "@/lib/features/accounts/contract";
import { resendVerification } from "@/lib/features/accounts/resend-verification";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: resendInput }, async (ctx, { body, address }) =>
  Response.json(await resendVerification(ctx, { ...body, address })),
);
