import { randomUUID } from "node:crypto";
import type { LoginView } from "@/lib/features/accounts/contract";
import type { ChildView } from "@/lib/features/children/contract";
import type { BookJobView } from "@/lib/features/stories/contract";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { refuseOddAnswer } from "./check-answer";
import { until } from "./until";
import { withClient } from "./with-client";

export type Answer<T = unknown> = { status: number; headers: Headers; text: string; json: T };

export type ApiClient = {
  token: string | null;
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A caller that says that it is not a browser: bearer token, no cookies. */
export function apiClient(origin: string, token: string | null = null): ApiClient {
  return {
    token,
    async call(method, path, body, headers = {}) {
      const isForm = body instanceof FormData;
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: "manual",
        headers: {
          "x-talewick-client": "program",
          ...(body !== undefined && !isForm ? { "content-type": "application/json" } : {}),
          ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status, headers: answered } = response;
      refuseOddAnswer({ method, address: path, status, headers: answered, text });
      return { status, headers: answered, text, json: parse(text) as never };
    },
  };
}

/** The same caller for what a test begins with: a product that is asked for more than it can do says "later", and is asked again. */
export const patient = (client: ApiClient): ApiClient => ({
  ...client,
  call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    return until(`an answer of ${method} ${path}`, async () => {
      const answer: Answer<T> = await client.call.call<
        ApiClient,
        [string, string, unknown?, Record<string, string>?],
        Promise<Answer<T>>
      >(this, method, path, body, headers);
      return answer.status === 503 && answer.headers.has("retry-after") ? null : answer;
    });
  },
});

/** Cookies of an answer as a browser would send them back. */
export const cookiesOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

export type Mail = { id: string; to: string[]; subject: string; html: string; text: string };

/** Messages that the sandbox's mailbox holds for an address, newest first. */
export async function mailTo(mailbox: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${mailbox}/mail.json?to=${encodeURIComponent(to)}`);
  const { messages } = (await response.json()) as { messages: Mail[] };
  return messages;
}

/** Waits for a message with a link that contains `part` and returns the newest such link. */
export async function linkInMail(mailbox: string, to: string, part: string): Promise<string> {
  return until(`a mail to ${to} with ${part}`, async () => {
    const links = (await mailTo(mailbox, to)).flatMap(
      ({ text }) => text.match(/https?:\/\/[^\s)>\]]+/g) ?? [],
    );
    return links.find((link) => link.includes(part)) ?? null;
  });
}

export type NewParent = { email: string; password: string; firstName: string; lastName: string };

export const newParent = (overrides: Partial<NewParent> = {}): NewParent => ({
  email: `parent-${randomUUID()}@example.test`,
  password: "Candle-light-4-stories",
  firstName: "Robin",
  lastName: "Hale",
  ...overrides,
});

type SignedIn = ApiClient & { parent: NewParent; login: LoginView };

/** Registers, follows the link in the mail and signs in, all over HTTP: for whom that is a part of what is looked at. */
export async function parentByMail(
  system: { app: string; mail: string },
  parent: NewParent = newParent(),
): Promise<SignedIn> {
  const setUp = patient(apiClient(system.app));
  const registered = await setUp.call("POST", "/api/auth/register", parent);
  if (registered.status >= 300) throw new Error(`register: ${registered.status} ${registered.text}`);
  const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
  const verified = await setUp.call(
    "GET",
    `/api/auth/verify-email?token=${link.searchParams.get("token") ?? ""}`,
  );
  if (verified.status !== 200) throw new Error(`verify: ${verified.status} ${verified.text}`);
  return signedIn(system.app, parent);
}

async function signedIn(app: string, parent: NewParent): Promise<SignedIn> {
  const client = apiClient(app);
  const { email, password } = parent;
  const login = await patient(client).call<LoginView>("POST", "/api/auth/login", { email, password });
  if (login.status !== 200) throw new Error(`login: ${login.status} ${login.text}`);
  return { ...client, token: login.json.token, parent, login: login.json };
}

const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/**
 * A parent whose address is confirmed, signed in over HTTP. Registering by mail takes a hash, two transactions and a mail of the
 * worker's more, and has tests of its own.
 */
export async function registeredParent(
  system: { app: string; database: string },
  parent: NewParent = newParent(),
): Promise<SignedIn> {
  const { email, password, firstName, lastName } = parent;
  const row = [email.toLowerCase(), firstName, lastName, await hashOf(password)];
  await withClient(system.database, (client) =>
    client.query(
      "INSERT INTO parents (email, first_name, last_name, password_hash, email_verified_at) VALUES ($1, $2, $3, $4, now())",
      row,
    ),
  );
  return signedIn(system.app, parent);
}

export const childBody = (overrides: Record<string, unknown> = {}) => ({
  name: "Ada",
  age: 6,
  gender: "Girl",
  interests: ["Space", "Animals"],
  readingLevel: "Emerging",
  ...overrides,
});

export async function addChild(
  client: ApiClient,
  overrides: Record<string, unknown> = {},
): Promise<ChildView> {
  const answer = await patient(client).call<ChildView>("POST", "/api/children", childBody(overrides));
  if (answer.status !== 201) throw new Error(`child: ${answer.status} ${answer.text}`);
  return answer.json;
}

export const bookBody = (childId: string, overrides: Record<string, unknown> = {}) => ({
  childId,
  title: "The Lamp on the Hill",
  topics: ["stars", "sharing"],
  theme: "adventure",
  creativityLevel: 5,
  ageAppropriate: true,
  ...overrides,
});

/** Orders a story and waits until it has ended, one way or the other. */
export async function finishedStory(
  client: ApiClient,
  body: ReturnType<typeof bookBody>,
): Promise<BookJobView> {
  const ordered = await patient(client).call<BookJobView>("POST", "/api/books/generate", body);
  if (ordered.status >= 300) throw new Error(`order: ${ordered.status} ${ordered.text}`);
  return until("the story to be finished", async () => {
    const { json } = await patient(client).call<BookJobView>(
      "GET",
      `/api/ai-books/status/${ordered.json.id}`,
    );
    return json.status === "COMPLETED" || json.status === "FAILED" ? json : null;
  });
}
