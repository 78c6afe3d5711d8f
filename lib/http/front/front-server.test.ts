import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answered } from "./answered";
import { createFrontServer } from "./front-server";
import type { ReadyFile } from "./static-files";

let server: Server;
const passedOn: string[] = [];
const answered: Answered[] = [];

const prepared = (text: string): ReadyFile => ({
  type: "text/html; charset=utf-8",
  etag: '"1"',
  cacheControl: "public",
  policy: "default-src 'self'",
  bodies: [{ encoding: null, bytes: Buffer.from(text) }],
});

beforeAll(async () => {
  const next = (request: IncomingMessage, response: ServerResponse) => {
    passedOn.push(request.url ?? "");
    if (request.url === "/api/books") {
      // As Next passes on what a route says: header by header, then the body in pieces.
      response.setHeader("x-file-length", ["10"]);
      response.write("01234");
      response.write("56789");
    }
    response.end();
    return Promise.resolve();
  };
  server = createFrontServer({
    pack: new Map([
      ["/blog/missing-post", prepared("no such post")],
      ["/blog/a-post", prepared("a post")],
    ]),
    next,
    isHttps: false,
    apiMethods: { "/api/[...rest]": ["GET"], "/api/books": ["GET"], "/api/books/[id]": ["GET"] },
    pages: ["/", "/blog", "/blog/[slug]", "/blog/missing-post", "/dashboard", "/stories/[id]"],
    onError: () => undefined,
    onAnswered: (one) => answered.push(one),
    timeouts: { headersMs: 200, requestMs: 300 },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
});

/** Everything that comes back for these bytes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** The answer to a request target that no HTTP client would send. */
async function answerAt(
  target: string,
  method = "GET",
): Promise<{ status: number; head: string; body: string }> {
  const answer = await answerTo(`${method} ${target} HTTP/1.1\r\nhost: local\r\nconnection: close\r\n\r\n`);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), head, body };
}
const statusOf = async (target: string, method?: string) => (await answerAt(target, method)).status;

