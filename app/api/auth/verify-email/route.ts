import { z } from "zod";
import { verifyEmail } from "@/lib/features/accounts/verify-email";
import { route } from "@/lib/http/route";

const query = z.object({ token: z.string().max(2_000, "Invalid verification link.").default("") });

export const GET = route({ access: "public", query }, async (ctx, { query: { token }, address }) =>
  Response.json(await verifyEmail(ctx, { token, address })),
);
