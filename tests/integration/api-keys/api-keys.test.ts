import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { changeTier } from "@/lib/features/api-keys/change-tier";
import { identifyKey } from "@/lib/features/api-keys/identify-key";
import { listKeys } from "@/lib/features/api-keys/list-keys";
import { makeKey } from "@/lib/features/api-keys/make-key";
import { revokeKey } from "@/lib/features/api-keys/revoke-key";
import { rotateKey } from "@/lib/features/api-keys/rotate-key";
import { API_TIERS, KEY_LIMIT, MOST_KEYS } from "@/lib/features/api-keys/rules";
import { spendCall } from "@/lib/features/api-keys/spend-call";
import { eraseAccount } from "@/lib/features/privacy/erase-account";
import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { admitKey } from "@/lib/http/admit-key";
import type { Context } from "@/lib/platform/context";
import { openRateLimiter } from "@/lib/platform/rate-limit/rate-limit";
import { requireParentActor } from "@/lib/shared/actor";
import type { KeyScope } from "@/lib/shared/key-scopes";
import { signedInParent, system as asSystem, visitor } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

type Parent = Context & { parentId: string };
const MINUTE_MS = 60_000;
const PROOF_NEEDED = expect.objectContaining({ code: "PROOF_NEEDED" }) as Error;
const NOT_FOUND = expect.objectContaining({ code: "NOT_FOUND" }) as Error;
const LIMIT_REACHED = expect.objectContaining({ code: "LIMIT_REACHED" }) as Error;

const make = (ctx: Context, name = "A program") => makeKey(ctx, { name, scopes: ["stories:read"] });
const identify = (key: string | null, at = new Date()) =>
  identifyKey({ ...visitor(system), now: () => at }, key);
/** The same parent, whose password was given some time ago. */
const unproven = (ctx: Parent): Parent => ({
  ...ctx,
  actor: { ...requireParentActor(ctx.actor), provenAt: new Date(Date.now() - 16 * MINUTE_MS) },
});
async function byKey(ctx: Parent, now = new Date()): Promise<Context> {
  const { secret } = await make(ctx);
  return { ...visitor(system), now: () => now, actor: await identify(secret, now) };
}
const auditOf = async (parentId: string) =>
  (
    await system.db.auditEntry.findMany({
      where: { subjectParentId: parentId, tableName: "api_keys" },
      orderBy: { id: "asc" },
    })
  ).map(({ action, changedFields }) => ({ action, changedFields }));

