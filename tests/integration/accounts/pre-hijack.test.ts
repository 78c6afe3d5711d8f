import { beforeAll, describe, expect, test } from "vitest";
import { registerInput } from "@/lib/features/accounts/contract";
import { requestPasswordReset } from "@/lib/features/accounts/password/request-password-reset";
import { resetPassword } from "@/lib/features/accounts/password/reset-password";
import { approveSignUp } from "@/lib/features/accounts/registration/approve-sign-up";
import { registerParent } from "@/lib/features/accounts/registration/register-parent";
import { resendVerification } from "@/lib/features/accounts/registration/resend-verification";
import type { Caller } from "@/lib/features/accounts/sessions/open-session";
import { linkIdentity } from "@/lib/features/accounts/sign-in/link-identity";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import {
  aBrowser,
  aCaller,
  accountsSystem,
  anAddress,
  aVisitor,
  letMailGo,
  linkIn,
  openLink,
  runJobs,
  type AccountsSystem,
} from "./run-jobs";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

const ATTACKER = "mallory's own words";
const OWNER = "moth lantern river";
const REFUSED = { message: "Please verify your email before signing in." };
const WRONG = { message: "Invalid email or password." };

/** An address has only so many registrations; whoever registers here has one of their own. */
let visitors = 0;

/** Answers with the cookie of the browser that registered. */
async function register(email: string, password: string, firstName = "Robin"): Promise<string> {
  await letMailGo(system, "verify", email);
  const person = { email, password, firstName, lastName: "Hale" };
  const address = `198.51.100.${(visitors += 1)}`;
  const { registration } = await registerParent(aVisitor(system), {
    ...registerInput.parse(person),
    address,
  });
  await runJobs(system);
  return registration;
}
const newestToken = (email: string) => linkIn(system, email, "/verify-email").searchParams.get("token") ?? "";
const openInBrowser = (token: string, registrationCookie: string | null = null) =>
  openLink(system, token, { isProgram: false, registrationCookie });
const login = (email: string, password: string, caller: Partial<Caller> = {}) =>
  signIn(aVisitor(system), { email, password, caller: { ...aBrowser, ...caller } });

async function resend(email: string): Promise<void> {
  await letMailGo(system, "verify", email);
  await resendVerification(aVisitor(system), { email, address: "192.0.2.1" });
  await runJobs(system);
}

/** Sets the owner's password by a link in an e-mail. */
async function resetByMail(email: string): Promise<void> {
  await requestPasswordReset(aVisitor(system), { email, address: "192.0.2.1" });
  await runJobs(system);
  const token = linkIn(system, email, "/reset-password").pathname.split("/").at(-1) ?? "";
  await resetPassword(aVisitor(system), { token, password: OWNER, address: "192.0.2.1" });
}

describe("somebody else's registration, whose link the owner of the address opens", () => {
  test("gives the one who registered no way in, from anywhere", async () => {
    const email = anAddress();
    const attackersBrowser = await register(email, ATTACKER);
    const { view, confirmation } = await openInBrowser(newestToken(email));
    expect(view).toMatchObject({ message: expect.stringContaining("verified"), signInHere: true });

    await expect(login(email, ATTACKER)).rejects.toMatchObject(REFUSED);
    await expect(login(email, ATTACKER, aCaller)).rejects.toMatchObject(REFUSED);
    await expect(login(email, ATTACKER, { confirmationCookie: attackersBrowser })).rejects.toMatchObject(
      REFUSED,
    );
    await expect(login(email, "another guess", { confirmationCookie: confirmation })).rejects.toMatchObject(
      WRONG,
    );
  });

  test("leaves them nothing after the owner's new password", async () => {
    const email = anAddress();
    await register(email, ATTACKER);
    await openInBrowser(newestToken(email));
    await resetByMail(email);

    await expect(login(email, ATTACKER)).rejects.toMatchObject(WRONG);
    expect(await login(email, OWNER)).toMatchObject({ login: { email } });
  });

  test("leaves them nothing after the owner's sign-in at a provider", async () => {
    const email = anAddress();
    await register(email, ATTACKER);
    const { confirmation } = await openInBrowser(newestToken(email));
    const facts = { subject: email, email, isEmailVerified: true, firstName: "Robin", lastName: "Hale" };
    await linkIdentity(aVisitor(system), { provider: "google", provenAt: null, ...facts });

    await expect(login(email, ATTACKER, { confirmationCookie: confirmation })).rejects.toMatchObject(WRONG);
  });

  test.each(["their own", "the attacker's"])(
    "23.1: after the owner's own: in the browser that signed up, %s link makes the owner's password count",
    async (which) => {
      const email = anAddress();
      const ownersBrowser = await register(email, OWNER);
      const own = newestToken(email);
      await register(email, ATTACKER, "Mallory");
      const theirs = newestToken(email);

      const opened = which === "their own" ? own : theirs;
      const { view, confirmation } = await openInBrowser(opened, ownersBrowser);
      expect([view.signInHere, view.signedUp, confirmation]).toEqual([false, null, null]);
      expect(await login(email, OWNER)).toMatchObject({ login: { email, firstName: "Robin" } });
      await expect(login(email, ATTACKER)).rejects.toMatchObject(WRONG);
      // Whichever is opened next, and whatever is answered there, changes nothing.
      for (const token of [own, theirs]) expect((await openInBrowser(token)).view.signedUp).toBeNull();
      await approveSignUp(aVisitor(system), { token: theirs, wasMe: true, address: "192.0.2.1" });
      await expect(login(email, ATTACKER)).rejects.toMatchObject(WRONG);
      expect(await login(email, OWNER)).toMatchObject({ login: { email } });
    },
  );

  test("23.1: takes back nothing from the owner who opened it elsewhere first", async () => {
    const email = anAddress();
    const ownersBrowser = await register(email, OWNER);
    await register(email, ATTACKER, "Mallory");
    const theirs = newestToken(email);
    expect((await openInBrowser(theirs)).view.signedUp).not.toBeNull();
    await expect(login(email, OWNER)).rejects.toMatchObject(REFUSED);

    await openInBrowser(theirs, ownersBrowser);
    expect(await login(email, OWNER)).toMatchObject({ login: { email, firstName: "Robin" } });
    await expect(login(email, ATTACKER)).rejects.toMatchObject(WRONG);
  });

  test("23.1: doesn't keep the owner from signing in where the attacker's link was opened", async () => {
    const email = anAddress();
    await register(email, OWNER);
    await register(email, ATTACKER, "Mallory");
    const { confirmation } = await openInBrowser(newestToken(email));
    expect(await login(email, OWNER, { confirmationCookie: confirmation })).toMatchObject({
      login: { email, firstName: "Robin" },
    });
    await expect(login(email, ATTACKER, { confirmationCookie: confirmation })).rejects.toMatchObject(WRONG);
  });
});

