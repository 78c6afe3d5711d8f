import { beforeAll, describe, expect, test } from "vitest";
import { changePassword } from "@/lib/features/accounts/password/change-password";
import { listSessions } from "@/lib/features/accounts/sessions/list-sessions";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { signedInParent } from "@/tests/support/family";
import { aCaller, accountsSystem, aVisitor, runJobs, type AccountsSystem } from "./run-jobs";

let system: AccountsSystem;
let passwordHash: string;
const OLD = "moth lantern river";
const NEW = "a fresh set of words";
beforeAll(async () => {
  system = await accountsSystem();
  passwordHash = await hashPassword(OLD);
});

async function aParent(hash: string | null = passwordHash) {
  const ctx = await signedInParent(system);
  await system.db.parent.update({ where: { id: ctx.parentId }, data: { passwordHash: hash } });
  const { email } = await system.db.parent.findUniqueOrThrow({ where: { id: ctx.parentId } });
  return { ctx, email };
}
const input = (newPassword = NEW, currentPassword = OLD) => ({
  currentPassword,
  newPassword,
  confirmPassword: newPassword,
});
const login = (email: string, password: string) =>
  signIn(aVisitor(system), { email, password, caller: aCaller });

describe("changing the password", () => {
  test("ends every other session, tells by e-mail, and keeps this one", async () => {
    const { ctx, email } = await aParent();
    await login(email, OLD);
    expect(await listSessions(ctx)).toHaveLength(2);

    expect(await changePassword(ctx, input())).toEqual({ message: "Password changed successfully!" });
    await runJobs(system);

    expect(await listSessions(ctx)).toMatchObject([{ current: true }]);
    await expect(login(email, OLD)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await login(email, NEW)).toMatchObject({ login: { email } });
    const mail = system.sent.find(
      ({ to, subject }) => to === email && subject.includes("password was changed"),
    );
    expect(mail?.text).toContain("all other devices");
  });

  test("ends whatever else could still sign in or set another one", async () => {
    const { ctx, email } = await aParent();
    const { parentId } = ctx;
    const expiresAt = new Date(Date.now() + 3_600_000);
    for (const kind of ["reset_password", "oauth_code"] as const) {
      await system.db.token.create({ data: { kind, hash: sha256(randomToken()), parentId, expiresAt } });
    }
    const registration = { email, firstName: "Robin", lastName: "Hale", passwordHash, expiresAt };
    await system.db.pendingRegistration.create({ data: registration });

    await changePassword(ctx, input());

    expect(await system.db.token.findMany({ where: { parentId }, select: { kind: true } })).toEqual([]);
    expect(await system.db.pendingRegistration.count({ where: { email } })).toBe(0);
  });

  test.each([
    [
      "a wrong current password",
      input(NEW, "not the password"),
      "currentPassword",
      "Current password is incorrect",
    ],
    ["a common password", input("password123"), "newPassword", /common passwords/],
  ])("with %s changes nothing", async (_, given, field, text) => {
    const { ctx, email } = await aParent();
    await expect(changePassword(ctx, given)).rejects.toMatchObject({
      code: "VALIDATION",
      details: { [field]: expect.stringMatching(text) },
    });
    expect(await login(email, OLD)).toMatchObject({ login: { email } });
  });

  test("is not for an account without a password, which has a way of its own", async () => {
    const { ctx } = await aParent(null);
    await expect(changePassword(ctx, input())).rejects.toMatchObject({
      message: expect.stringContaining("Forgot your password?"),
    });
  });

  test("by eight at once leaves one new password", async () => {
    const { ctx, email } = await aParent();
    const words = Array.from({ length: 8 }, (_, n) => `a fresh set of words ${n}`);
    const tries = await Promise.allSettled(words.map((word) => changePassword(ctx, input(word))));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const entries = await Promise.allSettled(words.map((word) => login(email, word)));
    expect(entries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("stops listening after ten wrong tries", async () => {
    const { ctx } = await aParent();
    for (let n = 0; n < 10; n += 1) {
      await expect(changePassword(ctx, input(NEW, `guess ${n}`))).rejects.toMatchObject({
        code: "VALIDATION",
      });
    }
    await expect(changePassword(ctx, input())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});
