import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { registerInput } from "@/lib/features/accounts/contract";
import { requestPasswordReset } from "@/lib/features/accounts/password/request-password-reset";
import { registerParent } from "@/lib/features/accounts/registration/register-parent";
import { resendVerification } from "@/lib/features/accounts/registration/resend-verification";
import { verifyEmail } from "@/lib/features/accounts/registration/verify-email";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import {
  aCaller,
  accountsSystem,
  anAddress,
  aVisitor,
  letMailGo,
  linkIn,
  runJobs,
  type AccountsSystem,
} from "./run-jobs";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

const address = aCaller.address;
const password = "moth lantern river";
const form = (email: string, overrides: Record<string, unknown> = {}) => ({
  ...registerInput.parse({ email, password, firstName: "Robin", lastName: "Hale", ...overrides }),
  address,
});
const tokenFor = (email: string) => linkIn(system, email, "/verify-email").searchParams.get("token") ?? "";

async function register(email: string, overrides: Record<string, unknown> = {}) {
  const { view } = await registerParent(aVisitor(system), form(email, overrides));
  await runJobs(system);
  return view;
}
const verify = (token: string, now?: () => Date) =>
  verifyEmail(aVisitor(system, now), { token, address, isProgram: true, registrationCookie: null });
const login = (email: string, given = password) =>
  signIn(aVisitor(system), { email, password: given, caller: aCaller });
const parents = (email: string) => system.db.parent.findMany({ where: { email } });

