import { confirmCheckout } from "@/lib/features/billing/confirm-checkout";
import { checkoutParams } from "@/lib/features/billing/contract";
import { route } from "@/lib/http/route";

const limit = { name: "checkout-confirm", points: 60, perSeconds: 600 };

export const GET = route({ access: "parent", params: checkoutParams, limit }, async (ctx, { params }) =>
  Response.json(await confirmCheckout(ctx, params)),
);
