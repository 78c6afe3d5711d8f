import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registerInput } from "@/lib/features/accounts/contract";
import { listProofWays } from "@/lib/features/accounts/proof/list-proof-ways";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { registerParent } from "@/lib/features/accounts/registration/register-parent";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { exchangeCode } from "@/lib/features/accounts/sign-in/exchange-code";
import { issueCode } from "@/lib/features/accounts/sign-in/issue-code";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { beginOauth } from "@/lib/http/oauth-flow";
import type { Context } from "@/lib/platform/context";
import { GITHUB_PEOPLE, GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import type { Sandbox } from "@/sandbox/start-sandbox";
import { choosePerson } from "@/tests/support/provider-page";
import { OauthBrowser } from "./oauth-browser";
import { systemWithProviders } from "./system-with-providers";
import { aBrowser, aVisitor, linkIn, openLink, runJobs, type AccountsSystem } from "./run-jobs";

const APP = "http://localhost:39123";
const [GRACE, GIL] = [GOOGLE_PEOPLE[0]?.email ?? "", GOOGLE_PEOPLE[1]?.email ?? ""];
const [HARPER, HUGO] = [GITHUB_PEOPLE[0], GITHUB_PEOPLE[1]];
let sandbox: Sandbox;
let system: AccountsSystem;

beforeAll(async () => {
  ({ sandbox, system } = await systemWithProviders(APP));
});
afterAll(() => sandbox.stop());
beforeEach(() => system.db.parent.deleteMany());

const exchange = (browser: OauthBrowser, landing: URL) =>
  exchangeCode(aVisitor(system), {
    token: landing.searchParams.get("token") ?? "",
    confirmed: false,
    binding: browser.binding,
    fingerprintCookie: null,
    caller: aBrowser,
  });
const parentOf = (email: string) =>
  system.db.parent.findUnique({
    where: { email },
    select: { firstName: true, lastName: true, identities: true },
  });
async function aParent(email: string, extra: object = {}) {
  const person = { email, firstName: "Grace", lastName: "Hale", emailVerifiedAt: new Date() };
  await system.db.parent.create({ data: { ...person, ...extra } });
}

describe("16.10: what a sign-in at a provider proves", () => {
  const GAIL = GOOGLE_PEOPLE[2]?.email ?? "";

  async function after(provider: "google" | "github", person: string): Promise<Context> {
    const browser = new OauthBrowser(system);
    const opened = await exchange(browser, await browser.signIn(provider, person));
    const sessionCookie = opened.cookies?.session ?? null;
    const ctx = aVisitor(system);
    return {
      ...ctx,
      actor: await identifyCaller(ctx, { bearer: null, sessionCookie, fingerprintCookie: null }),
    };
  }
  const opens = (ctx: Context) => {
    requireRecentProof(ctx);
  };

  test("somebody whom Google asked just now has shown who they are", async () => {
    const ctx = await after("google", GRACE);
    expect(opens.bind(null, ctx)).not.toThrow();
    expect(await listProofWays(ctx)).toMatchObject({ hasPassword: false, providers: ["google"] });
  });

  test("somebody whom Google let through for knowing the browser has not, and is signed in all the same", async () => {
    const ctx = await after("google", GAIL);
    expect(ctx.actor).toMatchObject({ kind: "parent", email: GAIL });
    expect(opens.bind(null, ctx)).toThrow(expect.objectContaining({ code: "PROOF_NEEDED" }) as Error);
  });

  test("GitHub never says that it asked, so it is no way to prove oneself", async () => {
    const ctx = await after("github", HARPER?.login ?? "");
    expect(ctx.actor).toMatchObject({ kind: "parent", email: HARPER?.email });
    expect(opens.bind(null, ctx)).toThrow(expect.objectContaining({ code: "PROOF_NEEDED" }) as Error);
    expect(await listProofWays(ctx)).toMatchObject({ hasPassword: false, providers: [] });
  });

  test("a clock ahead of ours proves nothing for longer", async () => {
    const [opened, before] = [await proofOf(new Date(Date.now() + 3_600_000)), Date.now()];
    expect(opened.getTime()).toBeLessThanOrEqual(Math.max(before, Date.now()));
    expect((await proofOf(null)).getTime()).toBe(0);
  });

  test("Google is asked when that was, and to ask again where the proof is missing", async () => {
    const wishes = async (askAgain: boolean) => {
      const query = new URL(await new OauthBrowser(system).begin("google", null, askAgain)).searchParams;
      return [JSON.parse(query.get("claims") ?? "{}") as object, query.get("max_age"), query.get("scope")];
    };
    const claims = { id_token: { auth_time: { essential: true } } };
    expect(await wishes(false)).toEqual([claims, null, "openid email profile"]);
    expect(await wishes(true)).toEqual([claims, "60", "openid email profile"]);
  });

  async function proofOf(provenAt: Date | null): Promise<Date> {
    const [email, binding] = [`${randomUUID()}@example.test`, "a-browser"];
    await aParent(email);
    const { id } = await system.db.parent.findUniqueOrThrow({ where: { email } });
    const token = await issueCode(aVisitor(system), { parentId: id, binding, provenAt });
    const facts = { token, binding, confirmed: false, fingerprintCookie: null, caller: aBrowser };
    await exchangeCode(aVisitor(system), facts);
    return (await system.db.session.findFirstOrThrow({ where: { parentId: id } })).reauthenticatedAt;
  }
});

describe("a first sign-in", () => {
  test("with Google makes a parent and signs in by a code", async () => {
    const browser = new OauthBrowser(system);
    const landing = await browser.signIn("google", GRACE, "/settings/profile?tab=security");
    expect(landing.origin + landing.pathname).toBe(`${APP}/oauth2/callback`);
    expect(landing.searchParams.get("from")).toBe("/settings/profile?tab=security");

    const opened = await exchange(browser, landing);

    expect(opened.login).toMatchObject({ email: GRACE, firstName: "Grace", lastName: "Sandbox" });
    expect(opened.cookies).not.toBeNull();
    expect((await parentOf(GRACE))?.identities).toMatchObject([
      { provider: "google", subject: GOOGLE_PEOPLE[0]?.sub },
    ]);
  });

  test("with GitHub takes the verified address of the list", async () => {
    const browser = new OauthBrowser(system);
    const opened = await exchange(browser, await browser.signIn("github", HARPER?.login ?? ""));
    expect(opened.login).toMatchObject({ email: HARPER?.email });
    const subject = String(HARPER?.id);
    expect((await parentOf(HARPER?.email ?? ""))?.identities).toMatchObject([
      { provider: "github", subject },
    ]);
  });

  test.each(["google", "github"] as const)(
    "with an unverified address at %s makes nobody",
    async (provider) => {
      const person = provider === "google" ? GIL : (HUGO?.login ?? "");
      const landing = await new OauthBrowser(system).signIn(provider, person);
      expect(landing.href).toBe(`${APP}/signin?m=oauth-unverified`);
      expect(await system.db.parent.count()).toBe(0);
    },
  );

  test("eight at once make one parent", async () => {
    const landings = await Promise.all(
      Array.from({ length: 8 }, async () => new OauthBrowser(system).signIn("google", GRACE)),
    );
    expect(landings.map(({ pathname }) => pathname)).toEqual(landings.map(() => "/oauth2/callback"));
    expect(await system.db.identity.count()).toBe(1);
  });
});

describe("an address that has an account", () => {
  test("gets the identity, and a word about it", async () => {
    await aParent(GRACE);
    const browser = new OauthBrowser(system);
    await exchange(browser, await browser.signIn("google", GRACE));
    await runJobs(system);
    expect(await system.db.parent.count()).toBe(1);
    expect(system.sent.filter(({ to }) => to === GRACE).map(({ subject }) => subject)).toContain(
      "A new way to sign in to Talewick",
    );
  });

  test.each([
    ["an admin's", { role: "admin" }],
    ["a deleted one", { deletedAt: new Date() }],
  ])("is left alone when it is %s", async (_, extra) => {
    await aParent(GRACE, extra);
    const landing = await new OauthBrowser(system).signIn("google", GRACE);
    expect(landing.href).toBe(`${APP}/signin?m=oauth-refused`);
    expect(await system.db.identity.count()).toBe(0);
  });

  test("that somebody else prepared by registering is the owner's alone", async () => {
    const input = { email: GRACE, password: "attacker chose this", firstName: "Mallory", lastName: "M" };
    await registerParent(aVisitor(system), { ...registerInput.parse(input), address: "198.51.100.1" });
    await runJobs(system);
    const link = linkIn(system, GRACE, "/verify-email").searchParams.get("token") ?? "";
    await new OauthBrowser(system).signIn("google", GRACE);

    const attempt = signIn(aVisitor(system), { email: GRACE, password: input.password, caller: aBrowser });
    await expect(attempt).rejects.toMatchObject({ message: "Invalid email or password." });
    await expect(openLink(system, link)).rejects.toMatchObject({
      code: "VALIDATION",
    });
    expect(await parentOf(GRACE)).toMatchObject({ firstName: "Grace" });
  });
});

describe("the code", () => {
  const refused = { code: "UNAUTHENTICATED" };

  test("works once, for one of eight at the same moment", async () => {
    const browser = new OauthBrowser(system);
    const landing = await browser.signIn("google", GRACE);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => exchange(browser, landing)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("works in its own browser only", async () => {
    const browser = new OauthBrowser(system);
    const landing = await browser.signIn("google", GRACE);
    const other = new OauthBrowser(system);
    await expect(exchange(other, landing)).rejects.toMatchObject(refused);
    await other.begin("google");
    await expect(exchange(other, landing)).rejects.toMatchObject(refused);
    await exchange(browser, landing);
  });

  test("is gone once its minute is over", async () => {
    const browser = new OauthBrowser(system);
    const landing = await browser.signIn("google", GRACE);
    await system.db.token.updateMany({ data: { expiresAt: new Date() } });
    await expect(exchange(browser, landing)).rejects.toMatchObject(refused);
  });

  test.each(["", "x".repeat(43), "a.b.c", "%00"])("%j is refused", async (token) => {
    const browser = new OauthBrowser(system);
    await browser.begin("google");
    await expect(exchange(browser, new URL(`${APP}/oauth2/callback?token=${token}`))).rejects.toMatchObject(
      refused,
    );
  });
});

describe("a callback that nobody here began", () => {
  test.each([
    ["another browser's", (callback: URL) => callback],
    ["a forged state", (callback: URL) => new URL(callback.href.replace(/state=[^&]*/, "state=forged"))],
  ])("with %s is refused", async (_, forge) => {
    const victim = new OauthBrowser(system);
    await victim.begin("google");
    const attacker = new OauthBrowser(system);
    const callback = await choosePerson(await attacker.begin("google"), GRACE);
    expect((await victim.finish("google", forge(callback))).href).toBe(`${APP}/signin?m=oauth-failed`);
    expect((await new OauthBrowser(system).finish("google", callback)).href).toBe(
      `${APP}/signin?m=oauth-code`,
    );
    expect(await system.db.parent.count()).toBe(0);
  });

  test("one provider's answer at the other's door is refused", async () => {
    const browser = new OauthBrowser(system);
    const callback = await choosePerson(await browser.begin("google"), GRACE);
    expect((await browser.finish("github", callback)).href).toBe(`${APP}/signin?m=oauth-failed`);
  });

  test("says so when the parent cancelled", async () => {
    const browser = new OauthBrowser(system);
    await browser.begin("google");
    const callback = new URL(`${APP}/api/auth/callback/google?error=access_denied`);
    expect((await browser.finish("google", callback)).href).toBe(`${APP}/signin?m=oauth-cancelled`);
  });
});

test("state and PKCE are asked for at both providers, a nonce at Google", async () => {
  const google = new URL(await new OauthBrowser(system).begin("google"));
  const github = new URL(await new OauthBrowser(system).begin("github"));
  for (const at of [google, github]) {
    expect(at.searchParams.get("state")).toBeTruthy();
    expect(at.searchParams.get("code_challenge_method")).toBe("S256");
    expect(at.searchParams.get("redirect_uri")).toContain(`${APP}/api/auth/callback/`);
  }
  expect(google.searchParams.get("nonce")).toBeTruthy();
});

test("a provider that is not set up is unavailable", async () => {
  const { GOOGLE_CLIENT_ID: _, ...rest } = system.config;
  const ctx = { ...aVisitor(system), config: rest };
  await expect(beginOauth(ctx, "google", { from: null, keepSignedIn: true })).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});
