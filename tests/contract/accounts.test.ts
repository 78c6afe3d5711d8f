import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { apiClient, linkInMail, newParent, registeredParent, type Answer } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const anybody = apiClient(system.app);
const nobody = () => `nobody-${randomUUID()}@example.test`;
const OWN_PAGE = { origin: system.app, "sec-fetch-site": "same-origin" };

type Failure = {
  code: string;
  message: string;
  error: string;
  details?: Record<string, string>;
  requestId: string;
};
const refused = (answer: Answer) => {
  const { code, message, error } = answer.json as Failure;
  expect(error).toBe(message);
  return { status: answer.status, code, message };
};
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  anybody.call("POST", `/api/auth/${path}`, body, headers);

/** Cookies of an answer as a browser would send them back. */
const cookiesOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

describe("registration", () => {
  test("answers 201 with the spec's sentence, the same for a taken address", async () => {
    const parent = newParent();
    const first = await post("register", parent);
    expect(first.status).toBe(201);
    expect(first.json).toEqual({
      message: "Please check your email to verify your account before signing in.",
    });

    const taken = await registeredParent(system);
    const second = await post("register", { ...parent, email: taken.parent.email });
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect([...second.headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
  });

  test("names every field that is wrong", async () => {
    const answer = await post("register", {
      email: "no address",
      password: "short",
      firstName: " ",
      phone: "call me",
    });
    expect(refused(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect((answer.json as Failure).details).toEqual({
      email: "Please enter a valid email address",
      password: "Password must be at least 8 characters.",
      firstName: "First name required",
      lastName: "Last name required",
      phone: "Please enter a valid phone number",
    });
  });

  test.each([
    ["an object for an address", { email: { not: "" } }],
    ["an array", { email: ["a@example.test"] }],
    ["two addresses", { email: "a@example.test,b@example.test" }],
    ["a header in the address", { email: "a@example.test\r\nBcc: b@example.test" }],
    ["a link for a name", { firstName: "www.evil.example" }],
    ["a control character", { lastName: "Ha\u0000le" }],
    ["a role", { email: null, role: "admin" }],
    ["a common password", { password: "password123" }],
    ["our name as a password", { password: "Talewick-2026" }],
  ])("refuses %s", async (_, wrong) => {
    expect(refused(await post("register", { ...newParent(), ...wrong }))).toMatchObject({
      status: 400,
      code: "VALIDATION",
    });
  });
});

describe("verification", () => {
  test.each([
    ["", "Invalid verification link."],
    ["?token=", "Invalid verification link."],
    ["?token=never-issued", "This verification link is invalid or has expired."],
  ])("verify-email%s is refused", async (query, message) => {
    expect(refused(await anybody.call("GET", `/api/auth/verify-email${query}`))).toMatchObject({
      status: 400,
      message,
    });
  });

  test("may be used again, and signs nobody in", async () => {
    const { parent } = await registeredParent(system);
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const again = await anybody.call("GET", `/api/auth/verify-email${link.search}`);
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test("is asked for before signing in, only of whoever knows the password", async () => {
    const { email, password, ...names } = newParent();
    await post("register", { email, password, ...names });
    expect(refused(await post("login", { email, password }))).toEqual({
      status: 403,
      code: "FORBIDDEN",
      message: "Please verify your email before signing in.",
    });
    expect(refused(await post("login", { email, password: "another one" }))).toMatchObject({ status: 401 });
  });

  test("is sent again with the same answer for everybody", async () => {
    const answer = await post("resend-verification", { email: nobody() });
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: "Verification email sent! Please check your inbox." },
    ]);
  });
});

describe("sign-in", () => {
  test("answers the spec's fields to a program, without a cookie", async () => {
    const { login, parent } = await registeredParent(system);
    expect(Object.keys(login).sort()).toEqual(
      [
        ...["email", "firstName", "hasActiveSubscription", "id", "lastName", "subscriptionActive"],
        ...["subscriptionPlan", "subscriptionStatus", "token"],
      ].sort(),
    );
    const answer = await post("login", { email: parent.email, password: parent.password });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  test("gives a browser HttpOnly cookies, and a token that is bound to them", async () => {
    const { parent } = await registeredParent(system);
    const { email, password } = parent;
    const answer = await post("login", { email, password }, OWN_PAGE);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/);

    const { token } = answer.json as { token: string };
    const bound = apiClient(system.app, token);
    expect((await bound.call("GET", "/api/auth/sessions")).status).toBe(401);
    expect(
      (await bound.call("GET", "/api/auth/sessions", undefined, { cookie: cookiesOf(answer) })).status,
    ).toBe(200);
    expect(
      (await anybody.call("GET", "/api/auth/sessions", undefined, { cookie: cookiesOf(answer) })).status,
    ).toBe(200);
    const unsafe = await anybody.call("DELETE", "/api/auth/sessions", undefined, {
      cookie: cookiesOf(answer),
    });
    expect(refused(unsafe)).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
  });

  test("says the same for nobody and for a wrong password", async () => {
    const { parent } = await registeredParent(system);
    const answers = [
      await post("login", { email: parent.email, password: "a wrong guess" }),
      await post("login", { email: nobody(), password: "a wrong guess" }),
    ];
    const [one, other] = answers.map(refused);
    expect(one).toEqual({ status: 401, code: "UNAUTHENTICATED", message: "Invalid email or password." });
    expect(other).toEqual(one);
  });

  test("from another site's page is refused", async () => {
    const answer = await post("login", newParent(), {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    });
    expect(refused(answer)).toMatchObject({ status: 403 });
  });
});

describe("sessions", () => {
  test("are listed, and end one by one or all together", async () => {
    const here = await registeredParent(system);
    const { email, password } = here.parent;
    const there = await post("login", { email, password });
    const other = apiClient(system.app, (there.json as { token: string }).token);

    const list = await here.call<{ id: string; current: boolean }[]>("GET", "/api/auth/sessions");
    const foreign = list.json.find(({ current }) => !current)?.id ?? "";
    expect((await here.call("DELETE", `/api/auth/sessions/${foreign}`)).status).toBe(200);
    expect((await other.call("GET", "/api/auth/sessions")).status).toBe(401);
    expect(refused(await here.call("DELETE", `/api/auth/sessions/${randomUUID()}`))).toMatchObject({
      status: 404,
    });

    const ended = await here.call("DELETE", "/api/auth/sessions");
    expect(ended.headers.get("clear-site-data")).toBe('"storage"');
    expect(refused(await here.call("GET", "/api/auth/sessions"))).toMatchObject({ status: 401 });
  });

  test("end with signing out, which clears the browser and never fails", async () => {
    const parent = await registeredParent(system);
    const out = await parent.call("POST", "/api/auth/logout");
    expect(out.status).toBe(200);
    expect(out.headers.get("clear-site-data")).toBe('"storage"');
    expect(out.headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
    expect((await parent.call("GET", "/api/auth/sessions")).status).toBe(401);
    expect((await parent.call("POST", "/api/auth/logout")).status).toBe(200);
  });
});

describe("a password reset", () => {
  const PLAIN = "text/plain; charset=utf-8";

  test("is asked for with one answer for everybody", async () => {
    const { parent } = await registeredParent(system);
    const [known, unknown] = [
      await post("forgot-password", { email: parent.email }),
      await post("forgot-password", { email: nobody() }),
    ];
    expect(known.status).toBe(200);
    expect((known.json as { message: string }).message).toMatch(
      /^If this email is registered, you will receive a reset link\./,
    );
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
  });

  test("answers failures in plain text, since the screens show them as they are", async () => {
    const validated = await anybody.call("GET", "/api/auth/validate-reset-token/never-issued");
    const reset = await post("reset-password", { token: "never-issued", password: "Candle-light-5" });
    const mismatch = await post("reset-password", {
      token: "t",
      password: "Candle-light-5",
      newPassword: "Candle-light-6",
    });
    for (const answer of [validated, reset, mismatch]) {
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, PLAIN]);
    }
    expect([validated.text, reset.text]).toEqual([
      "Invalid or expired reset token.",
      "Invalid or expired reset token.",
    ]);
    expect(mismatch.text).toBe("Passwords do not match.");
  });

  test("with the link from the e-mail changes the password and ends every session", async () => {
    const parent = await registeredParent(system);
    const { email, password } = parent.parent;
    await post("forgot-password", { email });
    const token =
      new URL(await linkInMail(system.mail, email, "/reset-password/")).pathname.split("/").at(-1) ?? "";
    expect((await anybody.call("GET", `/api/auth/validate-reset-token/${token}`)).status).toBe(200);
    expect((await post("reset-password", { token, newPassword: "Candle-light-5" })).status).toBe(200);

    expect((await parent.call("GET", "/api/auth/sessions")).status).toBe(401);
    expect((await post("login", { email, password })).status).toBe(401);
    expect((await post("login", { email, password: "Candle-light-5" })).status).toBe(200);
    expect((await anybody.call("GET", `/api/auth/validate-reset-token/${token}`)).status).toBe(400);
  });
});

describe("sign-in at a provider", () => {
  test("sends the browser there and ties the flow to it", async () => {
    const answer = await anybody.call("GET", "/api/auth/oauth2/authorize/google?from=%2Fsettings");
    expect(answer.status).toBe(302);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(
      ["talewick-oauth-nonce", "talewick-oauth-pkce", "talewick-oauth-state", "talewick-oauth-tx"].sort(),
    );
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly/);
  });

  test("of an unknown provider, and the rest of next-auth, is not found", async () => {
    expect((await anybody.call("GET", "/api/auth/oauth2/authorize/facebook")).status).toBe(404);
    for (const path of [
      "session",
      "csrf",
      "providers",
      "signin",
      "signin/google",
      "error",
      "_log",
      "signout",
    ]) {
      expect([path, (await anybody.call("GET", `/api/auth/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test("ends with a code that nobody can make up", async () => {
    for (const token of ["x".repeat(43), "a.b.c"]) {
      expect(refused(await post("oauth2/exchange", { token }))).toMatchObject({ status: 401 });
    }
    const back = await anybody.call("GET", "/api/auth/callback/google?code=x&state=y");
    expect([back.status, back.headers.get("location")]).toEqual([302, `${system.app}/signin?m=oauth-code`]);
  });
});

describe("the guard", () => {
  test.each(["/dashboard?tab=library", "/subscription", "/audit-dashboard", "/settings", "/stories/x"])(
    "sends a visitor of %s to sign in, and remembers it",
    async (path) => {
      const answer = await anybody.call("GET", path);
      expect(answer.status).toBe(307);
      expect(answer.headers.get("location")).toMatch(
        new RegExp(`/signin\\?from=${encodeURIComponent(path).replace("?", "\\?")}$`),
      );
    },
  );
});

test.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
  "%s of an unknown path under /api is 404 in JSON",
  async (method) => {
    expect(refused(await anybody.call(method, "/api/no/such/thing"))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  },
);
