import { findCurrentSubscription } from "@/lib/features/billing/find-current-subscription";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) =>
  Response.json(await findCurrentSubscription(ctx)),
);
