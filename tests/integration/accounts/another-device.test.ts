import { beforeAll, describe, expect, test } from "vitest";
import { registerInput } from "@/lib/features/accounts/contract";
import { approveSignUp } from "@/lib/features/accounts/registration/approve-sign-up";
import { continueSignUp } from "@/lib/features/accounts/registration/continue-sign-up";
import { findSignUpState } from "@/lib/features/accounts/registration/find-sign-up-state";
import { registerParent } from "@/lib/features/accounts/registration/register-parent";
import { APPROVAL_SECONDS } from "@/lib/features/accounts/rules";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { PATIENCE_MS } from "@/tests/support/patience";
import {
  aBrowser,
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

const password = "moth lantern river";
const LAPTOP = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

/** Signs up on the laptop; answers with its cookie and the link's token. */
async function signUp(email: string, given = password) {
  const person = registerInput.parse({ email, password: given, firstName: "Robin", lastName: "Hale" });
  const { registration } = await registerParent(aVisitor(system), {
    ...person,
    address: email,
    userAgent: LAPTOP,
  });
  await runJobs(system);
  const token = linkIn(system, email, "/verify-email").searchParams.get("token") ?? "";
  return { registrationCookie: registration, token };
}
const openOnPhone = (token: string) => openLink(system, token, { isProgram: false });
const answer = (token: string, wasMe: boolean) =>
  approveSignUp(aVisitor(system), { token, wasMe, address: "192.0.2.7" });
const state = (registrationCookie: string | null, now?: () => Date) =>
  findSignUpState(aVisitor(system, now), { registrationCookie });
const goOn = (registrationCookie: string | null, now?: () => Date) =>
  continueSignUp(aVisitor(system, now), { registrationCookie, caller: aBrowser });
const login = (email: string, given = password) =>
  signIn(aVisitor(system), { email, password: given, caller: aBrowser });
const NOT_VERIFIED = { message: "Please verify your email before signing in." };

describe("16.3: a link that is opened on another device", () => {
  test("asks about the browser that signed up; a yes lets that one go on, once", async () => {
    const email = anAddress();
    const { registrationCookie, token } = await signUp(email);
    expect(await state(registrationCookie)).toEqual({ status: "waiting" });

    const { view } = await openOnPhone(token);
    expect(view.signInHere).toBe(true);
    expect(view.signedUp).toMatchObject({ device: "Chrome on Windows" });
    expect(Date.now() - Date.parse(view.signedUp?.at ?? "")).toBeLessThan(PATIENCE_MS);
    expect(await state(registrationCookie)).toEqual({ status: "waiting" });
    await expect(goOn(registrationCookie)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });

    expect(await answer(token, true)).toMatchObject({ approved: true });
    expect(await state(registrationCookie)).toEqual({ status: "approved" });
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => goOn(registrationCookie)));
    const opened = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value.login.email] : []));
    expect(opened).toEqual([email]);
    expect(await login(email)).toMatchObject({ login: { email } });
    // The answer again, or a reload of the phone's page, is no failure.
    expect(await answer(token, true)).toMatchObject({ approved: true });
    // A no that comes too late undoes nothing, and doesn't say that it did.
    const no = await answer(token, false);
    expect(no.approved).toBe(false);
    expect(no.message).toContain("choose a new password");
    expect((await openOnPhone(token)).view.signedUp).toBeNull();
  });

  test("lets the laptop go on for a quarter of an hour, and no other browser at any time", async () => {
    const email = anAddress();
    const { registrationCookie, token } = await signUp(email);
    const other = await signUp(anAddress());
    await openOnPhone(token);
    await answer(token, true);
    for (const cookie of [null, "rubbish", other.registrationCookie]) {
      expect(await state(cookie)).toEqual({ status: "waiting" });
      await expect(goOn(cookie)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    }
    const late = () => new Date(Date.now() + (APPROVAL_SECONDS + 1) * 1000);
    expect(await state(registrationCookie, late)).toEqual({ status: "waiting" });
    await expect(goOn(registrationCookie, late)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("with a no leaves nothing of the sign-up: no password, no way on, no name", async () => {
    const email = anAddress();
    const { registrationCookie, token } = await signUp(email, "mallory chose this");
    await openOnPhone(token);
    expect(await answer(token, false)).toMatchObject({ approved: false });

    await expect(goOn(registrationCookie)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(login(email, "mallory chose this")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await system.db.parent.findUnique({ where: { email } })).toMatchObject({
      passwordHash: null,
      firstName: "Parent",
    });
  });

  test("says after a no that the sign-up is gone, whatever is pressed next", async () => {
    const { token } = await signUp(anAddress(), "mallory chose this");
    await openOnPhone(token);
    await answer(token, false);
    const yes = await answer(token, true);
    expect(yes.approved).toBe(false);
    expect(yes.message).not.toContain("sign in");
    expect(await answer(token, false)).toMatchObject({ approved: false });
    await expect(openOnPhone(token)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("with a no leaves the other sign-ups of the address, one of which may be one's own", async () => {
    const email = anAddress();
    const mine = await signUp(email);
    await letMailGo(system, "verify", email);
    const theirs = await signUp(email, "mallory chose this");
    await openOnPhone(theirs.token);
    await answer(theirs.token, false);

    await openOnPhone(mine.token);
    expect(await answer(mine.token, true)).toMatchObject({ approved: true });
    expect(await login(email)).toMatchObject({ login: { email, firstName: "Robin" } });
    await expect(login(email, "mallory chose this")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("is not answered by whoever has not opened it, or has another link", async () => {
    const email = anAddress();
    const { token } = await signUp(email);
    await expect(answer(token, true)).rejects.toMatchObject({ code: "VALIDATION" });
    await openOnPhone(token);
    await expect(answer(`${token}x`, true)).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(login(email)).rejects.toMatchObject(NOT_VERIFIED);
  });

  test("lets a waiting tab of the same browser go on as well", async () => {
    const { registrationCookie, token } = await signUp(anAddress());
    await openLink(system, token, { isProgram: false, registrationCookie });
    expect(await state(registrationCookie)).toEqual({ status: "approved" });
    expect(await goOn(registrationCookie)).toMatchObject({ cookies: { fingerprint: expect.any(String) } });
  });
});

test("16.8: a second sign-up within half a minute leaves the link that was sent until its own goes out", async () => {
  const email = anAddress();
  const first = await signUp(email, "the first words");
  const person = { email, password: "the second words", firstName: "Robin", lastName: "Hale" };
  const second = await registerParent(aVisitor(system), { ...registerInput.parse(person), address: email });

  // Its e-mail waits. What lies in the mailbox works, for the password that was chosen with it.
  await openLink(system, first.token, { isProgram: false, registrationCookie: first.registrationCookie });
  expect(await login(email, "the first words")).toMatchObject({ login: { email } });
  await expect(login(email, "the second words")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await state(second.registration)).toEqual({ status: "waiting" });
});
