import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { goal } from "@/tests/support/goal";
import { runJobs } from "@/tests/integration/accounts/run-jobs";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aParent, anEmail, hashOfPassword } from "@/tests/support/security/tenant";
import { inParallel, type Reply } from "@/tests/support/security/wire";

let system: GuardedSystem;
beforeAll(async () => {
  system = await guardedSystem();
});

const HOUR = 3_600_000;
const soon = () => new Date(Date.now() + HOUR);
const WAYS = 50;

async function resetLink(): Promise<{ parentId: string; token: string }> {
  const { id: parentId } = await aParent(system);
  const token = randomToken();
  await system.db.token.create({
    data: { kind: "reset_password", hash: sha256(token), parentId, expiresAt: soon() },
  });
  return { parentId, token };
}

async function verifyLink(): Promise<{ email: string; token: string }> {
  const email = anEmail();
  const token = randomToken();
  const person = { email, firstName: "Robin", lastName: "Hale", passwordHash: await hashOfPassword() };
  const registration = await system.db.pendingRegistration.create({
    data: { ...person, isSent: true, expiresAt: soon() },
    select: { id: true },
  });
  const data = { kind: "verify_email", hash: sha256(token), expiresAt: soon() } as const;
  await system.db.token.create({ data: { ...data, pendingRegistrationId: registration.id } });
  return { email, token };
}

const atOnce = (send: (index: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: WAYS }, (_, index) => send(index)));

/** The two payload names take turns; the password that won is the one that works. */
async function resetRace(): Promise<string[]> {
  const { parentId, token } = await resetLink();
  const field = (index: number) => (index % 2 === 0 ? "password" : "newPassword");
  const before = await system.db.outboxMessage.count({ where: { parentId } });
  const replies = await atOnce((index) =>
    system.wire.send({
      method: "POST",
      path: "/api/auth/reset-password",
      body: { token, [field(index)]: `moth lantern river ${index}` },
    }),
  );
  const succeeded = replies.filter(({ status }) => status === 200).length;
  const mails = (await system.db.outboxMessage.count({ where: { parentId } })) - before;
  // Busy: more wait for a hash than the queue holds.
  const other = replies.filter(({ status }) => ![200, 400, 503].includes(status)).length;
  const faults = [succeeded === 1, mails === 1, other === 0];
  return faults.every(Boolean) ? [] : [`reset: ${succeeded} succeeded, ${mails} mails, ${other} others`];
}

/** Saying yes again is no failure; making a second parent would be. */
async function verifyRace(): Promise<string[]> {
  const { email, token } = await verifyLink();
  const replies = await atOnce(() => system.wire.send({ path: `/api/auth/verify-email?token=${token}` }));
  const refused = replies.filter(({ status }) => status !== 200).length;
  const parents = await system.db.parent.count({ where: { email } });
  return refused === 0 && parents === 1 ? [] : [`verify: ${refused} refused, ${parents} parents`];
}

goal(
  { id: "S15", title: "links used by fifty at once", quick: 8, full: 1000, minutes: 40 },
  async ({ count, note }) => {
    const faults: string[] = [];
    for (let round = 0; round < count; round += 1) {
      faults.push(...(await (round % 2 === 0 ? resetRace() : verifyRace())));
    }
    note("redemptions", count * WAYS);
    expect(faults).toEqual([]);
  },
);

test("S15: looking at a link does not use it up", async () => {
  const { token } = await resetLink();
  const scans = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? "GET" : "HEAD"));
  await inParallel(scans, 8, async (method) => {
    const asked = await system.wire.send({ method, path: `/api/auth/validate-reset-token/${token}` });
    const page = await system.wire.send({ method, path: `/reset-password/${token}` });
    expect([asked.status, page.status]).toEqual([200, 200]);
  });
  const { status } = await system.wire.send({
    method: "POST",
    path: "/api/auth/reset-password",
    body: { token, password: "moth lantern river" },
  });
  expect(status).toBe(200);
});

test("S15: a link of another kind, or of a parent who is gone, opens nothing", async () => {
  const verify = await verifyLink();
  const gone = await resetLink();
  await system.db.parent.update({ where: { id: gone.parentId }, data: { deletedAt: new Date() } });
  for (const token of [verify.token, gone.token, "", randomToken(), `${gone.token}x`]) {
    const body = { token, password: "moth lantern river" };
    const { status, text } = await system.wire.send({
      method: "POST",
      path: "/api/auth/reset-password",
      body,
    });
    expect([status, text]).toEqual([400, "Invalid or expired reset token."]);
  }
  const { token } = await resetLink();
  expect((await system.wire.send({ path: `/api/auth/verify-email?token=${token}` })).status).toBe(400);
});

const EVIL = "evil.example";
const POISON: Record<string, string>[] = [
  { host: EVIL },
  { host: `${EVIL}:443` },
  { host: `talewick.test@${EVIL}` },
  { host: `talewick.test.${EVIL}` },
  { "x-forwarded-host": EVIL },
  { "x-forwarded-host": EVIL, "x-forwarded-proto": "http", "x-forwarded-port": "8080" },
  { forwarded: `host=${EVIL};proto=http` },
  { "x-host": EVIL, "x-original-host": EVIL, "x-forwarded-server": EVIL },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
  { "x-original-url": `https://${EVIL}/`, "x-rewrite-url": `https://${EVIL}/` },
];

test("S15: links in e-mails lead to us, whatever a request claims", async () => {
  const all: { to: string; text: string; html: string }[] = [];
  const send = (message: { to: string; text: string; html: string }) => {
    all.push(message);
    return Promise.resolve({ providerId: randomUUID() });
  };
  const asked = await inParallel(POISON, 4, async (headers) => {
    const { email } = await aParent(system);
    const fresh = anEmail();
    const person = { password: "moth lantern river", firstName: "Robin", lastName: "Hale" };
    const addresses = [email, fresh];
    const calls = [
      await system.wire.send({ method: "POST", path: "/api/auth/forgot-password", body: { email }, headers }),
      await system.wire.send({
        method: "POST",
        path: "/api/auth/register",
        body: { email: fresh, ...person, from: `https://${EVIL}/` },
        headers,
      }),
    ];
    return addresses.filter((_, index) => (calls[index]?.status ?? 400) < 300);
  });
  await runJobs({ ...system, email: { send } });
  const recipients = asked.flat();
  const sent = all.filter(({ to }) => recipients.includes(to));
  const links = sent.flatMap(
    ({ text, html }) =>
      `${text} ${html.replace(/<!DOCTYPE[^>]*>/, "")}`.match(/https?:\/\/[^\s"<>)]+/g) ?? [],
  );
  expect(sent).toHaveLength(recipients.length);
  expect(links.length).toBeGreaterThan(sent.length);
  expect(links.filter((link) => new URL(link).origin !== system.web.publicUrl)).toEqual([]);
  expect(sent.filter(({ text, html }) => `${text}${html}`.includes(EVIL))).toEqual([]);
});
