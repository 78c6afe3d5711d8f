// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, apiPublic, apiStaying, createApi } from "./api";
// By which a refused token is renewed, as on every signed-in page.
import "./refresh-session";
import { saveSession } from "@/lib/shared/browser-session";
import { offerStepUp } from "@/lib/shared/step-up";

const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
const CHILD = { name: "Ada", age: 6, gender: "Girl", interests: ["Space"] } as const;
const child = { ...CHILD, interests: [...CHILD.interests] };
const order = { childId: "c1", title: "T", topics: ["moon"], theme: "adventure" as const };
const passwords = { currentPassword: "a", newPassword: "b", confirmPassword: "b" };
let sent: { path: string; init: RequestInit }[] = [];
let left: string[] = [];

function answering(...answers: (Response | Error)[]) {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    const answer = answers.shift() ?? new Error("no more answers");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

const headerOf = (name: string) => new Headers(sent[0]?.init.headers).get(name);

beforeEach(() => {
  sent = [];
  left = [];
  window.localStorage.clear();
  vi.spyOn(window.location, "assign").mockImplementation((to) => void left.push(String(to)));
  saveSession({ token, firstName: "Ada" });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("what is sent", () => {
  test("JSON with the bearer token on our own paths", async () => {
    answering(Response.json({ id: "c1" }, { status: 201 }));

    expect(await api("POST", "/api/children", { body: child })).toMatchObject({
      ok: true,
      status: 201,
      data: { id: "c1" },
    });
    expect(headerOf("Authorization")).toBe(`Bearer ${token}`);
    expect(headerOf("Content-Type")).toBe("application/json");
    expect(sent[0]?.init.body).toBe(JSON.stringify(child));
  });

  test("headers and the wish to outlive the page, where a call was built with them", async () => {
    answering(Response.json({}));
    const place = createApi({
      onUnauthorized: "sign-in",
      headers: { "Idempotency-Key": "k1" },
      keepalive: true,
    });

    await place("POST", "/api/books/generate", { body: order });

    expect(headerOf("Idempotency-Key")).toBe("k1");
    expect(headerOf("Authorization")).toBe(`Bearer ${token}`);
    expect(sent[0]?.init.keepalive).toBe(true);
  });

  test("parameters in their place and the query behind, encoded", async () => {
    answering(new Response(null, { status: 204 }));
    await api("DELETE", "/api/children/{id}", { params: { id: "a/b" }, query: { withStories: "true" } });
    expect(sent[0]?.path).toBe("/api/children/a%2Fb?withStories=true");
  });

  test("never the token with a public call", async () => {
    answering(Response.json([]));
    await apiPublic("GET", "/api/payments/plans");
    expect(headerOf("Authorization")).toBeNull();
  });

  test("a form as it is, so that the browser names its boundary", async () => {
    answering(Response.json({}));
    const form = new FormData();
    await api("POST", "/api/files/upload", { form });
    expect(sent[0]?.init.body).toBe(form);
    expect(headerOf("Content-Type")).toBeNull();
  });
});

describe("23.5: a page that was made for one parent", () => {
  afterEach(() => {
    document.body.replaceChildren();
    document.body.hidden = false;
  });
  const madeFor = (parentId: string) => {
    document.body.innerHTML = `<span hidden data-made-for="${parentId}"></span>`;
  };

  test("says so with each call, but not of a page that is everybody's, nor where the cookie alone speaks", async () => {
    answering(Response.json([]), Response.json([]), Response.json([]));
    await api("GET", "/api/children");
    madeFor("p1");
    await api("GET", "/api/children");
    await apiPublic("GET", "/api/auth/current");
    const said = sent.map(({ init }) => new Headers(init.headers).get("x-talewick-made-for"));
    expect(said).toEqual([null, "p1", null]);
  });

  test.each([api, apiStaying])("is out of sight and loaded anew once the server refuses it", async (call) => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    madeFor("p1");
    answering(Response.json({ code: "OTHERS_PAGE", message: "Not yours." }, { status: 403 }));
    expect(await call("POST", "/api/children", { body: child })).toMatchObject({ code: "OTHERS_PAGE" });
    expect(reload).toHaveBeenCalledOnce();
    expect(document.body.hidden).toBe(true);
    expect([left, window.localStorage.getItem("token")]).toEqual([[], token]);
  });
});

describe("what comes back", () => {
  test("no connection", async () => {
    answering(new TypeError("fetch failed"));
    expect(await api("GET", "/api/books")).toMatchObject({
      ok: false,
      status: 0,
      message: "Network error. Please check your connection and try again.",
    });
  });

  test("a refusal with its code, details and waiting time", async () => {
    const body = {
      code: "VALIDATION",
      message: "Please check the form.",
      details: { name: "Name required" },
    };
    answering(Response.json(body, { status: 400, headers: { "Retry-After": "12" } }));
    expect(await api("POST", "/api/children", { body: child })).toEqual({
      ok: false,
      status: 400,
      ...body,
      retryAfterSeconds: 12,
    });
  });

  test("the field `error` where there is no message", async () => {
    answering(Response.json({ error: "Wrong password" }, { status: 409 }));
    expect(await api("PUT", "/api/profile/change-password", { body: passwords })).toMatchObject({
      message: "Wrong password",
    });
  });

  test("a refused form as fields alone, its messages joined", async () => {
    answering(Response.json({ title: "At most 255 characters", theme: "Pick one" }, { status: 400 }));
    expect(await api("POST", "/api/books/generate", { body: order })).toEqual({
      ok: false,
      status: 400,
      message: "At most 255 characters Pick one",
      details: { title: "At most 255 characters", theme: "Pick one" },
    });
  });

  test("plain text", async () => {
    answering(new Response("Invalid or expired reset token.", { status: 400, statusText: "Bad Request" }));
    expect(await api("POST", "/api/auth/reset-password", { body: { token: "t" } })).toEqual({
      ok: false,
      status: 400,
      message: "HTTP 400: Bad Request",
      text: "Invalid or expired reset token.",
    });
  });

  test("a gateway's page, never its markup", async () => {
    const headers = { "Content-Type": "text/html" };
    answering(new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway", headers }));
    expect(await api("GET", "/api/books")).toEqual({
      ok: false,
      status: 502,
      message: "HTTP 502: Bad Gateway",
    });
  });

  test.each([{ body: {} }, { body: { code: "INTERNAL" } }, { body: [] }, { body: null }, { body: "no" }])(
    "JSON without a reason ($body), which is left to the call's own words",
    async ({ body }) => {
      answering(Response.json(body, { status: 500, statusText: "Internal Server Error" }));
      expect(await api("GET", "/api/books")).toMatchObject({ ok: false, status: 500, message: "" });
    },
  );

  test("nothing at all", async () => {
    answering(new Response(null, { status: 204 }));
    expect(await api("DELETE", "/api/children/{id}", { params: { id: "c1" } })).toMatchObject({
      ok: true,
      status: 204,
      data: undefined,
    });
  });
});

describe("a 401", () => {
  const refused = () =>
    Response.json({ code: "UNAUTHENTICATED", message: "Please sign in." }, { status: 401 });

  test("clears the session and goes to sign-in, which says why and leads back", async () => {
    window.history.replaceState(null, "", "/dashboard?tab=library");
    answering(refused());
    expect(await api("GET", "/api/children")).toMatchObject({ ok: false, status: 401 });
    expect(window.localStorage).toHaveLength(0);
    expect(left).toEqual(["/signin?m=session-expired&from=%2Fdashboard%3Ftab%3Dlibrary"]);
  });

  test("23.16: while the session lives, the call is sent again, and nobody leaves", async () => {
    const fresh = `h.${btoa(JSON.stringify({ exp: 4_000_000_001 }))}.s`;
    const login = { token: fresh, firstName: "Ada" };
    answering(refused(), Response.json({ signedIn: true, login, childId: null }), Response.json([]));
    expect(await api("GET", "/api/children")).toMatchObject({ ok: true, data: [] });
    expect(sent.map(({ path }) => path)).toEqual(["/api/children", "/api/auth/current", "/api/children"]);
    expect(new Headers(sent[2]?.init.headers).get("authorization")).toBe(`Bearer ${fresh}`);
    expect(left).toEqual([]);
  });

  test("23.16: one that is refused again leads to sign-in", async () => {
    answering(refused(), Response.json({ signedIn: true, login: { token, firstName: "Ada" } }), refused());
    expect(await api("GET", "/api/children")).toMatchObject({ ok: false, status: 401 });
    expect(left).toHaveLength(1);
  });

  test("is only an answer for a form that stays", async () => {
    answering(refused());
    expect(
      await apiStaying("POST", "/api/auth/login", { body: { email: "a@b.test", password: "p" } }),
    ).toMatchObject({ message: "Please sign in." });
    expect(window.localStorage.getItem("token")).toBe(token);
    expect(left).toEqual([]);
  });
});

test("16.9: a page instead of an answer is the network's, not ours", async () => {
  const headers = { "content-type": "text/html" };
  answering(new Response("<!doctype html><p>Welcome to our Wi-Fi</p>", { headers }));
  const given = { email: "ada@example.test", password: "moth lantern river" };
  expect(await apiStaying("POST", "/api/auth/login", { body: given })).toEqual({
    ok: false,
    status: 0,
    code: "NETWORK",
    message: "Network error. Please check your connection and try again.",
  });
});

describe("16.10: a call that needs a recent password", () => {
  const refused = () =>
    Response.json({ code: "PROOF_NEEDED", message: "Please enter your password again." }, { status: 403 });
  const remove = () => api("DELETE", "/api/children/{id}", { params: { id: "c1" } });

  test("asks for it and is sent again; two at once ask once", async () => {
    let asked = 0;
    const stop = offerStepUp(() => Promise.resolve(++asked > 0));
    answering(refused(), refused(), new Response(null, { status: 204 }), new Response(null, { status: 204 }));
    const results = await Promise.all([remove(), remove()]);
    stop();
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect([asked, sent.map(({ init }) => init.method)]).toEqual([
      1,
      Array.from({ length: 4 }, () => "DELETE"),
    ]);
  });

  test("stays refused when the question is closed, or nobody asks", async () => {
    const stop = offerStepUp(() => Promise.resolve(false));
    answering(refused(), refused());
    expect(await remove()).toMatchObject({ ok: false, code: "PROOF_NEEDED" });
    stop();
    expect(await remove()).toMatchObject({ ok: false, code: "PROOF_NEEDED" });
    expect(left).toEqual([]);
  });
});
