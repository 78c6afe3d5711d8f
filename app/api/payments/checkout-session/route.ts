import { checkoutInput } from "@/lib/features/billing/contract";
import { startCheckout } from "@/lib/features/billing/start-checkout";
import { route } from "@/lib/http/route";

const limit = { name: "checkout", points: 30, perSeconds: 600 };

export const POST = route({ access: "parent", body: checkoutInput, limit }, async (ctx, { body }) =>
  Response.json(await startCheckout(ctx, body)),
);