test("16.40: a request that tells nothing of its sender proves nothing", async () => {
  const email = anAddress();
  await register(email, ATTACKER);
  const { view } = await openLink(system, newestToken(email), { isProgram: false });
  expect(view.signInHere).toBe(true);
  await expect(login(email, ATTACKER)).rejects.toMatchObject(REFUSED);
  await expect(login(email, ATTACKER, { isBrowser: false, isProgram: false })).rejects.toMatchObject(REFUSED);
});

describe("one's own registration", () => {
  test("is whole at once in the browser that registered", async () => {
    const email = anAddress();
    const cookie = await register(email, OWNER);
    const { view, confirmation } = await openInBrowser(newestToken(email), cookie);
    expect([view.signInHere, confirmation]).toEqual([false, null]);
    expect(await login(email, OWNER)).toMatchObject({ login: { email } });
  });

  test("is whole with the first sign-in where the link was opened, for every device", async () => {
    const email = anAddress();
    await register(email, OWNER);
    const token = newestToken(email);
    const { confirmation } = await openInBrowser(token);
    await expect(login(email, OWNER)).rejects.toMatchObject(REFUSED);

    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => login(email, OWNER, { confirmationCookie: confirmation })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    expect(await login(email, OWNER)).toMatchObject({ login: { email } });
    expect((await openInBrowser(token)).view.signInHere).toBe(false);
    expect(await system.db.parent.count({ where: { email } })).toBe(1);
  });

  test("is whole once a link that was sent again is opened where it was made", async () => {
    const email = anAddress();
    const cookie = await register(email, OWNER);
    const first = newestToken(email);
    await openInBrowser(first);
    await resend(email);
    expect(newestToken(email)).not.toBe(first);
    await openInBrowser(newestToken(email), cookie);
    expect(await login(email, OWNER)).toMatchObject({ login: { email } });
  });

  test("that is made again after its link was opened elsewhere is answered with a way to a password", async () => {
    const email = anAddress();
    await register(email, OWNER);
    await openInBrowser(newestToken(email));
    await register(email, OWNER);
    await expect(login(email, OWNER)).rejects.toMatchObject(REFUSED);
    await resend(email);

    const choose = "Choose a password for Talewick";
    const subjects = system.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toEqual(["Confirm your email address", choose, choose]);
    expect(linkIn(system, email, "/forgot-password").pathname).toBe("/forgot-password");
    await resetByMail(email);
    expect(await login(email, OWNER)).toMatchObject({ login: { email } });

    await register(email, OWNER);
    expect(system.sent.findLast(({ to }) => to === email)?.subject).toBe(
      "You already have a Talewick account",
    );
  });

  test("isn't undone by a link that is opened while the password is being reset", async () => {
    const email = anAddress();
    const cookie = await register(email, OWNER);
    const link = newestToken(email);
    await openInBrowser(link);
    await requestPasswordReset(aVisitor(system), { email, address: "192.0.2.1" });
    await runJobs(system);
    const token = linkIn(system, email, "/reset-password").pathname.split("/").at(-1) ?? "";
    await Promise.allSettled([
      resetPassword(aVisitor(system), { token, password: "a fresh set of words", address: "192.0.2.1" }),
      ...Array.from({ length: 8 }, () => openInBrowser(link, cookie)),
    ]);
    expect(await login(email, "a fresh set of words")).toMatchObject({ login: { email } });
  });
});

test("registering and signing in tells nobody whether there is an account", async () => {
  const [taken, free] = [anAddress(), anAddress()];
  const cookie = await register(taken, OWNER);
  await openInBrowser(newestToken(taken), cookie);
  for (const email of [taken, free]) await register(email, ATTACKER);

  const answers = await Promise.all(
    [taken, free].map((email) => login(email, ATTACKER).catch((error: unknown) => error)),
  );
  for (const answer of answers) expect(answer).toMatchObject({ code: "FORBIDDEN", ...REFUSED });
  expect(await login(taken, OWNER)).toMatchObject({ login: { email: taken } });
});
