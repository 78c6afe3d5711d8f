import { beforeAll, expect } from "vitest";
import { homeAfterSignIn, safePath, withFrom } from "@/lib/features/accounts/rules";
import { isInvoiceAddress, isPaymentAddress } from "@/lib/features/billing/rules";
import { goal } from "@/tests/support/goal";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { inParallel, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
beforeAll(async () => {
  const env = { GITHUB_CLIENT_ID: "talewick-github", GITHUB_CLIENT_SECRET: "talewick-github-secret" };
  system = await guardedSystem({ env });
});

const EVIL = "evil.example";
const SCHEMES = [
  "",
  "//",
  "///",
  "\\\\",
  "/\\",
  "\\/",
  "http://",
  "https://",
  "https:",
  "HTTPS:/\\",
  "javascript:",
  "data:text/html,",
  "ftp://",
  "\thttps://",
  " //",
  "\u0000//",
  "/\t/",
  "/%09/",
  "/%5c",
  "/%2f%2f",
  "//%0d%0a",
  "/.//",
  "/..//",
  "/dashboard/..//",
  "/@",
  "//talewick.test@",
  "https://talewick.test.",
  "https://talewick.test@",
  "https://talewick.test%2f@",
  "//\u3002",
  "//\uff0f",
];
const HOSTS = [
  EVIL,
  `${EVIL}:443`,
  `www.${EVIL}`,
  `${EVIL}/%2f..`,
  `${EVIL}?talewick.test`,
  `${EVIL}#@talewick.test`,
  "[::1]",
  "2130706433",
  "alert(1)",
];
const TAILS = ["", "/", "/dashboard", "//", "?from=/dashboard", "#/dashboard", "%00", "\r\nset-cookie: a=b"];

/** Where a browser that stands on one of our pages would go. */
const destination = (location: string, base: string): string => {
  if (!URL.canParse(location, base)) return "nowhere";
  return new URL(location, base).origin;
};

const calls = (payload: string): Shot[] => {
  const value = encodeURIComponent(payload);
  const raw = payload.replace(/[^\x21-\x7e]/g, (char) => encodeURIComponent(char)).replaceAll("#", "%23");
  return [
    { path: `/dashboard?from=${value}&next=${value}&callbackUrl=${value}` },
    { path: `/settings/${value}` },
    { path: `/stories/${value}` },
    { path: raw.startsWith("/") ? raw : `/${raw}` },
    { path: `/api/auth/oauth2/authorize/github?from=${value}` },
    { path: `/api/auth/callback/github?callbackUrl=${value}&error=${value}` },
    { path: "/dashboard", headers: { "x-forwarded-host": EVIL, referer: raw } },
    { path: "/subscription", headers: { host: EVIL } },
    { path: `/payment-success?session_id=${value}&plan_name=${value}` },
    { path: `/payment-cancel?session_id=${value}&plan_name=${value}` },
    { path: `/pricing?next=${value}` },
    { path: `/help-center//${value}` },
  ];
};

// The one place outside that we send a browser to by ourselves.
const PROVIDER = "https://github.com";
const PAYMENT_PAGE = "https://checkout.stripe.com";
const INVOICE_PAGE = "https://invoice.stripe.com";
const SANDBOX = "http://localhost:4242";

goal(
  { id: "S9", title: "addresses of elsewhere where we lead a browser on", quick: 300, full: 3000 },
  async ({ count, random, note }) => {
    const faults: string[] = [];
    let redirects = 0;
    const payloads = Array.from(
      { length: count },
      () => `${random.pick(SCHEMES)}${random.pick(HOSTS)}${random.pick(TAILS)}`,
    );
    await inParallel(payloads, 8, async (payload) => {
      const base = system.web.publicUrl;
      for (const led of [
        safePath(payload) ?? "/",
        homeAfterSignIn(payload, { hasActiveSubscription: true, readsWithFamily: false }),
        withFrom("/signin", payload),
      ]) {
        if (destination(led, base) !== base) faults.push(`${JSON.stringify(payload)} leads to ${led}`);
      }
      const shot = random.pick(calls(payload));
      for (const address of [payload, `${PAYMENT_PAGE}${payload}`, `${SANDBOX}${payload}`]) {
        if (!isPaymentAddress(address, SANDBOX)) continue;
        if (![PAYMENT_PAGE, SANDBOX].includes(destination(address, base)))
          faults.push(`${JSON.stringify(address)} is followed to pay`);
      }
      for (const address of [payload, `${INVOICE_PAGE}${payload}`, `${SANDBOX}${payload}`]) {
        if (!isInvoiceAddress(address, SANDBOX)) continue;
        if (![INVOICE_PAGE, SANDBOX].includes(destination(address, base)))
          faults.push(`${JSON.stringify(address)} is linked as an invoice`);
      }
      const { status, headers } = await system.wire.send(shot);
      if (headers.location === undefined) return;
      redirects += 1;
      const end = destination(headers.location, base);
      if (![base, PROVIDER].includes(end))
        faults.push(`${shot.path} (${status}) leads to ${headers.location}`);
      if (headers["set-cookie"]?.some((cookie) => cookie.startsWith("a=")))
        faults.push(`${shot.path}: a cookie`);
    });
    note("payloads", count);
    note("redirects", redirects);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(redirects).toBeGreaterThan(count / 6);
  },
);