describe("a registration", () => {
  test("becomes a parent by the link in its e-mail, and only by that", async () => {
    const email = anAddress();
    await register(email, { phone: "+1 555 010 020", from: "/subscription?plan=basic" });
    expect(await parents(email)).toEqual([]);
    expect(linkIn(system, email, "/verify-email").searchParams.get("from")).toBe("/subscription?plan=basic");

    await verify(tokenFor(email));

    expect(await parents(email)).toMatchObject([
      { firstName: "Robin", lastName: "Hale", phone: "+1 555 010 020" },
    ]);
    const [left] = await system.db.pendingRegistration.findMany({ where: { email } });
    expect(left?.approvedAt).not.toBeNull();
    expect(await login(email)).toMatchObject({ login: { email, hasActiveSubscription: false } });
  });

  test("says in its e-mail when it was, by the clock of whoever asked", async () => {
    const email = anAddress();
    const text = () => system.sent.filter(({ to }) => to === email).at(-1)?.text;
    await registerParent(aVisitor(system), { ...form(email), timeZone: "Asia/Tokyo" });
    await runJobs(system);
    expect(text()).toMatch(/ on \w+ \d+, \d{4} at \d+:\d\d [AP]M GMT\+9\./);
    await letMailGo(system, "verify", email);
    await resendVerification(aVisitor(system), { email, address: randomUUID(), from: null });
    await runJobs(system);
    expect(text()).toMatch(/ at \d+:\d\d [AP]M UTC\./);
  });

  test("may be confirmed again with the same link for a day, and makes one parent", async () => {
    const email = anAddress();
    await register(email);
    const token = tokenFor(email);
    await Promise.all(Array.from({ length: 8 }, () => verify(token)));

    expect((await verify(token)).view).toEqual({
      message: "Email verified successfully! You can now sign in.",
      signInHere: false,
      signedUp: null,
    });
    expect(await parents(email)).toHaveLength(1);
    const tomorrow = () => new Date(Date.now() + 25 * 3600 * 1000);
    await expect(verify(token, tomorrow)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("eight at once for one address leave one, which can be confirmed and has one password", async () => {
    const email = anAddress();
    const contenders = Array.from({ length: 8 }, (_, n) =>
      form(email, { password: `moth lantern river ${n}` }),
    );
    await Promise.all(
      contenders.map((input) => registerParent(aVisitor(system), { ...input, address: randomUUID() })),
    );
    await runJobs(system);
    expect(await system.db.pendingRegistration.count({ where: { email } })).toBe(1);
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(1);

    await verify(tokenFor(email));

    expect(await parents(email)).toHaveLength(1);
    const tries = await Promise.allSettled(contenders.map((input) => login(email, input.password)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("that stood beside another can no longer be confirmed once that one was", async () => {
    const email = anAddress();
    await register(email, { password: "attacker chose this" });
    const older = tokenFor(email);
    await register(email);
    expect(tokenFor(email)).not.toBe(older);

    await verify(tokenFor(email));
    await verify(older);
    await expect(login(email, "attacker chose this")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await login(email)).toMatchObject({ login: { email } });
    expect(await system.db.pendingRegistration.count({ where: { email, approvedAt: null } })).toBe(0);
  });

  test("is not replaced by one for which no e-mail is left today, however many come at once", async () => {
    const email = anAddress();
    const again = (given: string) =>
      registerParent(aVisitor(system), { ...form(email, { password: given }), address: randomUUID() });
    // Five a day, and the one of the hour.
    for (let n = 0; n < 5; n += 1) {
      await again(`somebody else ${n}`);
      await runJobs(system);
    }
    const answer = await again(password);
    await runJobs(system);
    const token = tokenFor(email);

    const late = await Promise.all(Array.from({ length: 8 }, (_, n) => again(`a stranger's words ${n}`)));
    await runJobs(system);

    expect(late.map(({ view }) => view)).toEqual(Array.from({ length: 8 }, () => answer.view));
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(6);
    await verify(token);
    expect(await login(email)).toMatchObject({ login: { email } });
  });

  test("for an address that has an account answers the same and changes nothing", async () => {
    const email = anAddress();
    const first = await register(email);
    await verify(tokenFor(email));
    const [before] = await parents(email);

    const second = await register(email, { password: "somebody else's words", firstName: "Mallory" });

    expect(second).toEqual(first);
    expect(await parents(email)).toEqual([before]);
    expect(system.sent.filter(({ to }) => to === email).at(-1)?.subject).toBe(
      "You already have a Talewick account",
    );
    expect(await login(email)).toMatchObject({ login: { email } });
  });

  test("is told to verify only when the password is right", async () => {
    const email = anAddress();
    await register(email);
    await expect(login(email)).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: "Please verify your email before signing in.",
    });
    await expect(login(email, "not the password")).rejects.toMatchObject({
      message: "Invalid email or password.",
    });
  });

  test.each([
    ["12345678", "common"],
    ["talewick-forever", "our name"],
  ])("refuses the password %s", async (weak, why) => {
    await expect(register(anAddress(), { password: weak })).rejects.toMatchObject({
      code: "VALIDATION",
      details: { password: expect.stringContaining(why) },
    });
  });
});

describe("sending the link again", () => {
  const resend = async (email: string) => {
    const answer = await resendVerification(aVisitor(system), { email, address });
    await runJobs(system);
    return answer;
  };

  test("answers the same for everybody and mails nobody who has nothing to confirm", async () => {
    const answer = await resend(anAddress());
    expect(answer).toEqual({ message: "Verification email sent! Please check your inbox." });
    const unknown = anAddress();
    expect(await resend(unknown)).toEqual(answer);
    expect(system.sent.filter(({ to }) => to === unknown)).toEqual([]);
  });

  test("brings a second e-mail, and the links of both confirm", async () => {
    const email = anAddress();
    await register(email);
    const first = tokenFor(email);
    await letMailGo(system, "verify", email);
    await resend(email);
    const second = tokenFor(email);
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(2);
    expect(second).not.toBe(first);

    await verify(second);
    expect((await verify(first)).view).toEqual((await verify(second)).view);
    expect(await login(email)).toMatchObject({ login: { email } });
  });

  test("happens at most once in 30 seconds", async () => {
    const email = anAddress();
    await register(email);
    await Promise.all(Array.from({ length: 8 }, () => resend(email)));
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

test("one network address causes sixty e-mails an hour, of whatever kind and also when all are asked for at once", async () => {
  const one = randomUUID();
  const asks = [
    (from: string) => registerParent(aVisitor(system), { ...form(anAddress()), address: from }),
    (from: string) => resendVerification(aVisitor(system), { email: anAddress(), address: from }),
    (from: string) => requestPasswordReset(aVisitor(system), { email: anAddress(), address: from }),
  ] as const;
  for (let n = 0; n < 2; n += 1) await asks[0](one);
  const [, ...links] = asks;
  const crowd = await Promise.allSettled(
    Array.from({ length: 35 }).flatMap(() => links.map((ask) => ask(one))),
  );
  expect(crowd.filter(({ status }) => status === "fulfilled")).toHaveLength(58);
  for (const ask of asks) {
    await expect(ask(one)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await ask(randomUUID());
  }
});
