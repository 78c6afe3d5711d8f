import { beforeAll, describe, expect, test } from "vitest";
import { sealAudit } from "@/lib/features/audit/seal-audit";
import type { Random } from "@/lib/features/writing/classic/random";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { system as asSystem } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { runCommand } from "@/tests/support/run-command";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aTenant, foreignWords, type Tenant } from "@/tests/support/security/tenant";
import { inParallel } from "@/tests/support/security/wire";
import { withClient } from "@/tests/support/with-client";

let system: GuardedSystem;
let tenants: Tenant[];
let admin: Tenant;
const tokens = new Map<string, string>();

/** As a sign-in of this minute has it. */
async function tokenOf({ parentId }: Tenant): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const data = { parentId, kind: "bearer", expiresAt } as const;
  const { id: sessionId } = await system.db.session.create({ data, select: { id: true } });
  const claims = { parentId, sessionId, fingerprintHash: null };
  return signAccessToken(system.secret, claims, { issuedAt: new Date(), expiresAt });
}

beforeAll(async () => {
  system = await guardedSystem();
  tenants = [
    await aTenant(system, "One", "family"),
    await aTenant(system, "Two", "family"),
    await aTenant(system, "Three"),
  ];
  admin = await aTenant(system, "Admin");
  await system.db.parent.update({ where: { id: admin.parentId }, data: { role: "admin" } });
  for (const tenant of [...tenants, admin]) {
    tokens.set(tenant.name, await tokenOf(tenant));
    // What each did themselves, beside what was done for them.
    await system.db.auditEntry.create({
      data: {
        action: "UPDATE",
        tableName: "parents",
        recordId: tenant.parentId,
        actorParentId: tenant.parentId,
        subjectParentId: tenant.parentId,
      },
    });
  }
});

const WHERE = [
  "recent",
  "table/parents",
  "table/subscriptions",
  "table/book_requests",
  "table/invoices",
  "table/audit_log",
  "action/INSERT",
  "action/UPDATE",
  "action/DELETE",
  "action/SOFT_DELETE",
  "action/READ",
  "time-range",
  "export",
  "summary",
];

function addressFor(random: Random, whose: Tenant): string {
  const where = random.pick(WHERE);
  const query = new URLSearchParams();
  const isList = where !== "export" && where !== "summary";
  if (where === "time-range" || (where === "export" && random.next() < 0.5)) {
    query.set("start", random.pick(["2020-01-01", "0001-01-01", "2026-01-01T00:00:00Z"]));
    query.set("end", random.pick(["9999-12-31", "2999-01-01T00:00:00+14:00"]));
  }
  if (where === "export" && random.next() < 0.5) query.set("tableName", random.pick(["parents", "invoices"]));
  if (isList && random.next() < 0.6)
    query.set(
      "userEmail",
      random.pick([whose.email, whose.email.toUpperCase(), "%", `%${whose.email.slice(3)}`]),
    );
  if (isList && random.next() < 0.3) query.set("limit", random.pick(["1", "2", "100"]));
  const text = query.toString();
  return `/api/audit/${where}${text ? `?${text}` : ""}`;
}

goal(
  {
    id: "S32",
    title:
      "every filter by every parent shows nobody else's entries, and an administrator's reading is recorded",
    quick: 200,
    full: 2000,
    minutes: 20,
  },
  async ({ count, random, note }) => {
    const everybody = [...tenants, admin];
    const plan = Array.from({ length: count }, () => {
      const tenant = random.pick(tenants);
      return { tenant, path: addressFor(random, random.pick(everybody)) };
    });
    const faults: string[] = [];
    let shown = 0;
    await inParallel(plan, 8, async ({ tenant, path }) => {
      const reply = await system.wire.send({ path, token: tokens.get(tenant.name) ?? null });
      if (reply.status !== 200) faults.push(`${path}: ${reply.status}`);
      const leaked = foreignWords(
        reply,
        everybody.filter((other) => other !== tenant),
      );
      if (leaked.length > 0) faults.push(`${tenant.name} at ${path} sees ${leaked.join()}`);
      if (reply.text.includes(tenant.parentId)) shown += 1;
    });
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(count / 10);

    const reads = () =>
      system.db.auditEntry.count({ where: { actorParentId: admin.parentId, tableName: "audit_log" } });
    const before = await reads();
    let pages = 0;
    const seen = new Set<string>();
    for (let n = 0; n < count / 10; n += 1) {
      const path = addressFor(random, random.pick(everybody));
      const reply = await system.wire.send({ path, token: tokens.get("Admin") ?? null });
      if (reply.status !== 200) faults.push(`${path}: ${reply.status}`);
      if (reply.status === 200 && !path.includes("/summary")) pages += 1;
      for (const { name, parentId } of tenants) if (reply.text.includes(parentId)) seen.add(name);
    }
    expect(faults).toEqual([]);
    expect(await reads()).toBe(before + pages);
    expect([...seen].sort()).toEqual(["One", "Three", "Two"]);
    note("administrator's pages", pages);
  },
);

describe("commands on the server", () => {
  test("give the role and take it, and both show with the next request", async () => {
    const [one, , three] = tenants;
    if (!one || !three) throw new Error("nobody is there");
    const sees = async () => {
      const path = `/api/audit/recent?userEmail=${one.email}`;
      const { text } = await system.wire.send({ path, token: tokens.get(three.name) ?? null });
      return text.includes(one.parentId);
    };
    const run = (...args: string[]) => runCommand(system, "admin-role", ...args);
    expect(await sees()).toBe(false);
    expect(await run("grant", three.email)).toMatchObject({ code: 0 });
    expect(await sees()).toBe(true);
    expect((await run("grant", three.email)).output).toContain("already");
    expect(await run("revoke", three.email)).toMatchObject({ code: 0 });
    expect(await sees()).toBe(false);
    expect(await run("grant", "nobody@example.test")).toMatchObject({ code: 1 });
    expect(await run("grant")).toMatchObject({ code: 2 });
    expect(await run("toString", three.email)).toMatchObject({ code: 2 });
  });

  test("say whether the log holds, and which row doesn't", async () => {
    await sealAudit(asSystem(system));
    const verify = (...args: string[]) => runCommand(system, "audit-verify", ...args);
    const { code, output } = await verify();
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^the audit log holds: [^]*\nhead \d+:\w{64}\n$/),
    ]);
    const head = /^head (.*)$/m.exec(output)?.[1] ?? "";
    expect(await verify("--head", head)).toMatchObject({ code: 0 });
    const { id } = await system.db.auditEntry.findFirstOrThrow({ where: { tableName: "parents" } });
    await withClient(system.databaseUrl, async (owner) => {
      await owner.query("SET session_replication_role = replica");
      await owner.query("UPDATE audit_log SET request_id = 'other' WHERE id = $1", [id]);
    });
    const broken = await verify();
    expect([broken.code, broken.output]).toEqual([1, `broken: ${id}: the entry is not what was sealed\n`]);
  });
});
