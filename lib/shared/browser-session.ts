/** What the browser remembers about the signed-in parent. A hint for screens: the server decides. */
export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  hasActiveSubscription: boolean;
  subscriptionPlan: string | null;
  subscriptionStatus: string | null;
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
} as const;

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
  const fingerprint = Object.values(KEYS)
    .map((key) => store.getItem(key))
    .join("\n");
  if (remembered?.fingerprint !== fingerprint) {
    remembered = { fingerprint, session: { token, user: storedUser(store) } };
  }
  return remembered.session;
}

export function saveSession(answer: LoginAnswer): void {
  const store = storage();
  if (!store) return;
  const user = normalise(answer);
  store.setItem(KEYS.token, answer.token);
  writeUser(store, user);
  announce();
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
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Milliseconds since 1970, or `null` when the token has no readable `exp`. */
export function tokenExpiry(token: string): number | null {
  const payload = token.split(".")[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const exp = isRecord(claims) ? claims.exp : undefined;
    return typeof exp === "number" ? exp * 1000 : null;
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

function announce(): void {
  for (const listener of listeners) listener();
}

function removeKeys(store: Storage): void {
  for (const key of Object.values(KEYS)) store.removeItem(key);
}

function writeUser(store: Storage, user: SessionUser): void {
  store.setItem(KEYS.user, JSON.stringify(user));
  store.setItem(KEYS.firstName, user.firstName);
  store.setItem(KEYS.lastName, user.lastName);
  store.setItem(KEYS.hasActiveSubscription, String(user.hasActiveSubscription));
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
