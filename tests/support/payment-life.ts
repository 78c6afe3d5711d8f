import type { Random } from "@/lib/features/writing/classic/random";
import type { WireSubscription } from "@/sandbox/stripe/wire";
import { atProvider } from "./payment-deliveries";
import type { Member, PaymentWorld } from "./payment-world";

const PLANS = ["basic", "standard", "family"] as const;
const PERIODS = ["monthly", "annual"] as const;
const CHANGES = [
  "plan",
  "plan later",
  "plan after all",
  "own price",
  "end",
  "go on",
  "overdue",
  "paid",
  "cancel",
  "nothing",
] as const;

async function priceOf(world: PaymentWorld, random: Random): Promise<string> {
  const plan = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: random.pick(PLANS) } });
  return (random.pick(PERIODS) === "annual" ? plan.stripeAnnualPrice : plan.stripeMonthlyPrice) ?? "";
}

type Held = Pick<WireSubscription, "id" | "schedule" | "items">;

/** A price that somebody was promised in person, for a product of the catalogue. */
async function ownPrice(world: PaymentWorld, { items }: Held, random: Random): Promise<string> {
  const held = items.data[0]?.price;
  const { id } = await atProvider(world, "POST", "prices", {
    product: String(held?.product),
    currency: "usd",
    unit_amount: String(101 + Math.floor(random.next() * 2000)),
    "recurring[interval]": held?.recurring?.interval ?? "month",
  });
  return String(id);
}

/** Another price from the next period on, as the portal plans a smaller plan. */
async function planLater(world: PaymentWorld, { id, schedule, items }: Held, price: string): Promise<void> {
  const planned =
    schedule ?? (await atProvider(world, "POST", "subscription_schedules", { from_subscription: id }))["id"];
  await atProvider(world, "POST", `subscription_schedules/${String(planned)}`, {
    "phases[0][items][0][price]": items.data[0]?.price.id ?? "",
    "phases[1][items][0][price]": price,
  });
}

async function change(world: PaymentWorld, held: Held, random: Random): Promise<void> {
  const { id, items, schedule } = held;
  const update = (fields: Record<string, string>) => atProvider(world, "POST", `subscriptions/${id}`, fields);
  const switchTo = (price: string) =>
    update({
      "items[0][id]": items.data[0]?.id ?? "",
      "items[0][price]": price,
      proration_behavior: "always_invoice",
    });
  switch (random.pick(CHANGES)) {
    case "plan":
      await switchTo(await priceOf(world, random));
      break;
    case "plan later":
      await planLater(world, held, await priceOf(world, random));
      break;
    case "plan after all":
      if (schedule) await atProvider(world, "POST", `subscription_schedules/${schedule}/release`);
      break;
    case "own price":
      await switchTo(await ownPrice(world, held, random));
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
