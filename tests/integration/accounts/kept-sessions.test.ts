import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { proveAgain } from "@/lib/features/accounts/proof/prove-again";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { KEPT_SESSION, PASSING_SESSION, PROOF_SECONDS } from "@/lib/features/accounts/rules";
import { findCurrentSession } from "@/lib/features/accounts/sessions/find-current-session";
import { identifyCaller, type Credentials } from "@/lib/features/accounts/sessions/identify-caller";
import type { OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { signedIn } from "@/lib/http/session-response";
import type { Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { WHICHEVER_SESSION } from "@/lib/shared/leaving";
import { subscribe } from "@/tests/support/family";
import { aBrowser, aCaller, accountsSystem, anAddress, aVisitor, type AccountsSystem } from "./run-jobs";

let system: AccountsSystem;
let passwordHash: string;
const password = "moth lantern river";
beforeAll(async () => {
  system = await accountsSystem();
  passwordHash = await hashPassword(password);
});

async function aParent(hash: string | null = passwordHash) {
  const data = { email: anAddress(), firstName: "Robin", lastName: "Hale", passwordHash: hash };
  return system.db.parent.create({
    data: { ...data, emailVerifiedAt: new Date() },
    select: { id: true, email: true },
  });
}
const login = (email: string, keepSignedIn?: boolean, caller = aBrowser) =>
  signIn(aVisitor(system), { email, password, keepSignedIn, caller });
const byCookie = ({ cookies }: OpenedSession): Credentials => ({
  bearer: null,
  sessionCookie: cookies?.session ?? null,
  fingerprintCookie: null,
});
const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000);
const isIn = async (opened: OpenedSession, seconds: number) =>
  (await identifyCaller(aVisitor(system, later(seconds)), byCookie(opened))).kind === "parent";
const lifetime = ({ login: { token } }: OpenedSession) => {
  const { exp = 0, iat = 0 } = decodeJwt(token);
  return exp - iat;
};

async function as(opened: OpenedSession, now?: () => Date): Promise<Context> {
  const ctx = aVisitor(system, now);
  return { ...ctx, actor: await identifyCaller(ctx, byCookie(opened)) };
}

describe("16.10: a session", () => {
  test("that is kept rests for 30 days and lives for 180", async () => {
    const opened = await login((await aParent()).email, true);
    expect([lifetime(opened), opened.cookies?.maxAgeSeconds]).toEqual([180 * 86_400, 180 * 86_400]);
    for (let day = 0; day < 180; day += 29) expect(await isIn(opened, day * 86_400)).toBe(true);
    expect(await isIn(opened, KEPT_SESSION.absoluteSeconds + 60)).toBe(false);
    const idle = await login((await aParent()).email, true);
    expect(await isIn(idle, KEPT_SESSION.idleSeconds - 60)).toBe(true);
    const other = await login((await aParent()).email, true);
    expect(await isIn(other, KEPT_SESSION.idleSeconds + 60)).toBe(false);
  });

  test("that is not kept rests for a day and lives for a week", async () => {
    const opened = await login((await aParent()).email, false);
    expect(lifetime(opened)).toBe(PASSING_SESSION.absoluteSeconds);
    expect(await isIn(opened, 25 * 3600)).toBe(false);
  });

  test("is kept in a browser unless it was turned off, and not for a program that doesn't ask", async () => {
    const { email } = await aParent();
    expect(lifetime(await login(email))).toBe(KEPT_SESSION.absoluteSeconds);
    expect(lifetime(await login(email, undefined, aCaller))).toBe(PASSING_SESSION.absoluteSeconds);
    expect(lifetime(await login(email, true, aCaller))).toBe(KEPT_SESSION.absoluteSeconds);
  });
});

describe("16.10: a sensitive action", () => {
  const stale = later(PROOF_SECONDS + 1);

  test("asks for the password that was given too long ago, and is open after it", async () => {
    const opened = await login((await aParent()).email);
    expect(() => {
      requireRecentProof({ ...aVisitor(system), actor: { kind: "visitor" } });
    }).toThrow("Please sign in.");
    requireRecentProof(await as(opened));
    const old = await as(opened, stale);
    expect(() => {
      requireRecentProof(old);
    }).toThrow(expect.objectContaining({ code: "PROOF_NEEDED" }));

    await expect(proveAgain(old, { password: "not the password" })).rejects.toMatchObject({
      code: "VALIDATION",
      details: { password: "That password is not right." },
    });
    await expect(as(opened, stale).then(requireRecentProof)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    await proveAgain(old, { password });
    requireRecentProof(await as(opened, stale));
  });

  test("can't be opened by guessing, nor without a password", async () => {
    const ctx = await as(await login((await aParent()).email));
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, () => proveAgain(ctx, { password: "a guess" })),
    );
    const codes = tries.map((one) =>
      one.status === "rejected" ? (one.reason as { code: string }).code : "in",
    );
    expect(codes.filter((code) => code === "VALIDATION")).toHaveLength(10);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(6);
    await system.db.parent.update({
      where: { id: (ctx.actor as { parentId: string }).parentId },
      data: { passwordHash: null },
    });
    await expect(proveAgain(ctx, { password: "" })).rejects.toThrow();
  });
});

