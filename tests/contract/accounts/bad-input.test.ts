import { describe, expect, test } from "vitest";
import { GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import { cookiesOf, linkInMail, mailTo, newParent, registeredParent } from "@/tests/support/http-client";
import { choosePerson } from "@/tests/support/provider-page";
import { anybody, post, refused, system, type Failure } from "./calls";

type Good = { body: Record<string, unknown>; headers?: Record<string, string> };

async function resetToken(email: string): Promise<string> {
  await post("forgot-password", { email });
  return new URL(await linkInMail(system.mail, email, "/reset-password/")).pathname.split("/").at(-1) ?? "";
}

/** The code of a sign-in at a provider, and the cookies of the browser that began it. */
async function providerCode(): Promise<{ token: string; cookie: string }> {
  const begun = await anybody.call("GET", "/api/auth/oauth2/authorize/google");
  const callback = await choosePerson(begun.headers.get("location") ?? "", GOOGLE_PEOPLE[0]?.email ?? "");
  const cookie = cookiesOf(begun);
  const back = await anybody.call("GET", callback.pathname + callback.search, undefined, { cookie });
  const token = new URL(back.headers.get("location") ?? "").searchParams.get("token") ?? "";
  return { token, cookie };
}

/** Requests that succeed: only what is made wrong in them can be what is refused. */
const GOOD: Record<string, () => Promise<Good>> = {
  register: () => Promise.resolve({ body: { ...newParent(), phone: "+1 555 010 020", from: "/settings" } }),
  login: async () => {
    const { email, password } = (await registeredParent(system)).parent;
    return { body: { email, password } };
  },
  "forgot-password": async () => ({ body: { email: (await registeredParent(system)).parent.email } }),
  "resend-verification": () => Promise.resolve({ body: { email: newParent().email, from: "/settings" } }),
  "reset-password": async () => {
    const { email } = (await registeredParent(system)).parent;
    return { body: { token: await resetToken(email), password: "Candle-light-5" } };
  },
  "oauth2/exchange": async () => {
    const { token, cookie } = await providerCode();
    return { body: { token, confirmed: false }, headers: { cookie } };
  },
};
const CALLS = Object.keys(GOOD);
const goodFor = async (call: string): Promise<Good> => (await GOOD[call]?.()) ?? { body: {} };

const ODD: Record<string, unknown> = {
  "a NUL": "a\u0000b",
  "half a surrogate pair": "\ud800",
  "an object": { not: "" },
  "a list": ["a"],
  "a number": 7,
  "what is too long": "x".repeat(5_000),
};
/** Where something is asked for. */
const NOTHING: Record<string, unknown> = { empty: "", blank: "   " };
const OPTIONAL = ["phone", "from"];
/** Well formed, and wrong: blanks may be a password, and are a code that nobody has. */
const WRONG = ["login: password that is blank", "oauth2/exchange: token that is blank"];

// What a failure of ours would look like from within, and what our tools say where nobody wrote a sentence.
const INNARDS = /\n\s+at |prisma|zod|node_modules|Unexpected token|Invalid input|expected|received/i;
const SENTENCE = /^[A-Z][^\n]*[\w.]$/;

const isClear = (text: string): boolean => SENTENCE.test(text) && !INNARDS.test(text);

/** Every way to make one field of a request wrong. */
const oddBodies = (call: string, body: Good["body"]) =>
  Object.keys(body).flatMap((field) =>
    Object.entries(OPTIONAL.includes(field) ? ODD : { ...ODD, ...NOTHING }).map(([how, value]) => {
      const what = `${call}: ${field} that is ${how}`;
      return { what, field, body: { ...body, [field]: value }, status: WRONG.includes(what) ? 401 : 400 };
    }),
  );

/** Bodies that no JSON encoder would write. */
async function raw(call: string, text: string, headers: Good["headers"]) {
  const response = await fetch(`${system.app}/api/auth/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: text,
  });
  return { status: response.status, text: await response.text() };
}

/** What a caller reads of a refusal: all of it, or the sentences within. */
function wordsOf(text: string): string[] {
  if (!text.startsWith("{")) return [text];
  const { message, details } = JSON.parse(text) as Failure;
  return [message, ...Object.values(details ?? {})];
}

/** Requests that are none, and one that names its first field twice. */
function oddTexts(body: Good["body"]): string[] {
  const [key, value] = Object.entries(body)[0] ?? ["", null];
  const twice = JSON.stringify(body).replace("{", `{${JSON.stringify(key)}:${JSON.stringify(value)},`);
  return [twice, "", "null", "[]", '"text"', "{", "{}"];
}

describe.each(CALLS)("%s", (call) => {
  test("refuses whatever is odd in clear words, and goes on to take what is right", async () => {
    const { body, headers } = await goodFor(call);
    const faults: string[] = [];
    const look = (what: string, expected: number, { status, text }: { status: number; text: string }) => {
      if (status !== expected) faults.push(`${what} is answered ${status}`);
      faults.push(...wordsOf(text).flatMap((one) => (isClear(one) ? [] : [`${what} says: ${one}`])));
    };
    for (const { what, body: odd, status } of oddBodies(call, body)) {
      const answer = await post(call, odd, headers);
      look(what, status, answer);
      if (answer.headers.getSetCookie().length > 0) faults.push(`${what} sets a cookie`);
    }
    for (const text of oddTexts(body)) look(text, 400, await raw(call, text, headers));
    expect(faults).toEqual([]);
    expect((await post(call, body, headers)).status).toBe(call === "register" ? 201 : 200);
  });
});

test("a registration that was refused is not stored, and mails nobody", async () => {
  const parent = newParent();
  for (const { body } of oddBodies("register", parent)) await post("register", body);
  const { email, password } = parent;
  expect(refused(await post("login", { email, password }))).toMatchObject({ status: 401 });
  await post("register", parent);
  await linkInMail(system.mail, email, "/verify-email");
  expect(await mailTo(system.mail, email)).toHaveLength(1);
});

describe("an origin", () => {
  test.each([
    "//evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "/\\evil.example",
    "/api/auth/logout",
  ])("that leads elsewhere, as %s does, is remembered by no sign-in at a provider", async (from) => {
    const path = `/api/auth/oauth2/authorize/google?from=${encodeURIComponent(from)}`;
    const answer = await anybody.call("GET", path);
    expect(answer.status).toBe(302);
    const binding = answer.headers.getSetCookie().find((cookie) => cookie.includes("oauth-tx=")) ?? "";
    // Between the code and the choice there is room for an origin; it is empty.
    expect(binding).toMatch(/oauth-tx=[\w-]{43}\.\.kept;/);
  });

  test.each([
    ["//evil.example", null],
    ["/settings/profile?tab=security", "/settings/profile?tab=security"],
  ])("%s of a registration comes back in its e-mail as %s", async (from, kept) => {
    const parent = newParent();
    expect((await post("register", { ...parent, from })).status).toBe(201);
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    expect(link.searchParams.get("from")).toBe(kept);
  });
});

test("tokens of another kind open nothing, and stay good for their own", async () => {
  const parent = await registeredParent(system);
  const waiting = newParent();
  await post("register", waiting);
  const verifyLink = new URL(await linkInMail(system.mail, waiting.email, "/verify-email"));
  const verify = verifyLink.searchParams.get("token") ?? "";
  const reset = await resetToken(parent.parent.email);
  const bearer = parent.token ?? "";
  const { token: code, cookie } = await providerCode();
  const odd = ["never-issued", "x".repeat(43), "../../etc/passwd", "%00", "a".repeat(2_000)];

  const open = (at: string, token: string) =>
    anybody.call("GET", `/api/auth/${at}${encodeURIComponent(token)}`);
  const exchange = (token: string) => post("oauth2/exchange", { token }, { cookie });
  for (const token of [reset, code, bearer, ...odd]) {
    const answer = await open("verify-email?token=", token);
    expect([token, answer.status, refused(answer).message]).toEqual([
      token,
      400,
      "This verification link is invalid or has expired.",
    ]);
  }
  for (const token of [verify, code, bearer, ...odd]) {
    const answer = await open("validate-reset-token/", token);
    expect([token, answer.status, answer.text]).toEqual([token, 400, "Invalid or expired reset token."]);
  }
  for (const token of [verify, reset, ...odd])
    expect([token, (await exchange(token)).status]).toEqual([token, 401]);

  expect((await exchange(code)).status).toBe(200);
  expect((await open("validate-reset-token/", reset)).status).toBe(200);
  expect((await open("verify-email?token=", verify)).status).toBe(200);
});
