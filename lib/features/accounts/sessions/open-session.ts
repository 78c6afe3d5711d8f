import "server-only";
import { randomUUID } from "node:crypto";
import type { LoginView } from "@/lib/features/accounts/contract";
import { lockParent } from "@/lib/features/accounts/data-parents";
import {
  beginSession,
  findChildStayingAt,
  revokeSession,
  takeBackFromChild,
} from "@/lib/features/accounts/data-sessions";
import { nameDevice } from "@/lib/features/accounts/devices/name-device";
import { recogniseDevice } from "@/lib/features/accounts/devices/recognise-device";
import { isRecent, sessionLimits, SESSIONS_PER_PARENT } from "@/lib/features/accounts/rules";
import { requireSecondFactor } from "@/lib/features/accounts/second-factor/require-second-factor";
import { writtenTime } from "@/lib/features/accounts/written-time";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { signDeviceToken } from "@/lib/platform/tokens/device-token";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { openSessionCookie, sealSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { scopeForSystem } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { showLogin } from "./show-login";

/** What is known of whoever signs in, beyond their password. */
export type Caller = {
  /** Network address, for limits. */
  address: string;
  /** Carries what only browsers send. */
  isBrowser: boolean;
  /** Says of itself that it is none. */
  isProgram: boolean;
  userAgent: string | null;
  /** Of its clock, such as "Europe/Vienna". */
  timeZone: string | null;
  deviceCookie: string | null;
  /** Says that this browser opened the link of a registration. */
  confirmationCookie: string | null;
  /** The session that this browser had so far; it ends. */
  sessionCookie: string | null;
};

export type OpenedSession = {
  login: LoginView;
  /** Values for a browser's cookies; `null` for callers that say that they are none. */
  cookies: { session: string; fingerprint: string | null; device: string; maxAgeSeconds: number } | null;
};

/** What a session takes along when it moves to another browser. */
export type Ongoing = {
  kept: boolean;
  provenAt: Date;
  expiresAt: Date;
  /** The child that sits at it. */
  childId?: string | null;
};

export type Proof = {
  parentId: string;
  caller: Caller;
  /** "Keep me signed in"; where nobody was asked, it is on in a browser. */
  kept?: boolean | undefined;
  /** When they showed who they are; now, unless it is said. `null` where nobody knows that they were asked. */
  provenAt?: Date | null;
  /** The session that this one goes on from: nobody proved themselves anew, so it lives no longer and proves no more. */
  goesOnFrom?: Ongoing;
  /** Of the parent's app, where one was given. */
  code?: string | undefined;
  /** What they showed is two things at once, a device and what unlocks it: no code is asked for. */
  isTwoSteps?: boolean;
  /** Asked again while the parent is locked: what proved them may have ended since. */
  stillHolds: (tx: Tx, locked: { passwordHash: string | null }) => Promise<boolean> | boolean;
};

type Person = NonNullable<Awaited<ReturnType<typeof lockParent>>>;
type Recognised = Awaited<ReturnType<typeof recogniseDevice>>;

const SYSTEM = { kind: "system", name: "sign-in" } as const;

const signInAgain = () => new AppError("UNAUTHENTICATED", "Please sign in again.");

/**
 * Starts a session for a parent who has proven who they are. A browser's token is bound to its second cookie, a
 * program has the token alone; where nothing tells which of the two it is, there are cookies, and a token for itself.
 */
export async function openSession(ctx: Context, proof: Proof): Promise<OpenedSession> {
  const { parentId, caller } = proof;
  const fingerprint = caller.isBrowser ? randomToken() : null;
  // The token can be made again from the row, so the two say the same time.
  const issuedAt = ctx.now();
  const { kept, provenAt, expiresAt } = termsOf(proof, issuedAt);
  const { person, sessionId, recognised } = await storeSession(ctx, proof, {
    kept,
    provenAt,
    expiresAt,
    fingerprint,
    now: issuedAt,
  });

  const maxAgeSeconds = Math.floor((expiresAt.getTime() - issuedAt.getTime()) / 1000);
  const secret = ctx.config.AUTH_SECRET;
  const fingerprintHash = fingerprint && Buffer.from(sha256(fingerprint)).toString("base64url");
  const token = await signAccessToken(
    secret,
    { parentId, sessionId, fingerprintHash },
    { issuedAt, expiresAt },
  );
  const login = await showLogin(ctx, { parent: scopeForSystem(SYSTEM, parentId), person, token });
  if (caller.isProgram) return { login, cookies: null };

  const session = await sealSessionCookie(secret, { sessionId, parentId }, maxAgeSeconds);
  const { account, deviceId } = recognised;
  const device = await signDeviceToken(secret, { account, deviceId: deviceId ?? randomUUID() }, issuedAt);
  return { login, cookies: { session, fingerprint, device, maxAgeSeconds } };
}

/** Longer ago than any proof lasts. */
const NEVER = new Date(0);

function termsOf(proof: Proof, now: Date): Ongoing {
  const { kept: wish, caller, goesOnFrom, provenAt = now } = proof;
  if (goesOnFrom) return goesOnFrom;
  const kept = wish ?? caller.isBrowser;
  const expiresAt = new Date(now.getTime() + sessionLimits(kept).absoluteSeconds * 1000);
  // A clock ahead of ours proves nothing for longer.
  return { kept, provenAt: provenAt && provenAt > now ? now : (provenAt ?? NEVER), expiresAt };
}

type Stored = { person: Person; sessionId: string; recognised: Recognised };

function storeSession(
  ctx: Context,
  proof: Proof,
  { fingerprint, now, ...terms }: Ongoing & { fingerprint: string | null; now: Date },
): Promise<Stored> {
  const { parentId, caller, goesOnFrom, code, isTwoSteps = false } = proof;
  const parent = scopeForSystem(SYSTEM, parentId);
  return inTransaction(ctx, async (tx) => {
    const person = await lockProven(tx, proof);
    // What goes on from a session was asked there.
    if (!goesOnFrom && !isTwoSteps) await requireSecondFactor(ctx, tx, { parent, code: code ?? null });
    const recognised = await recogniseDevice(ctx, {
      email: person.email,
      deviceCookie: caller.deviceCookie,
    });
    const childId = await childStayingAt(ctx, tx, { ...proof, ...terms, now });
    const { id, hasEarlier, hasSameProgram, earlierZone } = await beginSession(tx, parent, {
      session: {
        kind: caller.isProgram ? "bearer" : "browser",
        ...terms,
        childId,
        fingerprintHash: fingerprint ? sha256(fingerprint) : null,
        userAgent: caller.userAgent,
        timeZone: caller.timeZone,
        now,
      },
      keep: SESSIONS_PER_PARENT,
    });
    await endPrevious(ctx, tx, { sessionCookie: caller.sessionCookie, isTakenBack: childId === null });
    const isKnown = recognised.deviceId !== null || (!caller.isBrowser && hasSameProgram);
    if (hasEarlier && !isKnown) {
      // By the parent's own clock: the new device may be anybody's.
      const timeZone = earlierZone ?? caller.timeZone;
      await announce(ctx, tx, { person, caller, timeZone, sessionId: id });
    }
    return { person, sessionId: id, recognised };
  });
}

/** @throws AppError UNAUTHENTICATED where what proved the parent has ended since */
async function lockProven(tx: Tx, { parentId, stillHolds }: Proof): Promise<Person> {
  const found = await lockParent(tx, parentId);
  if (!found || !(await stillHolds(tx, found))) throw signInAgain();
  if (found.passwordHash !== null) return found;
  // A registration that was proven by this sign-in names the parent.
  return (await lockParent(tx, parentId)) ?? found;
}

type Beginning = Pick<Proof, "parentId" | "caller" | "goesOnFrom"> & { provenAt: Date; now: Date };

/**
 * The child to whom this browser was handed over, where nobody has just shown that they are its parent: a provider that
 * lets whoever sits there in without a question would give the device back to the child.
 */
async function childStayingAt(
  ctx: Context,
  tx: Tx,
  { parentId, caller, goesOnFrom, provenAt, now }: Beginning,
): Promise<string | null> {
  if (goesOnFrom?.childId) return goesOnFrom.childId;
  if (isRecent(provenAt, now)) return null;
  const previous = await readPrevious(ctx, caller.sessionCookie);
  if (previous?.parentId !== parentId) return null;
  return findChildStayingAt(tx, scopeForSystem(SYSTEM, parentId), previous.sessionId);
}

const readPrevious = async (ctx: Context, sessionCookie: string | null) =>
  sessionCookie === null ? null : openSessionCookie(ctx.config.AUTH_SECRET, sessionCookie);

/** A browser has one session at a time; the cookie proves whose the last one was. */
async function endPrevious(
  ctx: Context,
  tx: Tx,
  { sessionCookie, isTakenBack }: { sessionCookie: string | null; isTakenBack: boolean },
): Promise<void> {
  const previous = await readPrevious(ctx, sessionCookie);
  if (!previous) return;
  const owner = scopeForSystem(SYSTEM, previous.parentId);
  if (isTakenBack) await takeBackFromChild(tx, owner, previous.sessionId);
  await revokeSession(tx, owner, previous.sessionId, ctx.now());
}

type Announced = { person: Person; caller: Caller; timeZone: string | null; sessionId: string };

async function announce(ctx: Context, tx: Tx, announced: Announced): Promise<void> {
  const { person, caller, timeZone, sessionId } = announced;
  await enqueueEmail(ctx, tx, {
    template: "new-sign-in",
    to: person.email,
    props: {
      firstName: person.firstName,
      device: nameDevice(caller.userAgent),
      when: writtenTime(ctx.now(), timeZone),
      resetUrl: `${ctx.config.APP_URL}/forgot-password`,
    },
    idempotencyKey: `new-sign-in:${sessionId}`,
    parentId: person.id,
  });
}
