import { z } from "zod";
import { checkResetToken } from "@/lib/features/accounts/check-reset-token";
import { route } from "@/lib/http/route";

const params = z.object({ token: z.string() });

/** Failures are plain text: the screen shows the body as it is. */
export const GET = route(
  { access: "public", params, errors: "text" },
  async (ctx, { params: { token }, address }) =>
    Response.json(await checkResetToken(ctx, { token, address })),
);
