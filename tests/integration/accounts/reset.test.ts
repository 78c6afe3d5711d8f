import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { resetPasswordInput } from "@/lib/features/accounts/contract";
import { checkResetToken } from "@/lib/features/accounts/password/check-reset-token";
import { requestPasswordReset } from "@/lib/features/accounts/password/request-password-reset";
import { resetPassword } from "@/lib/features/accounts/password/reset-password";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { openSession, type Caller } from "@/lib/features/accounts/sessions/open-session";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import type { AppError } from "@/lib/shared/app-error";
import { untilBlocked } from "@/tests/support/until-blocked";
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
let passwordHash: string;
const password = "moth lantern river";
const fresh = "a brand new candle";
beforeAll(async () => {
  // Every test asks from the same address, more often than one parent would.
  system = await accountsSystem();
  passwordHash = await hashPassword(password);
});

const { address } = aCaller;

async function aParent(): Promise<string> {
  const data = {
    email: anAddress(),
    firstName: "Robin",
    lastName: "Hale",
    passwordHash,
    emailVerifiedAt: new Date(),
  };
  await system.db.parent.create({ data });
  return data.email;
}
async function ask(email: string) {
  const answer = await requestPasswordReset(aVisitor(system), { email, address });
  await runJobs(system);
  return answer;
}
const tokenFor = (email: string) =>
  linkIn(system, email, "/reset-password/").pathname.split("/").at(-1) ?? "";
const reset = (token: string, given = fresh) =>
  resetPassword(aVisitor(system), { token, password: given, address });
const login = (email: string, given: string, caller: Caller = aCaller) =>
  signIn(aVisitor(system), { email, password: given, caller });
const INVALID = { code: "VALIDATION", message: "Invalid or expired reset token." };

describe("a reset link", () => {
  test("changes the password, signs out everywhere and says so by e-mail", async () => {
    const email = await aParent();
    const { login: before } = await login(email, password);
    await ask(email);
    await reset(tokenFor(email));
    await runJobs(system);

    await expect(login(email, password)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await login(email, fresh)).toMatchObject({ login: { email } });
    const old = { bearer: before.token, sessionCookie: null, fingerprintCookie: null };
    expect(await identifyCaller(aVisitor(system), old)).toEqual({ kind: "visitor" });
    expect(system.sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
      "Your Talewick password was changed",
    );
  });

  test("lets the owner in again at a browser that has failed too often, wherever the link was opened", async () => {
    const email = await aParent();
    const { cookies } = await login(email, password, { ...aBrowser, address: randomUUID() });
    const home = { ...aBrowser, address: randomUUID(), deviceCookie: cookies?.device ?? null };
    for (let n = 0; n < 10; n += 1) {
      await expect(login(email, "a wrong guess", home)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    }
    await expect(login(email, password, home)).rejects.toMatchObject({ code: "RATE_LIMITED" });

    await ask(email);
    await reset(tokenFor(email));

    expect(await login(email, fresh, home)).toMatchObject({ login: { email } });
  });

  test("works once, for one of eight at the same moment", async () => {
    const email = await aParent();
    await ask(email);
    const token = tokenFor(email);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => reset(token, `${fresh} ${n}`)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(reset(token)).rejects.toMatchObject(INVALID);
    expect(
      await system.db.outboxMessage.count({ where: { recipient: email, template: "password-changed" } }),
    ).toBe(1);
  });

  test("leaves no session of the old password, also of sign-ins at the same moment", async () => {
    const email = await aParent();
    await ask(email);
    const token = tokenFor(email);
    const [used, ...signIns] = await Promise.allSettled([
      reset(token),
      ...Array.from({ length: 9 }, () => login(email, password)),
    ]);

    expect(used.status).toBe("fulfilled");
    const opened = signIns.flatMap((one) => (one.status === "fulfilled" ? [one.value.login.token] : []));
    const actors = await Promise.all(
      opened.map((bearer) =>
        identifyCaller(aVisitor(system), { bearer, sessionCookie: null, fingerprintCookie: null }),
      ),
    );
    expect(actors.filter(({ kind }) => kind === "parent")).toEqual([]);
  });

  test("ends a session that is being stored while it is used", async () => {
    const email = await aParent();
    await ask(email);
    const { id: parentId } = await system.db.parent.findUniqueOrThrow({ where: { email } });
    const uses: Promise<unknown>[] = [];
    const { login: opened } = await openSession(aVisitor(system), {
      parentId,
      caller: aCaller,
      // Asked with the parent locked: the reset begins in between, and comes as far as it can.
      stillHolds: async () => {
        uses.push(reset(tokenFor(email)));
        await untilBlocked(system, 1);
        return true;
      },
    });
    await Promise.all(uses);
    const credentials = { bearer: opened.token, sessionCookie: null, fingerprintCookie: null };
    expect(await identifyCaller(aVisitor(system), credentials)).toMatchObject({ kind: "visitor" });
  });

  test("is looked at as often as one likes without being used up", async () => {
    const email = await aParent();
    await ask(email);
    const token = tokenFor(email);
    for (let n = 0; n < 25; n += 1) await checkResetToken(aVisitor(system), { token, address });
    await reset(token);
    await expect(checkResetToken(aVisitor(system), { token, address })).rejects.toMatchObject(INVALID);
  });

  test("is guessed at twenty times in ten minutes from one address, on whichever screen and also at once", async () => {
    const email = await aParent();
    await ask(email);
    const token = tokenFor(email);
    const guesser = { address: randomUUID() };
    const odd = "x".repeat(43);
    const guesses = [
      () => checkResetToken(aVisitor(system), { token: odd, ...guesser }),
      () => resetPassword(aVisitor(system), { token: odd, password: fresh, ...guesser }),
      () => openLink(system, odd, guesser),
    ];
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }).flatMap(() => guesses.map((guess) => guess())),
    );
    const codes = answers.map((one) => (one.status === "rejected" ? (one.reason as AppError).code : "ok"));
    expect(codes.toSorted()).toEqual([
      ...Array<string>(4).fill("RATE_LIMITED"),
      ...Array<string>(20).fill("VALIDATION"),
    ]);

    for (const guess of guesses) await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const late = checkResetToken(aVisitor(system), { token, ...guesser });
    await expect(late).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await reset(token);
  });

  test("ends after an hour", async () => {
    const email = await aParent();
    await ask(email);
    const ctx = aVisitor(system, () => new Date(Date.now() + 61 * 60 * 1000));
    await expect(checkResetToken(ctx, { token: tokenFor(email), address })).rejects.toMatchObject(INVALID);
  });

  test("that is refused for its password is still good", async () => {
    const email = await aParent();
    await ask(email);
    await expect(reset(tokenFor(email), "password123")).rejects.toMatchObject({ code: "VALIDATION" });
    await reset(tokenFor(email));
  });

  test("of another kind or nobody's is invalid", async () => {
    const email = await aParent();
    await ask(email);
    await system.db.token.updateMany({ where: { kind: "reset_password" }, data: { kind: "oauth_code" } });
    await expect(reset(tokenFor(email))).rejects.toMatchObject(INVALID);
    await expect(reset("x".repeat(43))).rejects.toMatchObject(INVALID);
  });
});