describe("14.7: keys of the public API", () => {
  test("are shown once, stored as hashes, and say whose they are and what they are good for", async () => {
    const ctx = await signedInParent(system);
    const { key, secret } = await make(ctx, "Bedtime bot");
    expect(secret).toMatch(/^tw_live_/);
    expect(await identify(secret)).toEqual({
      kind: "key",
      keyId: key.id,
      parentId: ctx.parentId,
      scopes: ["stories:read"],
      deletionDueAt: null,
    });
    const listed = await listKeys(ctx);
    expect(listed.keys).toMatchObject([{ name: "Bedtime bot", hint: secret.slice(8, 12) }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    const stored = await system.db.$queryRaw<{ row: string }[]>`SELECT api_keys::text AS row FROM api_keys`;
    expect(stored.length).toBeGreaterThan(0);
    for (const { row } of stored) expect(row).not.toContain(secret.slice(12, 50));
  });

  test("open nothing once they are revoked, rotated or gone with their account", async () => {
    const ctx = await signedInParent(system);
    const [one, other] = [await make(ctx), await make(ctx)];
    const { secret } = await rotateKey(ctx, one.key.id);
    await revokeKey(ctx, other.key.id);
    expect(await auditOf(ctx.parentId)).toMatchObject([
      { action: "INSERT" },
      { action: "INSERT" },
      { action: "UPDATE", changedFields: expect.arrayContaining(["key_hash"]) as string[] },
      { action: "DELETE" },
    ]);
    for (const ended of [one.secret, other.secret, "", null, `${secret}x`])
      expect(await identify(ended)).toEqual({ kind: "visitor" });
    expect(await identify(secret)).toMatchObject({ keyId: one.key.id });

    const asked = { deletionAskedAt: new Date(0), deletionDueAt: new Date(1) };
    await system.db.parent.update({ where: { id: ctx.parentId }, data: asked });
    expect(await identify(secret)).toMatchObject({ deletionDueAt: new Date(1) });
    await eraseAccount(asSystem(system), { parentId: ctx.parentId });
    expect(await identify(secret)).toEqual({ kind: "visitor" });
    expect(await system.db.apiKey.count({ where: { parentId: ctx.parentId } })).toBe(0);
    expect(await system.db.apiUsage.count({ where: { parentId: ctx.parentId } })).toBe(0);
  });

  test("need the password given lately, and belong to their parent alone", async () => {
    const [ctx, stranger] = [await signedInParent(system), await signedInParent(system)];
    const { key, secret } = await make(ctx);
    await expect(make(unproven(ctx))).rejects.toThrow(PROOF_NEEDED);
    await expect(rotateKey(unproven(ctx), key.id)).rejects.toThrow(PROOF_NEEDED);
    await expect(rotateKey(stranger, key.id)).rejects.toThrow(NOT_FOUND);
    await expect(revokeKey(stranger, key.id)).rejects.toThrow(NOT_FOUND);
    await expect(revokeKey(ctx, randomUUID())).rejects.toThrow(NOT_FOUND);
    expect((await listKeys(stranger)).keys).toEqual([]);
    expect(await identify(secret)).toMatchObject({ keyId: key.id });
    // To take a key away needs no password: it may be urgent.
    await revokeKey(unproven(ctx), key.id);
    expect(await auditOf(ctx.parentId)).toMatchObject([{ action: "INSERT" }, { action: "DELETE" }]);
  });

  test(`are ${String(MOST_KEYS)} at most, also when they are made at the same moment`, async () => {
    const ctx = await signedInParent(system);
    const made = await Promise.allSettled(Array.from({ length: MOST_KEYS + 4 }, () => make(ctx)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_KEYS);
    expect((await listKeys(ctx)).keys).toHaveLength(MOST_KEYS);
    await expect(make(ctx)).rejects.toThrow(LIMIT_REACHED);
  });

  test("are told of by e-mail, each new secret once, without what anybody typed", async () => {
    const ctx = await signedInParent(system);
    const { key } = await make(ctx, "Call www.example.test now");
    await rotateKey(ctx, key.id);
    await revokeKey(ctx, key.id);
    const { email } = requireParentActor(ctx.actor);
    const mails = await system.db.outboxMessage.findMany({
      where: { recipient: email, template: "api-key-made" },
      orderBy: { id: "asc" },
    });
    const keysUrl = `${system.config.APP_URL}/settings/api`;
    expect(mails.map(({ props }) => props)).toEqual([
      { firstName: "Robin", what: "made", keysUrl },
      { firstName: "Robin", what: "rotated", keysUrl },
    ]);
  });

  test("note when they were used, about every minute, and the record of changes says nothing of it", async () => {
    const ctx = await signedInParent(system);
    const { secret } = await make(ctx);
    const at = new Date("2026-11-20T10:00:00Z");
    const used = async () => (await listKeys(ctx)).keys[0]?.lastUsedAt;
    expect(await used()).toBeNull();
    await identify(secret, at);
    await identify(secret, new Date(at.getTime() + MINUTE_MS / 2));
    expect(await used()).toBe(at.toISOString());
    const later = new Date(at.getTime() + 2 * MINUTE_MS);
    await identify(secret, later);
    expect(await used()).toBe(later.toISOString());
    expect(await auditOf(ctx.parentId)).toMatchObject([{ action: "INSERT" }]);
  });
});

describe("14.7: the calls of a month", () => {
  const NOW = new Date("2026-02-27T23:59:00Z");
  const { callsPerMonth } = API_TIERS.starter;

  test("are counted exactly, however many come at the same moment", async () => {
    const ctx = await signedInParent(system);
    const [one, other] = [await byKey(ctx, NOW), await byKey(ctx, NOW)];
    const calls = await Promise.all(
      Array.from({ length: callsPerMonth + 20 }, (_, index) => spendCall(index % 2 === 0 ? one : other)),
    );
    const allowed = calls.filter(({ isAllowed }) => isAllowed);
    expect(allowed).toHaveLength(callsPerMonth);
    expect(new Set(allowed.map(({ remaining }) => remaining)).size).toBe(callsPerMonth);
    expect(await spendCall(one)).toEqual({
      isAllowed: false,
      tier: "starter",
      limit: callsPerMonth,
      remaining: 0,
      secondsLeft: 24 * 3600 + 60,
    });
    const { usage } = await listKeys({ ...ctx, now: () => NOW });
    expect(usage).toEqual({
      tier: "starter",
      limit: callsPerMonth,
      used: callsPerMonth,
      resetsAt: "2026-03-01T00:00:00.000Z",
    });
  });

  test("begin anew with the month, and are more on the larger tier", async () => {
    const ctx = await signedInParent(system);
    const program = await byKey(ctx, NOW);
    await system.db.apiUsage.create({
      data: { parentId: ctx.parentId, month: new Date("2026-02-01"), calls: callsPerMonth },
    });
    expect(await spendCall(program)).toMatchObject({ isAllowed: false });
    const march = { ...program, now: () => new Date("2026-03-01T00:00:00Z") };
    expect(await spendCall(march)).toMatchObject({ isAllowed: true, remaining: callsPerMonth - 1 });

    const { email } = requireParentActor(ctx.actor);
    const wish = { email: email.toUpperCase(), tier: "professional" } as const;
    expect(() => changeTier(ctx, wish)).toThrow("not allowed");
    expect(await changeTier(asSystem(system), wish)).toBe("changed");
    expect(await changeTier(asSystem(system), wish)).toBe("same");
    expect(await changeTier(asSystem(system), { ...wish, email: "nobody@example.test" })).toBe("unknown");
    expect(await spendCall(program)).toMatchObject({
      isAllowed: true,
      limit: 10_000,
      remaining: 10_000 - callsPerMonth - 1,
    });
  });

  test("on Enterprise are as many as it takes, counted all the same, and says no limit", async () => {
    const ctx = await signedInParent(system);
    const program = await byKey(ctx, NOW);
    const { email } = requireParentActor(ctx.actor);
    await system.db.apiUsage.create({
      data: { parentId: ctx.parentId, month: new Date("2026-02-01"), calls: 10_000 },
    });
    expect(await changeTier(asSystem(system), { email, tier: "enterprise" })).toBe("changed");
    const spent = await Promise.all(Array.from({ length: 20 }, () => spendCall(program)));
    for (const call of spent)
      expect(call).toMatchObject({ isAllowed: true, tier: "enterprise", limit: null, remaining: null });
    expect((await listKeys({ ...ctx, now: () => NOW })).usage).toMatchObject({
      ...{ tier: "enterprise", limit: null },
      used: 10_020,
    });
    // Taken back, what was used beyond the smaller tier doesn't count below nothing.
    expect(await changeTier(asSystem(system), { email, tier: "professional" })).toBe("changed");
    expect(await spendCall(program)).toMatchObject({ isAllowed: false, limit: 10_000, remaining: 0 });
  });
});

describe("14.7: what a call with a key may", () => {
  const endpoint = publicApiEndpoints.listProfiles;
  const admit = (ctx: Context, said = new Headers()) => {
    if (ctx.actor.kind !== "key") throw new Error("no key");
    return admitKey(ctx, ctx.actor, { endpoint, said });
  };
  const make = async (ctx: Parent, scopes: KeyScope[]): Promise<Context> => {
    const { secret } = await makeKey(ctx, { name: "A program", scopes });
    return { ...visitor(system), actor: await identify(secret) };
  };

  test("is what its key is good for; a refusal for the scope costs no call", async () => {
    const ctx = await signedInParent(system);
    const program = await make(ctx, ["stories:read", "profiles:write"]);
    await expect(admit(program)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await listKeys(ctx)).usage.used).toBe(0);
    const said = new Headers();
    await admit(await make(ctx, ["profiles:read"]), said);
    expect(said.get("ratelimit-limit")).toBe("100");
    expect(said.get("ratelimit-remaining")).toBe("99");
    expect(Number(said.get("ratelimit-reset"))).toBeGreaterThan(0);
  });

  test("is so much a minute for each key, and what is refused then costs no call", async () => {
    const limits = openRateLimiter(system.databaseUrl);
    const ctx = await signedInParent(system);
    const busy = { ...(await make(ctx, ["profiles:read"])), limits };
    const calm = { ...(await make(ctx, ["profiles:read"])), limits };
    const { points } = KEY_LIMIT;
    const said = Array.from({ length: points + 5 }, () => new Headers());
    const outcomes = await Promise.allSettled(said.map((headers) => admit(busy, headers)));
    for (const [call, { status }] of outcomes.entries()) {
      const [limit, reset] = ["limit", "reset"].map((name) => Number(said[call]?.get(`ratelimit-${name}`)));
      expect(limit).toBe(status === "rejected" ? points : API_TIERS.starter.callsPerMonth);
      expect(reset).toBeGreaterThan(0);
    }
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "RATE_LIMITED" });
    await admit(calm);
    expect((await listKeys(ctx)).usage.used).toBe(points + 1);
  });
});
