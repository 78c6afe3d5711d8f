import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFrontServer } from "./front-server";

let server: Server;
const passedOn: string[] = [];

beforeAll(async () => {
  const next = (request: { url?: string | undefined }, response: { end: () => unknown }) => {
    passedOn.push(request.url ?? "");
    response.end();
    return Promise.resolve();
  };
  server = createFrontServer({ pack: new Map(), next, isHttps: false }, () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
});

/** The status line's number for a request target that no HTTP client would send. */
async function statusOf(target: string): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nhost: local\r\nconnection: close\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

describe("the front server", () => {
  test.each(["/%ff", "/api/%ff", "/blog/%E0%A4", "/api/x%2", "//evil.example", "http://evil.example/"])(
    "refuses the path %s before anybody looks at it",
    async (target) => {
      expect(await statusOf(target)).toBe(400);
      expect(passedOn).toEqual([]);
    },
  );

  test("refuses an address without end", async () => {
    expect(await statusOf(`/${"a".repeat(9000)}`)).toBe(414);
  });

  test.each(["/", "/blog/caf%C3%A9", "/api/books?search=100%", "/a%2fb"])("passes %s on", async (target) => {
    passedOn.length = 0;
    expect(await statusOf(target)).toBe(200);
    expect(passedOn).toEqual([target]);
    passedOn.length = 0;
  });
});
