import { describe, expect, test } from "vitest";
import { registeredParent } from "@/tests/support/http-client";
import { anybody, OWN_PAGE, post, refused, system } from "./calls";

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

  test("takes a program's token only after a question", async () => {
    const parent = await registeredParent(system);
    const { token } = parent;
    const asked = await post("oauth2/exchange", { token }, OWN_PAGE);
    expect(refused(asked)).toEqual({
      status: 409,
      code: "CONFLICT",
      message: "Continue as p•••@example.test?",
    });
    expect(asked.headers.getSetCookie()).toEqual([]);
    const entered = await post("oauth2/exchange", { token, confirmed: true }, OWN_PAGE);
    expect(entered.json).toMatchObject({ id: parent.login.id, hasActiveSubscription: false });
    expect((await parent.call("GET", "/api/auth/sessions")).status).toBe(401);
    expect((await post("oauth2/exchange", { token, confirmed: true }, OWN_PAGE)).status).toBe(401);
  });
});
