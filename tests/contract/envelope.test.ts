import { beforeAll, describe, expect, test } from "vitest";
import {
  addChild,
  apiClient,
  bookBody,
  childBody,
  registeredParent,
  type ApiClient,
} from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

type Envelope = {
  code: string;
  message: string;
  error: string;
  details?: Record<string, string>;
  requestId: string;
};

const system = testSystem();
const visitor = apiClient(system.app);
let parent: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  [parent, stranger] = await Promise.all([registeredParent(system), registeredParent(system)]);
});

describe("every refusal has the envelope", () => {
  test("unknown paths under /api answer 404 in JSON, whatever the method", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const answer = await visitor.call<Envelope>(method, "/api/nothing/here");
      expect(answer.status).toBe(404);
      expect(answer.json.code).toBe("NOT_FOUND");
      expect(answer.json.error).toBe(answer.json.message);
    }
  });

  test.each([
    ["PATCH", "/api/children", "GET, HEAD, OPTIONS, POST"],
    ["GET", "/api/auth/login", "OPTIONS, POST"],
    ["DELETE", "/api/health", "GET, HEAD, OPTIONS"],
    ["PROPFIND", "/api/books", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ])("%s %s answers 405 and says what is allowed", async (method, path, allow) => {
    const answer = await visitor.call<Envelope>(method, path);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect(answer.json).toMatchObject({ code: "METHOD_NOT_ALLOWED", error: answer.json.message });
    expect(answer.json.requestId).toBe(answer.headers.get("x-request-id"));
  });

  test("an address that can't be read answers 400 in JSON, one without end 414", async () => {
    const unreadable = await visitor.call<Envelope>("GET", "/api/%ff");
    expect([unreadable.status, unreadable.json.code]).toEqual([400, "VALIDATION"]);
    const endless = await visitor.call<Envelope>("GET", `/api/${"a".repeat(9_000)}`);
    expect([endless.status, endless.json.code]).toEqual([414, "TOO_LARGE"]);
  });

  test("signed-out callers get 401 and no data", async () => {
    for (const path of [
      "/api/children",
      "/api/books",
      "/api/dashboard",
      "/api/payments/usage-stats",
      "/api/auth/sessions",
    ]) {
      const answer = await visitor.call<Envelope>("GET", path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.json.requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test.each([
    ["not JSON", "{", "application/json", 400],
    ["nothing declared", "{}", "text/plain", 415],
    ["a NUL in a string", '{"name":"a\\u0000b"}', "application/json", 400],
    ["half a surrogate pair", '{"name":"\\ud800"}', "application/json", 400],
    ["an array where an object belongs", "[]", "application/json", 400],
    ["nesting without end", `${'{"a":'.repeat(60)}1${"}".repeat(60)}`, "application/json", 400],
    ["more than 64 kB", JSON.stringify({ name: "x".repeat(70_000) }), "application/json", 413],
  ])("a body that is %s", async (_what, body, type, status) => {
    const response = await fetch(`${system.app}/api/children`, {
      method: "POST",
      body,
      headers: { "content-type": type, authorization: `Bearer ${parent.token ?? ""}` },
    });
    expect(response.status).toBe(status);
    expect(((await response.json()) as Envelope).message).not.toMatch(/ at |prisma|zod|node_modules/i);
  });

  test.each(["alg-none", "a.b.c", "null", "x".repeat(4000)])(
    "a made-up token (%#) opens nothing",
    async (token) => {
      const answer = await apiClient(system.app, token).call("GET", "/api/children");
      expect(answer.status).toBe(401);
    },
  );
});

describe("other people's records do not exist", () => {
  test("reading, changing and deleting them answers 404, like an id that nobody has", async () => {
    const child = await addChild(stranger);
    for (const id of [child.id, "01890000-0000-7000-8000-000000000000", "not-an-id"]) {
      const changed = await parent.call("PUT", `/api/children/${id}`, childBody());
      const removed = await parent.call("DELETE", `/api/children/${id}`);
      expect([id, changed.status, removed.status]).toEqual([id, 404, 404]);
    }
    const ordered = await parent.call("POST", "/api/books/generate", bookBody(child.id));
    expect(ordered.status).toBe(404);
    const list = await stranger.call<unknown[]>("GET", "/api/children");
    expect(list.json).toHaveLength(1);
  });
});

describe("another site's page can't act", () => {
  test("a cross-site POST is refused before anything is read", async () => {
    const answer = await parent.call("POST", "/api/children", childBody(), {
      "sec-fetch-site": "cross-site",
    });
    expect(answer.status).toBe(403);
  });
});

describe("security headers", () => {
  test.each(["/", "/signin", "/api/health", "/api/nothing", "/dashboard"])(
    "%s carries them",
    async (path) => {
      const { headers } = await visitor.call("GET", path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  test("the image optimizer does not answer", async () => {
    const { status } = await visitor.call("GET", "/_next/image?url=%2Ficon.svg&w=64&q=75");
    expect(status).toBe(404);
  });
});