describe("the front server", () => {
  test.each(["/%ff", "/api/%ff", "/blog/%E0%A4", "/api/x%2", "//evil.example", "http://evil.example/"])(
    "refuses the path %s before anybody looks at it",
    async (target) => {
      expect(await statusOf(target)).toBe(400);
      expect(passedOn).toEqual([]);
    },
  );

  test("answers with the prepared page whatever its query says, and passes on who asks for its data", async () => {
    const asked = (more: string) =>
      answerTo(`GET /blog/a-post?_rsc=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`);
    passedOn.length = 0;
    expect(await asked("")).toMatch(/content-security-policy: default-src 'self'[^]*a post$/);
    expect(passedOn).toEqual([]);
    await asked("RSC: 1\r\n");
    expect(passedOn).toEqual(["/blog/a-post?_rsc=1"]);
  });

  test("says how long a file is that comes in pieces", async () => {
    const { head, body } = await answerAt("/api/books");
    passedOn.length = 0;
    expect(head.toLowerCase()).toContain("\r\ncontent-length: 10");
    expect(head.toLowerCase()).not.toMatch(/chunked|x-file-length/);
    expect(body).toBe("0123456789");
  });

  test("refuses an address without end", async () => {
    expect(await statusOf(`/${"a".repeat(9000)}`)).toBe(414);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "takes no %s to a page",
    async (method) => {
      expect(await statusOf("/dashboard", method)).toBe(405);
      expect(passedOn).toEqual([]);
    },
  );

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["a target that is none", "GET \\api HTTP/1.1\r\nhost: local\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nhost: l\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n",
      400,
    ],
    ["headers without end", `GET / HTTP/1.1\r\nhost: local\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, 431],
  ])("answers %s like any other refusal", async (_, bytes, status) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^x-content-type-options: nosniff/m);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ error: expect.any(String) });
  });

  test.each([
    ["/api/%ff", "GET", 400, "VALIDATION"],
    [`/api/${"a".repeat(9000)}`, "GET", 414, "TOO_LARGE"],
    ["/api/books", "DELETE", 405, "METHOD_NOT_ALLOWED"],
    ["/api/anything", "PURGE", 405, "METHOD_NOT_ALLOWED"],
  ])("answers %.12s by %s with %i in the body of all failures", async (target, method, status, code) => {
    const answer = await answerAt(target, method);
    expect(answer.status).toBe(status);
    const body = JSON.parse(answer.body) as Record<string, string>;
    expect(body).toMatchObject({ code, message: body.error });
    expect(answer.head).toContain(`x-request-id: ${body.requestId ?? "?"}`);
    expect(passedOn).toEqual([]);
  });

  test("names the methods that a route does answer to", async () => {
    expect((await answerAt("/api/books", "POST")).head).toMatch(/^allow: GET, HEAD, OPTIONS$/m);
  });

  test.each(["/", "/stories/caf%C3%A9", "/api/books?search=100%", "/stories/a%2fb"])(
    "passes %s on",
    async (target) => {
      passedOn.length = 0;
      expect(await statusOf(target)).toBe(200);
      expect(passedOn).toEqual([target]);
      passedOn.length = 0;
    },
  );

  test.each([
    "/xyz",
    "/settings/xyz",
    "/stories/a/b",
    "/signin/abc?x=1",
    "/about.html",
    "/(.)signin",
    "/_not-found",
  ])("16.1: leads %s home", async (path) => {
    const { status, head, body } = await answerAt(path);
    expect([status, body]).toEqual([307, ""]);
    expect(head).toMatch(/^location: \/$/m);
    expect(passedOn).toEqual([]);
  });

  test.each(["/missing.png", "/_next/static/chunks/none.js", "/.well-known/change-password", "/robots.TXT"])(
    "16.1: says that there is no file %s",
    async (path) => {
      const { status, body } = await answerAt(path);
      expect([status, body]).toEqual([404, "Resource not found."]);
      expect(passedOn).toEqual([]);
    },
  );

  test("16.1: shows the page of missing posts under the address of one, and nowhere with 200", async () => {
    for (const path of ["/blog/zzz", "/blog/missing-post"]) {
      const { status, head, body } = await answerAt(path);
      expect([path, status, body]).toEqual([path, 404, "no such post"]);
      expect(head).toContain("content-security-policy: default-src 'self'\r\n");
      expect(head).toContain("cache-control: no-store");
    }
    expect(await answerAt("/blog/a-post")).toMatchObject({ status: 200, body: "a post" });
    expect(passedOn).toEqual([]);
  });

  test.each(["/%ff", `/${"a".repeat(9_000)}`])(
    "16.1: tells a person what is wrong with %.4s",
    async (path) => {
      const { head, body } = await answerAt(path);
      expect(head).toContain("content-type: text/html");
      expect(body).toContain('<a href="/">Back to Home</a>');
    },
  );

  test("16.52: a request that does not arrive is given up when its time is over", async () => {
    for (const start of [
      "GET / HTTP/1.1\r\nhost: local\r\n",
      "POST /api/books HTTP/1.1\r\nhost: local\r\n",
    ]) {
      expect(await answerTo(start)).toMatch(/^HTTP\/1\.1 408 /);
    }
  });

  test("16.57: tells of each request by its route's pattern", async () => {
    answered.length = 0;
    for (const path of ["/api/books/0199-secret?token=abc", "/blog/zzz", "/nobody@example.test", "/%ff"])
      await answerAt(path);
    await answerTo("hello\r\n\r\n");
    expect(answered.map(({ route, status }) => [route, status])).toEqual([
      ["/api/books/[id]", 200],
      ["/blog/[slug]", 404],
      ["(unknown)", 307],
      ["(unreadable)", 400],
      ["(unreadable)", 400],
    ]);
    // A request's own id is random and may have any letters in a row.
    const told = answered.map(({ requestId: _id, ...line }) => line);
    expect(JSON.stringify(told)).not.toMatch(/secret|abc|nobody|127\.0/);
    expect(answered.every(({ requestId }) => /^[0-9a-f-]{36}$/.test(requestId))).toBe(true);
  });
});