describe("what the browser asks about itself", () => {
  const current = (opened: OpenedSession, credentials: Partial<Credentials> = {}) => {
    const ctx = aVisitor(system);
    const fingerprintCookie = opened.cookies?.fingerprint ?? null;
    return identifyCaller(ctx, { ...byCookie(opened), ...credentials }).then((actor) =>
      findCurrentSession({ ...ctx, actor }, { fingerprintCookie }),
    );
  };

  test("16.2: tells the subscription as it is right now", async () => {
    const parent = await aParent();
    const opened = await login(parent.email);
    expect(await current(opened)).toMatchObject({ login: { hasActiveSubscription: false } });
    await subscribe(system, parent.id, "standard");
    expect(await current(opened)).toMatchObject({
      login: { hasActiveSubscription: true, subscriptionPlan: "Standard", subscriptionStatus: "active" },
    });
    await system.db.subscription.updateMany({ where: { parentId: parent.id }, data: { status: "canceled" } });
    expect(await current(opened)).toMatchObject({ login: { hasActiveSubscription: false } });
  });

  test("16.7: gives a browser whose storage was cleared its own token back, and nobody else's", async () => {
    const opened = await login((await aParent()).email);
    const found = await current(opened);
    expect(found).toEqual({ signedIn: true, login: opened.login, childId: null, readsWithFamily: false });
    const other = await login((await aParent()).email);
    expect(
      await current({
        ...opened,
        cookies: opened.cookies && { ...opened.cookies, fingerprint: other.cookies?.fingerprint ?? null },
      }),
    ).toEqual({ signedIn: false });
    expect(await current(opened, { sessionCookie: null })).toEqual({ signedIn: false });
  });

  test("16.6: a session that this browser has left without our hearing of it ends with its next request", async () => {
    const opened = await login((await aParent()).email);
    const stays = await login((await aParent()).email);
    const sessionId = String(decodeJwt(opened.login.token).sid);
    // Somebody else's id is no way to sign anybody out.
    expect(await identifyCaller(aVisitor(system), { ...byCookie(stays), leaving: sessionId })).toMatchObject({
      kind: "parent",
    });
    expect(await identifyCaller(aVisitor(system), { ...byCookie(opened), leaving: sessionId })).toEqual({
      kind: "visitor",
    });
    expect(await isIn(opened, 0)).toBe(false);
  });

  test("16.6: a browser that had lost its token leaves the session of its cookie, whichever that is", async () => {
    const opened = await login((await aParent()).email);
    const leaving = WHICHEVER_SESSION;
    // A token came after it: somebody has signed in since.
    const byToken = { ...byCookie(opened), sessionCookie: null, bearer: opened.login.token };
    const fingerprintCookie = opened.cookies?.fingerprint ?? null;
    expect(await identifyCaller(aVisitor(system), { ...byToken, fingerprintCookie, leaving })).toMatchObject({
      kind: "parent",
    });
    expect(await identifyCaller(aVisitor(system), { ...byCookie(opened), leaving })).toEqual({
      kind: "visitor",
    });
    expect(await isIn(opened, 0)).toBe(false);
  });

  test("16.6: a sign-in takes the marker of what was left before away", async () => {
    const ctx = aVisitor(system);
    const opened = await login((await aParent()).email);
    const from = (cookie: string) => new Request("http://localhost/", { headers: { cookie } });
    const marker = expect.stringMatching(/^talewick-leaving=;.*Max-Age=0/);
    const { cookies } = signedIn(ctx, from(`talewick-leaving=${WHICHEVER_SESSION}`), opened).options;
    expect(cookies).toContainEqual(marker);
    expect(signedIn(ctx, from(""), opened).options.cookies).not.toContainEqual(marker);
  });
});
