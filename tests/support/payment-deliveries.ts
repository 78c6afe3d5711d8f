import { createHmac } from "node:crypto";
import { receiveEvent } from "@/lib/features/billing/events/receive-event";
import type { WireEvent } from "@/sandbox/stripe/wire";
import { visitor } from "./family";
import { factsByCustomer, providersTruth, storedFacts, type PaymentFacts } from "./payment-truth";
import { SECRET, type PaymentWorld } from "./payment-world";

type SignOptions = { secret?: string; at?: Date };

/** The header with which the provider vouches for a body. */
export function signatureOf(
  body: string | Buffer,
  { secret = SECRET, at = new Date() }: SignOptions = {},
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

export const bodyOf = (event: unknown): string => JSON.stringify(event, null, 2);

/** Hands a body over as the route does. */
export const hand = (
  world: PaymentWorld,
  rawBody: string | Buffer,
  signature: string | null,
): Promise<void> => receiveEvent(visitor(world.ports), { rawBody: Buffer.from(rawBody), signature });

export async function deliver(world: PaymentWorld, event: WireEvent): Promise<void> {
  const body = bodyOf(event);
  await hand(world, body, signatureOf(body));
}

/** What our tables hold about a parent, in the provider's words. */
export async function copyOf(world: PaymentWorld, parentId: string): Promise<PaymentFacts> {
  const stored = (await storedFacts(world.ports.databaseUrl, [parentId])).get(parentId);
  return { subscriptions: stored?.subscriptions ?? [], invoices: stored?.invoices ?? [] };
}

/** The same facts as the provider holds them. */
export async function truthOf(world: PaymentWorld, customerId: string): Promise<PaymentFacts> {
  const facts = factsByCustomer(await providersTruth(world.stripeUrl));
  return facts.get(customerId) ?? { subscriptions: [], invoices: [] };
}

/** How many e-mails of each kind are queued for a parent. */
export async function mailsOf(world: PaymentWorld, parentId: string): Promise<Record<string, number>> {
  const rows = await world.ports.db.outboxMessage.findMany({
    where: { parentId },
    select: { template: true },
  });
  const counts: Record<string, number> = {};
  for (const { template } of rows) counts[template] = (counts[template] ?? 0) + 1;
  return counts;
}

/** A call to the provider as its own dashboard would make it. */
export async function atProvider(
  world: PaymentWorld,
  method: "GET" | "POST" | "DELETE",
  path: string,
  fields: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${world.ports.config.STRIPE_API_URL ?? ""}/v1/${path}`, {
    method,
    headers: {
      authorization: "Bearer sk_test_dashboard",
      "content-type": "application/x-www-form-urlencoded",
    },
    ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
