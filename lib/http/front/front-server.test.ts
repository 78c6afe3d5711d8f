import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFrontServer } from "./front-server";

let server: Server;
const passedOn: string[] = [];

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
  server = createFrontServer(
    { pack: new Map(), next, isHttps: false, apiMethods: { "/api/books": ["GET"] } },
    () => undefined,
  );
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

  test.each(["/", "/blog/caf%C3%A9", "/api/books?search=100%", "/a%2fb"])("passes %s on", async (target) => {
    passedOn.length = 0;
    expect(await statusOf(target)).toBe(200);
    expect(passedOn).toEqual([target]);
    passedOn.length = 0;
  });
});
