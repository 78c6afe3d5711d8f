import { beforeAll, expect, test } from "vitest";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { createChild } from "@/lib/features/children/create-child";
import { listChildren } from "@/lib/features/children/list-children";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { libraryQuery } from "@/lib/features/stories/contract";
import { listBooks } from "@/lib/features/stories/library/list-books";
import type { Context } from "@/lib/platform/context";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { countQueriesOf } from "@/tests/support/count-queries";
import { aChild, signedInParent, subscribe } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const BADGES = ["first-story", "five-stories", "ten-stories"];

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

/** A family with as much of everything as `size` says. */
async function aFamily(size: number): Promise<Context & { parentId: string }> {
  const family = await signedInParent(system);
  await subscribe(system, family.parentId, "family");
  for (let number = 0; number < size; number += 1) {
    const child = await createChild(family, aChild({ name: "Ada" }));
    const badges = BADGES.slice(0, size).map((badge) => ({ childId: child.id, badge }));
    await system.db.badge.createMany({ data: badges });
  }
  return family;
}

/** With the one that finds out who calls, as a request does. */
async function queriesOf(ctx: Context, read: (ctx: Context) => Promise<unknown>): Promise<number> {
  if (ctx.actor.kind !== "parent") throw new Error("nobody is signed in");
  const { parentId, sessionId } = ctx.actor;
  const lifetime = { issuedAt: ctx.now(), expiresAt: new Date(ctx.now().getTime() + 3_600_000) };
  const session = { parentId, sessionId, fingerprintHash: null };
  const bearer = await signAccessToken(ctx.config.AUTH_SECRET, session, lifetime);
  return countQueriesOf(async () => {
    const actor = await identifyCaller(ctx, { bearer, sessionCookie: null, fingerprintCookie: null });
    expect(actor.kind).toBe("parent");
    await read({ ...ctx, actor });
  });
}

test.each([
  ["GET /api/children", 2, listChildren],
  ["GET /api/books", 2, (ctx: Context) => listBooks(ctx, libraryQuery.parse({}))],
  ["GET /api/books?search", 2, (ctx: Context) => listBooks(ctx, libraryQuery.parse({ search: "kite" }))],
  ["GET /api/dashboard", 4, showDashboard],
  ["GET /api/payments/usage-stats", 5, findUsage],
])("23.20: %s asks the database %i times, however large the family is", async (_call, queries, read) => {
  expect(await queriesOf(await aFamily(1), read)).toBe(queries);
  expect(await queriesOf(await aFamily(3), read)).toBe(queries);
});
