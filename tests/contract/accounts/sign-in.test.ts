import { describe, expect, test } from "vitest";
import { apiClient, cookiesOf, newParent, registeredParent } from "@/tests/support/http-client";
import { anybody, nobody, OWN_PAGE, post, refused, system } from "./calls";

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

  // 16.40
  test("gives cookies, and a token of its own, to a caller that tells nothing of itself", async () => {
    const { parent } = await registeredParent(system);
    const { email, password } = parent;
    const answer = await post("login", { email, password }, { "x-talewick-client": "" });
    const { token } = answer.json as { token: string };
    expect((await apiClient(system.app, token).call("GET", "/api/auth/sessions")).status).toBe(200);
    const byCookie = await anybody.call("GET", "/api/auth/sessions", undefined, {
      cookie: cookiesOf(answer),
    });
    expect(byCookie.status).toBe(200);
  });

  // 16.10
  test("is kept unless it is turned off", async () => {
    const { parent } = await registeredParent(system);
    const { email, password } = parent;
    const ages = async (choice: object) =>
      (await post("login", { email, password, ...choice }, OWN_PAGE)).headers
        .getSetCookie()
        .flatMap((cookie) => /session=.*Max-Age=(\d+)/.exec(cookie)?.[1] ?? []);
    expect(await ages({})).toEqual([String(180 * 86_400)]);
    expect(await ages({ keepSignedIn: false })).toEqual([String(7 * 86_400)]);
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
