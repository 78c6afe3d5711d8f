import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CurrentSessionView } from "@/lib/features/accounts/contract";
import { apiClient, childBody, registeredParent } from "@/tests/support/http-client";
import { anybody, post, refused, system } from "./calls";

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

  test("say where by the time zone alone, and end everywhere but here", async () => {
    const here = await registeredParent(system);
    const { email, password } = here.parent;
    const zone = { "x-talewick-zone": "Europe/Vienna" };
    const there = await post("login", { email, password }, zone);
    await post("login", { email, password }, { "x-talewick-zone": "<Nowhere/At all>" });
    const places = async () =>
      (await here.call<{ place: string | null }[]>("GET", "/api/auth/sessions")).json.map(
        ({ place }) => place,
      );
    expect(await places()).toEqual([null, "Vienna time", null]);
    expect((await here.call("DELETE", "/api/auth/sessions?here=perhaps")).status).toBe(400);
    const ended = await here.call("DELETE", "/api/auth/sessions?here=stay");
    expect([ended.status, ended.headers.get("clear-site-data")]).toEqual([200, null]);
    expect(await places()).toEqual([null]);
    const other = apiClient(system.app, (there.json as { token: string }).token);
    expect((await other.call("GET", "/api/auth/sessions")).status).toBe(401);
  });

  test("16.10: take the password again, and no other one", async () => {
    const parent = await registeredParent(system);
    expect((await parent.call("GET", "/api/auth/proof")).status).toBe(200);
    const again = (password: string) => parent.call("POST", "/api/auth/proof", { password });
    expect(refused(await again("a wrong guess"))).toMatchObject({ status: 400 });
    expect((await again(parent.parent.password)).status).toBe(200);
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

describe("23.5: a page that was made for another parent", () => {
  const OTHERS = { status: 403, code: "OTHERS_PAGE" };

  test("changes nothing, reads nothing and signs nobody out, and an own one does all of it", async () => {
    const [first, second] = await Promise.all([registeredParent(system), registeredParent(system)]);
    const idOf = async (parent: typeof first) =>
      (await parent.call<CurrentSessionView>("GET", "/api/auth/current")).json;
    const [firsts, own] = await Promise.all([idOf(first), idOf(second)]);
    if (!firsts.signedIn || !own.signedIn) throw new Error("nobody is signed in");
    const made = (login: { id: string }) => ({ "x-talewick-made-for": login.id });

    for (const [method, path, body] of [
      ["POST", "/api/children", childBody()],
      ["GET", "/api/children", undefined],
      ["POST", "/api/auth/logout", undefined],
    ] as const)
      expect(refused(await second.call(method, path, body, made(firsts.login)))).toMatchObject(OTHERS);
    expect((await second.call("GET", "/api/children", undefined, made(own.login))).json).toEqual([]);
    expect((await second.call("POST", "/api/children", childBody(), made(own.login))).status).toBe(201);
    expect((await second.call("POST", "/api/auth/logout", undefined, made(own.login))).status).toBe(200);
    // Whoever isn't signed in is told that.
    const late = await second.call("GET", "/api/children", undefined, made(firsts.login));
    expect(refused(late)).toMatchObject({ status: 401 });
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
