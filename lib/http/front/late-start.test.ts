import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFrontServer } from "./front-server";

let server: Server;
let origin: string;
/** What Next was told that the caller reads. */
let asked: (string | undefined)[] = [];

const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? "";

beforeAll(async () => {
  const next = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.headers["accept-encoding"]);
    const nonce = nonceIn(request.headers["content-security-policy"]);
    response.statusCode = request.url === "/status?away" ? 503 : 200;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("vary", "rsc");
    // As Next's compression does, before the first piece.
    response.writeHead(response.statusCode);
    response.write('<html><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/a.js"/>');
    // In the middle of a letter of two bytes.
    response.write(Buffer.from([0xc3]));
    response.write(Buffer.from([0xa4]));
    response.end(
      `</head><body><script nonce="${nonce}">said()</script><script src="/a.js" nonce="${nonce}" id="_R_"></script></body></html>`,
    );
    return Promise.resolve();
  };
  server = createFrontServer({
    pack: new Map(),
    next,
    isHttps: false,
    apiMethods: {},
    pages: ["/status", "/dashboard"],
    lateStarts: { routes: ["/status"], firstIntent: "intent()", keepTheme: "theme()" },
    onError: () => undefined,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const TAKES = ["br", "gzip", "identity"];

test.each(TAKES)(
  "a public page made on request goes out without script files, to who reads %s",
  async (takes) => {
    asked = [];
    const answer = await fetch(`${origin}/status`, { headers: { "accept-encoding": takes } });
    const nonce = nonceIn(answer.headers.get("content-security-policy"));
    expect(nonce).not.toBe("");
    expect(await answer.text()).toBe(
      `<html><head><meta charSet="utf-8"/><script nonce="${nonce}">theme()</script>ä</head><body><script nonce="${nonce}">said()</script>` +
        `<script nonce="${nonce}" data-chunks="[[&quot;/a.js&quot;,&quot;_R_&quot;]]">intent()</script></body></html>`,
    );
    expect(answer.headers.get("content-encoding")).toBe(takes === "identity" ? null : takes);
    expect(answer.headers.get("vary")).toBe("rsc, accept-encoding");
    expect(asked).toEqual([undefined]);
  },
);

test.each([
  ["a fault", "/status?away", {}],
  ["what a link within the site asks for", "/status", { rsc: "1" }],
  ["any other page", "/dashboard", {}],
])("%s goes out as it was written", async (_, path, headers) => {
  const answer = await fetch(origin + path, { headers });
  expect(answer.status).toBe(path.endsWith("away") ? 503 : 200);
  expect(await answer.text()).toContain('<script src="/a.js"');
});

test("who asks for the head alone gets no body", async () => {
  const answer = await fetch(`${origin}/status`, { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("");
});
