import { randomUUID } from "node:crypto";
import type { ChildInput } from "@/lib/features/children/contract";
import type { Context, Ports } from "@/lib/platform/context";
import type { Actor } from "@/lib/shared/actor";

const context = (ports: Ports, actor: Actor): Context => ({
  ...ports,
  actor,
  requestId: randomUUID(),
  now: () => new Date(),
});

export const visitor = (ports: Ports): Context => context(ports, { kind: "visitor" });

export const system = (ports: Ports, name = "test"): Context => context(ports, { kind: "system", name });

type ParentOptions = { role?: "parent" | "admin"; email?: string; firstName?: string };

/** A verified parent with a session, on the Free plan. */
export async function signedInParent(
  ports: Ports,
  options: ParentOptions = {},
): Promise<Context & { parentId: string }> {
  const email = options.email ?? `parent-${randomUUID()}@example.test`;
  const role = options.role ?? "parent";
  const firstName = options.firstName ?? "Robin";
  const parent = await ports.db.parent.create({
    data: { email, role, firstName, lastName: "Hale", emailVerifiedAt: new Date() },
    select: { id: true },
  });
  const session = await ports.db.session.create({
    data: { parentId: parent.id, kind: "bearer", expiresAt: new Date(Date.now() + 7 * 24 * 3600 * 1000) },
    select: { id: true },
  });
  const actor: Actor = {
    kind: "parent",
    parentId: parent.id,
    sessionId: session.id,
    role,
    email,
    firstName,
    lastName: "Hale",
    provenAt: new Date(),
  };
  return { ...context(ports, actor), parentId: parent.id };
}

/** Puts a parent on a paid plan as if the provider had said so. */
export async function subscribe(
  ports: Ports,
  parentId: string,
  planSlug: "basic" | "standard" | "family",
): Promise<void> {
  const plan = await ports.db.plan.findUniqueOrThrow({
    where: { slug: planSlug },
    select: { id: true, priceMonthlyCents: true },
  });
  const start = new Date();
  await ports.db.subscription.create({
    data: {
      parentId,
      planId: plan.id,
      stripeSubscriptionId: `sub_${randomUUID()}`,
      status: "active",
      billingPeriod: "monthly",
      priceCents: plan.priceMonthlyCents,
      currency: "usd",
      currentPeriodStart: start,
      currentPeriodEnd: new Date(start.getTime() + 30 * 24 * 3600 * 1000),
    },
  });
}

export const aChild = (overrides: Partial<ChildInput> = {}): ChildInput => ({
  name: "Ada",
  sayAs: null,
  age: 6,
  gender: "Girl",
  interests: ["Space", "Animals"],
  readingLevel: "Emerging",
  profileImage: null,
  profilePhotoUrl: null,
  look: {},
  ...overrides,
});