describe("asking for a link", () => {
  test("answers the same for everybody, and nobody without an account gets mail", async () => {
    const unknown = anAddress();
    const [known, other] = [await ask(await aParent()), await ask(unknown)];
    expect(other).toEqual(known);
    expect(system.sent.filter(({ to }) => to === unknown)).toEqual([]);
  });

  test("brings five e-mails a day and the one of the hour, whose link stays good", async () => {
    const email = await aParent();
    const answers: unknown[] = [];
    for (let n = 0; n < 8; n += 1) {
      await letMailGo(system, "reset", email);
      answers.push(await requestPasswordReset(aVisitor(system), { email, address: randomUUID() }));
      await runJobs(system);
    }
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(6);
    expect(answers).toEqual(Array.from({ length: 8 }, () => answers[0]));
    await reset(tokenFor(email));
  });

  test("eight times at once mails once, and no link is left in the outbox", async () => {
    const email = await aParent();
    const ctx = () => requestPasswordReset(aVisitor(system), { email, address });
    await Promise.all(Array.from({ length: 8 }, ctx));
    await runJobs(system);
    expect(system.sent.filter(({ to }) => to === email)).toHaveLength(1);
    const rows = await system.db.outboxMessage.findMany({ where: { recipient: email } });
    expect(rows).toMatchObject([{ props: {}, failedAt: null }]);
  });
});

describe("the new password", () => {
  test.each([
    [{ password: fresh }, fresh],
    [{ newPassword: fresh }, fresh],
    [{ password: fresh, newPassword: fresh }, fresh],
  ])("may come as %j", (given, expected) => {
    expect(resetPasswordInput.parse({ token: "t", ...given }).password).toBe(expected);
  });

  test.each([
    {},
    { password: fresh, newPassword: `${fresh}!` },
    { password: "short" },
    { password: { length: 9 } },
  ])("may not come as %j", (given) => {
    expect(resetPasswordInput.safeParse({ token: "t", ...given }).success).toBe(false);
  });
});

describe("16.47: the reset mails of an address", () => {
  const askFrom = async (email: string, from: string) => {
    await letMailGo(system, "reset", email);
    await requestPasswordReset(aVisitor(system), { email, address: from });
    await runJobs(system);
  };
  const mailsTo = (email: string) => system.sent.filter(({ to }) => to === email);

  test("can't be used up by one requester, who is told so", async () => {
    const email = await aParent();
    const stranger = randomUUID();
    for (let n = 0; n < 4; n += 1) await askFrom(email, stranger);
    await expect(askFrom(email, stranger)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: expect.stringContaining("several times today"),
    });
    // Whether anybody has the address plays no part.
    const nobody = anAddress();
    for (let n = 0; n < 4; n += 1) await askFrom(nobody, stranger);
    await expect(askFrom(nobody, stranger)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(mailsTo(email)).toHaveLength(4);

    await askFrom(email, randomUUID());
    expect(mailsTo(email)).toHaveLength(5);
    await reset(tokenFor(email));
  });

  test("leave a way open when many use them up, and say so to the parent", async () => {
    const email = await aParent();
    for (let n = 0; n < 5; n += 1) await askFrom(email, randomUUID());
    expect(
      mailsTo(email)
        .map(({ text }) => text)
        .join(),
    ).not.toContain("somebody else keeps typing");

    await askFrom(email, randomUUID());
    expect(mailsTo(email)).toHaveLength(6);
    expect(mailsTo(email).at(-1)?.text.replaceAll(/\s+/g, " ")).toContain(
      "somebody else keeps typing your address",
    );
    const lastOne = tokenFor(email);
    // More of them take nothing away: the link of the hour goes on working.
    for (let n = 0; n < 3; n += 1) await askFrom(email, randomUUID());
    expect(mailsTo(email)).toHaveLength(6);
    await reset(lastOne);
  });
});
