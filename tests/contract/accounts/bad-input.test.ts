import { describe, expect, test } from "vitest";
import { newParent } from "@/tests/support/http-client";
import { anybody, post, refused, system } from "./calls";

const CALLS: Record<string, Record<string, unknown>> = {
  register: { ...newParent(), phone: "+1 555 010 020" },
  login: { email: "robin@example.test", password: "moth lantern river" },
  "forgot-password": { email: "robin@example.test" },
  "resend-verification": { email: "robin@example.test" },
  "reset-password": { token: "never-issued", password: "moth lantern river" },
  "oauth2/exchange": { token: "never-issued" },
};
const fields = Object.entries(CALLS).flatMap(([call, body]) =>
  Object.keys(body).map((field) => ({ call, field, body })),
);

const ODD: [string, unknown][] = [
  ["a NUL", "a\u0000b"],
  ["half a surrogate pair", "\ud800"],
  ["an object", { not: "" }],
  ["a list", ["a"]],
  ["a number", 7],
  ["what is too long", "x".repeat(5_000)],
];
/** Where something is asked for. */
const NOTHING: [string, unknown][] = [
  ["empty", ""],
  ["blank", "   "],
];

// What a failure of ours would look like from within.
const INNARDS = /\n\s+at |prisma|zod|node_modules|Unexpected token/i;

/** Bodies that no JSON encoder would write. */
async function raw(call: string, body: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${system.app}/api/auth/${call}`, { method: "POST", headers, body });
  expect(await response.text()).not.toMatch(INNARDS);
  return response.status;
}

describe.each(fields)("$call: $field", ({ call, field, body }) => {
  test.each(field === "phone" ? ODD : [...ODD, ...NOTHING])("that is %s is refused", async (_, value) => {
    const answer = await post(call, { ...body, [field]: value });
    // A token that is too long to be one of ours is as wrong as any other.
    expect([400, 401]).toContain(answer.status);
    expect(answer.text).not.toMatch(INNARDS);
  });
});

describe.each(Object.entries(CALLS))("%s", (call, body) => {
  const key = Object.keys(body)[0] ?? "";
  const value = body[key];

  test("with a key twice is refused", async () => {
    const text = JSON.stringify(body).replace("{", `{${JSON.stringify(key)}:${JSON.stringify(value)},`);
    expect(await raw(call, text)).toBe(400);
  });

  test.each(["", "null", "[]", '"text"', "{", "{}"])("with the body %j is refused", async (text) => {
    expect(await raw(call, text)).toBe(400);
  });
});

describe("an origin that leads elsewhere", () => {
  test.each([
    "//evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "/\\evil.example",
    "/api/auth/logout",
  ])("%s is not remembered by a provider's sign-in", async (from) => {
    const path = `/api/auth/oauth2/authorize/google?from=${encodeURIComponent(from)}`;
    const answer = await anybody.call("GET", path);
    expect(answer.status).toBe(302);
    const binding = answer.headers.getSetCookie().find((cookie) => cookie.includes("oauth-tx=")) ?? "";
    // Without an origin the cookie has one part only.
    expect(binding).toMatch(/oauth-tx=[\w-]{43};/);
  });

  test("is no reason to refuse a registration", async () => {
    expect((await post("register", { ...newParent(), from: "//evil.example" })).status).toBe(201);
  });
});

test("tokens of another kind open nothing", async () => {
  const { token } = (await post("login", { email: "x@example.test", password: "x" })).json as {
    token?: string;
  };
  expect(token).toBeUndefined();
  for (const odd of ["never-issued", "x".repeat(43), "../../etc/passwd", "%00", "a".repeat(2_000)]) {
    const at = encodeURIComponent(odd);
    const verified = await anybody.call("GET", `/api/auth/verify-email?token=${at}`);
    expect(refused(verified)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^(?:This verification link is invalid|This text has characters)/),
    });
    const validated = await anybody.call("GET", `/api/auth/validate-reset-token/${at}`);
    expect([400, 404]).toContain(validated.status);
  }
});
