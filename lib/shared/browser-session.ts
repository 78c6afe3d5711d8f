import { forgetKept, forgetKeptOfOthers } from "./forget-kept";

/** What the browser remembers about the signed-in parent. A hint for screens: the server decides. */
export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  hasActiveSubscription: boolean;
  subscriptionPlan: string | null;
  subscriptionStatus: string | null;
  /** As far as the server was asked since the sign-in. */
  readsWithFamily: boolean;
};

export type BrowserSession = { token: string; user: SessionUser };

/** The body of `POST /api/auth/login`, as far as the browser keeps it. */
export type LoginAnswer = Partial<SessionUser> & { token: string; subscriptionActive?: boolean };

const KEYS = {
  token: "token",
  user: "user",
  firstName: "firstName",
  lastName: "lastName",
  hasActiveSubscription: "hasActiveSubscription",
  childHere: "childHere",
} as const;

/** The reader's settings (components/features/reading/reader-settings.ts). */
const READER_KEY = "reader";

/** What was read and waits to be told, by account (components/features/reading/waiting-events.ts). */
const READING = "reading:";

/** The order that is being written, by account (components/features/stories/story-draft.ts). */
export const STORY_DRAFT = "story-draft:";

/** What has the id of its account in its key. */
const OF_ACCOUNT = [READING, STORY_DRAFT];

/** Of this tab only, and only until somebody signs in: what a sign-up takes along to the sign-in screen. */
const SIGN_UP_KEY = "signUp";
export type SignUpMemory = {
  email: string;
  /** Until the link of the e-mail was opened in this tab. */
  waits: boolean;
};

const listeners = new Set<() => void>();
let remembered: { fingerprint: string; session: BrowserSession } | null = null;

/** The stored session; an expired or unreadable token is cleared without a word. Same object until it changes. */
export function readSession(now: number = Date.now()): BrowserSession | null {
  const store = storage();
  const token = store?.getItem(KEYS.token);
  if (!store || !token) return null;
  const expiresAt = tokenExpiry(token);
  if (expiresAt === null || expiresAt <= now) {
    removeKeys(store);
    return null;
  }
  const fingerprint = fingerprintOf(store);
  if (remembered?.fingerprint !== fingerprint) {
    remembered = { fingerprint, session: { token, user: storedUser(store) } };
  }
  return remembered.session;
}

const fingerprintOf = (store: Storage): string =>
  Object.values(KEYS)
    .map((key) => store.getItem(key))
    .join("\n");

/** @param childId the child to whom this device was handed over, as the server says */
export function saveSession(answer: LoginAnswer, childId: string | null = null): void {
  const store = storage();
  if (!store) return;
  const before = fingerprintOf(store);
  if (store.getItem(KEYS.token) && storedUser(store).id !== text(answer.id)) forgetAccount(store);
  else forgetOthers(store, text(answer.id));
  store.setItem(KEYS.token, answer.token);
  writeUser(store, normalise(answer));
  writeChild(store, childId);
  forgetSignUp();
  forgetOthersDrafts(text(answer.id));
  // What didn't change is no news, also to the other tabs.
  if (fingerprintOf(store) !== before) announce();
}

/** The child to whom this device was handed over, as far as the browser knows; the server knows it in any case. */
export const readChildHere = (): string | null => storage()?.getItem(KEYS.childHere) ?? null;

export function noteChildHere(childId: string | null): void {
  const store = storage();
  if (!store || readChildHere() === childId) return;
  writeChild(store, childId);
  announce();
}

/** The id of the session that a token belongs to, or `null` when it can't be read. */
export function tokenSessionId(token: string): string | null {
  const sid = tokenClaims(token)?.sid;
  return typeof sid === "string" ? sid : null;
}

export function rememberSignUp(memory: SignUpMemory): void {
  passingStorage()?.setItem(SIGN_UP_KEY, JSON.stringify(memory));
}

export function readSignUp(): SignUpMemory | null {
  const saved = parseRecord(passingStorage()?.getItem(SIGN_UP_KEY) ?? null);
  return typeof saved?.email === "string" ? { email: saved.email, waits: saved.waits === true } : null;
}

/** The link was opened here: the address stays filled in, and nothing is waited for. */
export function settleSignUp(): void {
  const saved = readSignUp();
  if (saved) rememberSignUp({ ...saved, waits: false });
}

