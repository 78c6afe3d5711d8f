import "server-only";
import { randomUUID } from "node:crypto";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { signDeviceToken } from "@/lib/platform/tokens/device-token";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { openSessionCookie, sealSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { scopeForSystem } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { LoginView } from "./contract";
import { lockParent } from "./data-parents";
import { beginSession, revokeSession } from "./data-sessions";
import { nameDevice } from "./name-device";
import { recogniseDevice } from "./recognise-device";
import { SESSION_SECONDS, SESSIONS_PER_PARENT } from "./rules";
import { showLogin } from "./show-login";
import { writtenTime } from "./written-time";

/** What is known of whoever signs in, beyond their password. */
export type Caller = {
  /** Network address, for limits. */
  address: string;
  isBrowser: boolean;
  userAgent: string | null;
  deviceCookie: string | null;
  /** Says that this browser opened the link of a registration. */
  confirmationCookie: string | null;
  /** The session that this browser had so far; it ends. */
  sessionCookie: string | null;
};

export type OpenedSession = {
  login: LoginView;
  /** Values for a browser's cookies; `null` for callers that are not browsers. */
  cookies: { session: string; fingerprint: string; device: string } | null;
};

export type Proof = {
  parentId: string;
  caller: Caller;
  /** Asked again while the parent is locked: what proved them may have ended since. */
  stillHolds: (tx: Tx, locked: { passwordHash: string | null }) => Promise<boolean> | boolean;
};

type Person = NonNullable<Awaited<ReturnType<typeof lockParent>>>;
type Recognised = Awaited<ReturnType<typeof recogniseDevice>>;

const SYSTEM = { kind: "system", name: "sign-in" } as const;

const signInAgain = () => new AppError("UNAUTHENTICATED", "Please sign in again.");

/** Starts a session for a parent who has proven who they are. */
export async function openSession(ctx: Context, proof: Proof): Promise<OpenedSession> {
  const { parentId, caller } = proof;
  const fingerprint = caller.isBrowser ? randomToken() : null;
  const { person, sessionId, recognised } = await storeSession(ctx, proof, fingerprint);

  const issuedAt = ctx.now();
  const expiresAt = new Date(issuedAt.getTime() + SESSION_SECONDS * 1000);
  const secret = ctx.config.AUTH_SECRET;
  const fingerprintHash = fingerprint && Buffer.from(sha256(fingerprint)).toString("base64url");
  const token = await signAccessToken(
    secret,
    { parentId, sessionId, fingerprintHash },
    { issuedAt, expiresAt },
  );
  const login = await showLogin(ctx, { parent: scopeForSystem(SYSTEM, parentId), person, token });
  if (!fingerprint) return { login, cookies: null };

  const session = await sealSessionCookie(secret, { sessionId, parentId }, SESSION_SECONDS);
  const { account, deviceId } = recognised;
  const device = await signDeviceToken(secret, { account, deviceId: deviceId ?? randomUUID() }, issuedAt);
  return { login, cookies: { session, fingerprint, device } };
}

type Stored = { person: Person; sessionId: string; recognised: Recognised };

function storeSession(
  ctx: Context,
  { parentId, caller, stillHolds }: Proof,
  fingerprint: string | null,
): Promise<Stored> {
  const parent = scopeForSystem(SYSTEM, parentId);
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const person = await lockParent(tx, parentId);
    if (!person || !(await stillHolds(tx, person))) throw signInAgain();
    const recognised = await recogniseDevice(ctx, {
      email: person.email,
      deviceCookie: caller.deviceCookie,
    });
    const { id, hasEarlier, hasSameProgram } = await beginSession(tx, parent, {
      session: {
        kind: caller.isBrowser ? "browser" : "bearer",
        fingerprintHash: fingerprint ? sha256(fingerprint) : null,
        userAgent: caller.userAgent,
        now,
        expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
      },
      keep: SESSIONS_PER_PARENT,
    });
    await endPrevious(ctx, tx, caller.sessionCookie);
    const isKnown = recognised.deviceId !== null || (!caller.isBrowser && hasSameProgram);
    if (hasEarlier && !isKnown) await announce(ctx, tx, { person, caller, sessionId: id });
    return { person, sessionId: id, recognised };
  });
}

/** A browser has one session at a time; the cookie proves whose the last one was. */
async function endPrevious(ctx: Context, tx: Tx, sessionCookie: string | null): Promise<void> {
  const previous = sessionCookie && (await openSessionCookie(ctx.config.AUTH_SECRET, sessionCookie));
  if (previous)
    await revokeSession(tx, scopeForSystem(SYSTEM, previous.parentId), previous.sessionId, ctx.now());
}

type Announced = { person: Person; caller: Caller; sessionId: string };

async function announce(ctx: Context, tx: Tx, { person, caller, sessionId }: Announced): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "new-sign-in",
    to: person.email,
    props: {
      firstName: person.firstName,
      device: nameDevice(caller.userAgent),
      when: writtenTime(ctx.now()),
      resetUrl: `${ctx.config.APP_URL}/forgot-password`,
    },
    idempotencyKey: `new-sign-in:${sessionId}`,
    parentId: person.id,
  });
}
