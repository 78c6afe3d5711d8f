import { describe, expect, test } from "vitest";
import { cookiesOf, linkInMail, newParent, parentByMail } from "@/tests/support/http-client";
import { anybody, nobody, OWN_PAGE, post, refused, system } from "./calls";

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
    const { parent } = await parentByMail(system);
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

  test("in the browser that registered makes the password good everywhere", async () => {
    const parent = newParent();
    const cookie = cookiesOf(await post("register", parent, OWN_PAGE));
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const path = `/api/auth/verify-email${link.search}`;
    const verified = await anybody.call("GET", path, undefined, { ...OWN_PAGE, cookie });
    expect(verified.json).toEqual({
      message: "Email verified successfully! You can now sign in.",
      signInHere: false,
      signedUp: null,
    });
    expect((await post("login", parent)).status).toBe(200);
  });

  // 16.40
  test.each([
    ["tells nothing of its sender", { "x-talewick-client": "" }],
    ["is a browser's, whatever else it says", OWN_PAGE],
  ])("by a request that %s proves no password", async (_, headers) => {
    const parent = newParent();
    await post("register", parent);
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const path = `/api/auth/verify-email${link.search}`;
    const verified = await anybody.call("GET", path, undefined, headers);
    expect(verified.json).toMatchObject({ signInHere: true });
    expect(refused(await post("login", parent))).toMatchObject({ status: 403 });
  });

  // 16.40
  test("by HEAD does nothing", async () => {
    const parent = newParent();
    await post("register", parent);
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const path = `/api/auth/verify-email${link.search}`;
    expect((await anybody.call("HEAD", path)).status).toBe(405);
    expect(refused(await post("login", parent))).toMatchObject({ status: 403 });
    expect((await anybody.call("GET", path)).status).toBe(200);
    expect((await post("login", parent)).status).toBe(200);
  });

  // 16.3
  test("from another device lets the browser that signed up go on after a yes", async () => {
    const parent = newParent();
    const laptop = cookiesOf(await post("register", parent, { ...OWN_PAGE, "user-agent": "Firefox/140.0" }));
    const get = (path: string, cookie: string) =>
      anybody.call("GET", `/api/auth/${path}`, undefined, { ...OWN_PAGE, cookie });
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const token = link.searchParams.get("token") ?? "";
    expect((await get("sign-up", laptop)).json).toEqual({ status: "waiting" });
    const verified = await get(`verify-email?token=${token}`, "");
    expect(verified.json).toMatchObject({ signInHere: true, signedUp: { device: "Firefox" } });
    const goOn = () => post("sign-up/continue", { keepSignedIn: true }, { ...OWN_PAGE, cookie: laptop });
    expect(refused(await goOn())).toMatchObject({ status: 401 });

    const approved = await post("sign-up/approve", { token, wasMe: true }, OWN_PAGE);
    expect(approved.json).toEqual({
      message: "Thank you. The browser where you signed up goes on by itself.",
      approved: true,
    });
    expect((await get("sign-up", laptop)).json).toEqual({ status: "approved" });
    const opened = await goOn();
    expect([opened.status, opened.json]).toMatchObject([200, { email: parent.email }]);
    expect((await get("current", cookiesOf(opened))).json).toEqual({
      signedIn: true,
      login: opened.json,
      childId: null,
      readsWithFamily: false,
    });
    expect(refused(await goOn())).toMatchObject({ status: 401 });
  });

  test("in another browser leaves the password to be used there first", async () => {
    const parent = newParent();
    await post("register", parent, OWN_PAGE);
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const path = `/api/auth/verify-email${link.search}`;
    const verified = await anybody.call("GET", path, undefined, OWN_PAGE);
    expect(verified.json).toMatchObject({ signInHere: true });
    expect(refused(await post("login", parent))).toMatchObject({
      status: 403,
      message: "Please verify your email before signing in.",
    });
    const there = await post("login", parent, { ...OWN_PAGE, cookie: cookiesOf(verified) });
    expect(there.status).toBe(200);
    expect((await post("login", parent)).status).toBe(200);
  });
});