export function forgetSignUp(): void {
  passingStorage()?.removeItem(SIGN_UP_KEY);
}

/** What a tab keeps for one parent has their id behind a colon; somebody else's goes when another parent is here. */
export function forgetOthersDrafts(parentId: string): void {
  const store = passingStorage();
  for (const key of Object.keys(store ?? {})) {
    const [, owner = parentId] = key.split(":");
    if (owner !== parentId) store?.removeItem(key);
  }
}

/** Changes what is remembered about the parent, for instance after a plan was bought. */
export function updateSessionUser(change: Partial<SessionUser>): void {
  const store = storage();
  const session = readSession();
  if (!store || !session) return;
  writeUser(store, { ...session.user, ...change });
  announce();
}

export function clearSession(): void {
  const store = storage();
  if (!store) return;
  removeKeys(store);
  announce();
}

/** Calls `listener` whenever the session changes, in this tab or in another one. Returns the way out. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  // A page that the way back brings as it was left has heard of nothing meanwhile.
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    window.removeEventListener("pageshow", listener);
  };
}

/** Milliseconds since 1970, or `null` when the token has no readable `exp`. */
export function tokenExpiry(token: string): number | null {
  const exp = tokenClaims(token)?.exp;
  return typeof exp === "number" ? exp * 1000 : null;
}

function tokenClaims(token: string): Record<string, unknown> | null {
  const payload = token.split(".")[1];
  if (!payload) return null;
  try {
    return parseRecord(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}

/** Browsers with storage switched off throw on the mere access. */
function storage(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

function passingStorage(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

function removeKeys(store: Storage): void {
  for (const key of Object.values(KEYS)) store.removeItem(key);
  forgetAccount(store);
}

/** What is remembered for one account only, by keys with its id in them. */
function forgetAccount(store: Storage): void {
  const isAccounts = (key: string) => OF_ACCOUNT.some((kind) => key.startsWith(kind));
  for (const key of Object.keys(store)) if (isAccounts(key)) store.removeItem(key);
  forgetOwnVoice(store);
  void forgetKept();
}

/** What an account left whose session the browser had lost before anybody could forget it. */
function forgetOthers(store: Storage, parentId: string): void {
  const isOthers = (key: string) =>
    OF_ACCOUNT.some((kind) => key.startsWith(kind)) && key.split(":")[1] !== parentId;
  for (const key of Object.keys(store)) if (isOthers(key)) store.removeItem(key);
  void forgetKeptOfOthers(parentId);
}

/** How one likes to read stays with the browser; that one of the family was chosen to read does not. */
function forgetOwnVoice(store: Storage): void {
  const { voice, ...settings } = parseRecord(store.getItem(READER_KEY)) ?? {};
  if (typeof voice === "string" && voice.startsWith("own:"))
    store.setItem(READER_KEY, JSON.stringify(settings));
}

function writeUser(store: Storage, user: SessionUser): void {
  store.setItem(KEYS.user, JSON.stringify(user));
  store.setItem(KEYS.firstName, user.firstName);
  store.setItem(KEYS.lastName, user.lastName);
  store.setItem(KEYS.hasActiveSubscription, String(user.hasActiveSubscription));
}

function writeChild(store: Storage, childId: string | null): void {
  if (childId === null) store.removeItem(KEYS.childHere);
  else store.setItem(KEYS.childHere, childId);
}

function storedUser(store: Storage): SessionUser {
  const saved = parseRecord(store.getItem(KEYS.user)) ?? {
    firstName: store.getItem(KEYS.firstName),
    lastName: store.getItem(KEYS.lastName),
    hasActiveSubscription: store.getItem(KEYS.hasActiveSubscription) === "true",
  };
  return normalise(saved);
}

function normalise(value: Record<string, unknown>): SessionUser {
  return {
    id: text(value.id),
    email: text(value.email),
    firstName: text(value.firstName),
    lastName: text(value.lastName),
    hasActiveSubscription: (value.hasActiveSubscription ?? value.subscriptionActive) === true,
    subscriptionPlan: text(value.subscriptionPlan) || null,
    subscriptionStatus: text(value.subscriptionStatus) || null,
    readsWithFamily: value.readsWithFamily === true,
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function parseRecord(json: string | null): Record<string, unknown> | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
