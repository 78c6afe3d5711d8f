import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendReady } from "./send-ready";
import type { ReadyFile } from "./static-files";

const PAGE: ReadyFile = {
  ...{ type: "text/html", etag: '"abc"', cacheControl: "no-cache" },
  bodies: [{ encoding: null, bytes: Buffer.from("page") }],
};

const server = createServer((request, response) => {
  sendReady(request, response, PAGE, {});
});
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => server.close());

const ask = async (tag: string) => {
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { headers: { "if-none-match": tag } });
  return status;
};

test.each(['"abc"', 'W/"abc"', '"old", W/"abc"', "*"])("a copy known as %s is still good", async (tag) => {
  expect(await ask(tag)).toBe(304);
});

test.each(['"old"', 'W/"old", "older"', "abc"])("a copy known as %s is not", async (tag) => {
  expect(await ask(tag)).toBe(200);
});
