import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerInput, resendInput } from "@/lib/features/accounts/contract";
import { registerParent } from "@/lib/features/accounts/registration/register-parent";
import { resendVerification } from "@/lib/features/accounts/registration/resend-verification";
import { mailBurst } from "@/lib/features/accounts/rules";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { GITHUB_PEOPLE, GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import type { Sandbox } from "@/sandbox/start-sandbox";
import { choosePerson } from "@/tests/support/provider-page";
import { OauthBrowser } from "./oauth-browser";
import { systemWithProviders } from "./system-with-providers";
import { aCaller, anAddress, aVisitor, linkIn, runJobs, type AccountsSystem } from "./run-jobs";

const APP = "http://localhost:39124";
const ORIGIN = "/dashboard?tab=library";
const FROM = `from=${encodeURIComponent(ORIGIN)}`;
const [GRACE, GIL] = [GOOGLE_PEOPLE[0]?.email ?? "", GOOGLE_PEOPLE[1]?.email ?? ""];
let sandbox: Sandbox;
let system: AccountsSystem;

beforeAll(async () => {
  ({ sandbox, system } = await systemWithProviders(APP));
});
afterAll(() => sandbox.stop());

describe("a sign-in with a provider still knows where it began", () => {
  test.each([
    ["google", GIL],
    ["github", GITHUB_PEOPLE[1]?.login ?? ""],
  ] as const)("when %s does not vouch for the address", async (provider, person) => {
    const landing = await new OauthBrowser(system).signIn(provider, person, ORIGIN);
    expect(landing.href).toBe(`${APP}/signin?m=oauth-unverified&${FROM}`);
  });

  test("when the parent cancels", async () => {
    const browser = new OauthBrowser(system);
    await browser.begin("google", ORIGIN);
    const callback = new URL(`${APP}/api/auth/callback/google?error=access_denied`);
    expect((await browser.finish("google", callback)).href).toBe(`${APP}/signin?m=oauth-cancelled&${FROM}`);
  });

  test("when it fails", async () => {
    const browser = new OauthBrowser(system);
    const callback = await choosePerson(await browser.begin("google", ORIGIN), GRACE);
    callback.searchParams.set("state", "forged");
    expect((await browser.finish("google", callback)).href).toBe(`${APP}/signin?m=oauth-failed&${FROM}`);
  });

  test("unless that is no page of ours", async () => {
    const landing = await new OauthBrowser(system).signIn("google", GIL, "//evil.example");
    expect(landing.href).toBe(`${APP}/signin?m=oauth-unverified`);
  });
});

describe("a link that is sent again leads to where the visitor was going", () => {
  const sentAgain = async (from?: string) => {
    const email = anAddress();
    const who = { email, password: "moth lantern river", firstName: "Robin", lastName: "Hale" };
    await registerParent(aVisitor(system), { ...registerInput.parse(who), address: aCaller.address });
    await runJobs(system);
    await system.limits.forget(mailBurst("verify"), keyedHash(system.config.AUTH_SECRET, email));
    const asked = resendInput.parse({ email, from });
    await resendVerification(aVisitor(system), { ...asked, address: aCaller.address });
    await runJobs(system);
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(2);
    return linkIn(system, email, "/verify-email").searchParams.get("from");
  };

  test.each([
    [ORIGIN, ORIGIN],
    [undefined, null],
    ["//evil.example", null],
    ["/you-have-won/call-now", null],
  ])("%j as %j", async (from, kept) => {
    expect(await sentAgain(from)).toBe(kept);
  });
});
