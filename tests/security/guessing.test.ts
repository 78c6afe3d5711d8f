import { beforeAll, expect, test } from "vitest";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { goal, isFullRun } from "@/tests/support/goal";
import { guardedSystem, startWeb, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aParent, anEmail, OWN_PAGE, PASSWORD } from "@/tests/support/security/tenant";
import { cookiesOf, inParallel, openWire, type Reply, type Wire } from "@/tests/support/security/wire";

let system: GuardedSystem;
/** A second process on the same database: what one has counted the other knows. */
let second: Wire;
/** The same behind one proxy that is trusted. */
let proxied: Wire;

beforeAll(async () => {
  system = await guardedSystem({ env: { RATE_LIMITS: "on" } });
  const { secret } = system;
  const limits = { RATE_LIMITS: "on" };
  const [twin, behind] = await Promise.all([
    startWeb({ system, secret, isHttps: true, env: limits }),
    startWeb({ system, secret, isHttps: true, env: { ...limits, TRUSTED_PROXY_HOPS: "1" } }),
  ]);
  second = openWire({ origin: twin.origin, isHttps: true });
  proxied = openWire({ origin: behind.origin, isHttps: true });
  return async () => {
    await Promise.all([twin.child.stop(), behind.child.stop()]);
  };
});

const anAddress = (index: number) => `198.51.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

type Guess = { wire: Wire; email: string; password?: string; from?: string; cookie?: string };

const guess = ({ wire, email, password = "a wrong guess", from, cookie }: Guess): Promise<Reply> =>
  wire.send({
    method: "POST",
    path: "/api/auth/login",
    body: { email, password },
    cookie: cookie ?? null,
    headers: {
      ...OWN_PAGE,
      ...(from
        ? { "x-forwarded-for": from, "x-real-ip": from, "x-talewick-peer": from, forwarded: `for=${from}` }
        : {}),
    },
  });

const evaluated = (replies: Reply[]) => replies.filter(({ status }) => status === 401).length;

/** Whatever was counted for an address of the network, so that the next test starts afresh. */
const forgetBuckets = () => system.db.rateLimitBucket.deleteMany();

goal(
  {
    id: "S14",
    title: "guesses at one account from hundreds of addresses",
    quick: 300,
    full: 20_000,
    minutes: 30,
  },
  async ({ count, note }) => {
    await forgetBuckets();
    const { email } = await aParent(system);
    const home = await guess({ wire: proxied, email, password: PASSWORD, from: "203.0.113.1" });
    expect(home.status).toBe(200);
    const cookie = cookiesOf(home);

    const slow: number[] = [];
    let over = false;
    const bystander = async () => {
      while (!over) {
        const begun = performance.now();
        await system.wire.send({ path: "/api/payments/plans" });
        slow.push(performance.now() - begun);
      }
    };
    const watching = bystander();
    const tries = Array.from({ length: count }, (_, index) => anAddress(index % 1000));
    const replies = await inParallel(tries, 16, (from) => guess({ wire: proxied, email, from }));
    over = true;
    await watching;
    slow.sort((left, right) => left - right);
    const p99 = Math.round(slow[Math.floor(slow.length * 0.99)] ?? 0);
    note("evaluated", evaluated(replies));
    note("others' p99 ms", p99);
    expect(evaluated(replies)).toBeLessThanOrEqual(100);
    expect(replies.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([]);
    expect(replies.filter(({ status, headers }) => status === 429 && !headers["retry-after"])).toEqual([]);
    // A share of a busy machine says nothing.
    if (isFullRun()) expect(p99).toBeLessThan(500);

    // The owner, from a browser that the account knows; and from anywhere with a new password.
    const again = { wire: proxied, email, from: "203.0.113.99" };
    expect((await guess({ ...again, password: PASSWORD })).status).toBe(429);
    expect((await guess({ ...again, password: PASSWORD, cookie })).status).toBe(200);
    expect((await guess({ ...again, password: await resetPassword(email) })).status).toBe(200);
  },
);

async function resetPassword(email: string): Promise<string> {
  const parent = await system.db.parent.findUniqueOrThrow({ where: { email }, select: { id: true } });
  const token = randomToken();
  const expiresAt = new Date(Date.now() + 60_000);
  const data = { kind: "reset_password", hash: sha256(token), parentId: parent.id, expiresAt } as const;
  await system.db.token.create({ data });
  const password = "another lantern river";
  const body = { token, password };
  const { status } = await proxied.send({ method: "POST", path: "/api/auth/reset-password", body });
  expect(status).toBe(200);
  return password;
}

goal(
  { id: "S14b", title: "guesses at a thousand accounts from one address", quick: 100, full: 1000 },
  async ({ count, note }) => {
    await forgetBuckets();
    const tries = Array.from({ length: count }, (_, index) => index);
    const replies = await inParallel(tries, 16, (index) =>
      // Nobody is trusted here, so what the caller says about itself changes nothing.
      guess({ wire: index % 2 === 0 ? system.wire : second, email: anEmail(), from: anAddress(index) }),
    );
    note("evaluated", evaluated(replies));
    expect(evaluated(replies)).toBeLessThanOrEqual(30);
    expect(evaluated(replies)).toBeGreaterThan(0);
  },
);

test("S14: behind a proxy only the address that it adds counts", async () => {
  await forgetBuckets();
  const replies = await inParallel(Array.from({ length: 60 }), 8, (_, index) =>
    guess({ wire: proxied, email: anEmail(), from: `${anAddress(index)}, 203.0.113.7` }),
  );
  expect(evaluated(replies)).toBe(30);
});

test("S14: a lock is for one account and one address, and nobody else's", async () => {
  await forgetBuckets();
  const { email } = await aParent(system);
  for (let n = 0; n < 12; n += 1) await guess({ wire: proxied, email, from: anAddress(n) });
  const other = await aParent(system);
  const { status } = await guess({
    wire: proxied,
    email: other.email,
    password: PASSWORD,
    from: anAddress(900),
  });
  expect(status).toBe(200);
});
