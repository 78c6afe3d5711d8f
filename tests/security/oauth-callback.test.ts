import type { Browser, BrowserContext } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueCode } from "@/lib/features/accounts/sign-in/issue-code";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { visitor } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { openChromium } from "@/tests/support/security/chromium";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aTenant, OWN_PAGE, signInBoth, type Keys, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, type Reply } from "@/tests/support/security/wire";

let system: GuardedSystem;
let attacker: Tenant;
let victim: Tenant;
let attackersKeys: Keys;
let browser: Browser;

beforeAll(async () => {
  // Over plain http, since a browser takes part.
  system = await guardedSystem({ isHttps: false });
  attacker = await aTenant(system, "Attacker");
  victim = await aTenant(system, "Victim");
  attackersKeys = await signInBoth(system, attacker.email);
  browser = await openChromium();
});
afterAll(() => browser.close());

const codeFor = (tenant: Tenant, binding: string) =>
  issueCode(visitor(system), { parentId: tenant.parentId, binding, provenAt: null });

const exchange = (token: string, cookie: string): Promise<Reply> =>
  system.wire.send({
    method: "POST",
    path: "/api/auth/oauth2/exchange",
    body: { token },
    cookie,
    headers: OWN_PAGE,
  });
const bound = (binding: string) => `talewick-oauth-tx=${binding}`;

/** What an attacker can put into a link, and what the victim's browser then has for it. */
async function hostileExchange(kind: string): Promise<Reply> {
  const [mine, theirs] = [randomToken(), randomToken()];
  const code = await codeFor(attacker, mine);
  switch (kind) {
    case "another browser's code":
      return exchange(code, bound(theirs));
    case "a code without a flow":
      return exchange(code, "");
    case "an own token":
      return exchange(attackersKeys.bearer, bound(theirs));
    case "a browser's token":
      return exchange(attackersKeys.cookieBearer, bound(theirs));
    case "the code of its cookie":
      return exchange(theirs, bound(theirs));
    case "a used code":
      expect((await exchange(code, bound(mine))).status).toBe(200);
      return exchange(code, bound(mine));
    case "a late code":
      await system.db.token.updateMany({ where: { hash: sha256(code) }, data: { expiresAt: new Date() } });
      return exchange(code, bound(mine));
    default:
      return exchange(`${kind}${code.slice(kind.length)}`, bound(mine));
  }
}

const KINDS = [
  "another browser's code",
  "a code without a flow",
  "an own token",
  "a browser's token",
  "the code of its cookie",
  "a used code",
  "a late code",
  "__proto__",
  "%00",
  "' OR 1=1",
];

goal(
  { id: "S6", title: "codes and tokens of others at the callback", quick: 20, full: 1000 },
  async ({ count, note }) => {
    const letIn: string[] = [];
    const kinds = Array.from({ length: count }, (_, index) => KINDS[index % KINDS.length] ?? "");
    await inParallel(kinds, 6, async (kind) => {
      const reply = await hostileExchange(kind);
      // A token that is not bound to a browser asks whose it is first, and opens nothing by itself.
      const isQuestion = kind === "an own token" && reply.status === 409;
      if (reply.status !== 401 && !isQuestion) letIn.push(`${kind}: ${reply.status}`);
      if (reply.setCookies.some((cookie) => /talewick-session=[^;]/.test(cookie)))
        letIn.push(`${kind}: a cookie`);
    });
    note("tries", count);
    expect(letIn).toEqual([]);
  },
);

test("S6: of fifty at once one gets in", async () => {
  const binding = randomToken();
  const code = await codeFor(victim, binding);
  const replies = await Promise.all(Array.from({ length: 50 }, () => exchange(code, bound(binding))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(49);
});

/** Opens the callback, and answers what the browser has of a session once it has moved on. */
async function land(context: BrowserContext, token: string) {
  const page = await context.newPage();
  const referrers: string[] = [];
  page.on("request", (request) => {
    const referrer = request.headers()["referer"];
    if (referrer) referrers.push(referrer);
  });
  await page.goto(`${system.web.origin}/oauth2/callback?token=${encodeURIComponent(token)}`);
  // Either it moves on, or it asks whether to.
  await Promise.race([
    page.waitForURL((url) => url.pathname !== "/oauth2/callback", { waitUntil: "networkidle" }),
    page.getByRole("button", { name: "Continue", exact: true }).waitFor(),
  ]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  const seen = { text: await page.content(), url: page.url(), referrers, stored };
  await page.close();
  const cookies = await context.cookies(system.web.origin);
  const session = cookies.find(({ name }) => name === "talewick-session");
  return { ...seen, isIn: session !== undefined || stored.includes("token") };
}

test("S6: a link with somebody else's code signs nobody in and leaves no trace of it", async () => {
  const stranger = await browser.newContext();
  const tokens = [
    await codeFor(attacker, randomToken()),
    attackersKeys.bearer,
    attackersKeys.cookieBearer,
    "garbage",
  ];
  for (const token of tokens) {
    const landed = await land(stranger, token);
    expect(landed.isIn).toBe(false);
    const traces = [landed.text, landed.url, landed.stored, ...landed.referrers, ...system.web.output];
    if (token !== "garbage") expect(traces.filter((trace) => trace.includes(token))).toEqual([]);
  }
  await stranger.close();
});

test("S6: the browser that began the flow gets in, another one with the same link does not", async () => {
  const [own, other] = [await browser.newContext(), await browser.newContext()];
  const binding = randomToken();
  const url = system.web.origin;
  await own.addCookies([{ name: "talewick-oauth-tx", value: binding, url, httpOnly: true, sameSite: "Lax" }]);
  const code = await codeFor(victim, binding);
  expect((await land(other, code)).isIn).toBe(false);
  const landed = await land(own, code);
  expect(landed.isIn).toBe(true);
  const traces = [landed.text, landed.url, ...landed.referrers, ...system.web.output];
  expect(traces.filter((trace) => trace.includes(code))).toEqual([]);
  expect((await land(other, code)).isIn).toBe(false);
  await Promise.all([own.close(), other.close()]);
});
