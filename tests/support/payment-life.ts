import type { Random } from "@/lib/features/writing/classic/random";
import { atProvider } from "./payment-deliveries";
import type { Member, PaymentWorld } from "./payment-world";

const PLANS = ["basic", "standard", "family"] as const;
const PERIODS = ["monthly", "annual"] as const;
const CHANGES = ["plan", "end", "go on", "overdue", "paid", "cancel", "nothing"] as const;

async function priceOf(world: PaymentWorld, random: Random): Promise<string> {
  const plan = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: random.pick(PLANS) } });
  return (random.pick(PERIODS) === "annual" ? plan.stripeAnnualPrice : plan.stripeMonthlyPrice) ?? "";
}

type Held = { id: string; status: string; items: { data: { id: string }[] } };

async function change(world: PaymentWorld, { id, items }: Held, random: Random): Promise<void> {
  const update = (fields: Record<string, string>) => atProvider(world, "POST", `subscriptions/${id}`, fields);
  switch (random.pick(CHANGES)) {
    case "plan":
      await update({
        "items[0][id]": items.data[0]?.id ?? "",
        "items[0][price]": await priceOf(world, random),
        proration_behavior: "always_invoice",
      });
      break;
    case "end":
      await update({ cancel_at_period_end: "true" });
      break;
    case "go on":
      await update({ cancel_at_period_end: "false" });
      break;
    case "overdue":
      await world.control("POST", `subscriptions/${id}`, { status: "past_due" });
      break;
    case "paid":
      await world.control("POST", `subscriptions/${id}`, { status: "active" });
      break;
    case "cancel":
      await atProvider(world, "DELETE", `subscriptions/${id}`);
      break;
    case "nothing":
      break;
  }
}

/** Buys a plan and changes its mind a few times, all at the provider. Answers the customer's id. */
export async function liveALittle(world: PaymentWorld, ctx: Member, random: Random): Promise<string> {
  await world.buy(ctx, random.pick(PLANS), { billingPeriod: random.pick(PERIODS) });
  const customerId = await world.customerOf(ctx.parentId);
  for (let changes = 1 + Math.floor(random.next() * 4); changes > 0; changes -= 1) {
    const { data } = (await atProvider(world, "GET", `subscriptions?customer=${customerId}`)) as {
      data: Held[];
    };
    const [held] = data;
    if (held) await change(world, held, random);
  }
  return customerId;
}
