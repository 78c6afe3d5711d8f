import { checkoutParams } from "@/lib/features/billing/contract";
import { retryCheckout } from "@/lib/features/billing/retry-checkout";
import { route } from "@/lib/http/route";

const limit = { name: "checkout", points: 30, perSeconds: 600 };

export const POST = route({ access: "parent", params: checkoutParams, limit }, async (ctx, { params }) =>
  Response.json(await retryCheckout(ctx, params)),
);
