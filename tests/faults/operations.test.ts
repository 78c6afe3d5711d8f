import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { cookieName } from "@/lib/http/cookies";
import type { Context } from "@/lib/platform/context";
import { sealSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { claimPort } from "@/scripts/local/free-port";
import { signedInParent } from "@/tests/support/family";
import { ownSystem, type OwnSystem } from "@/tests/support/own-web";
import { openChromium } from "@/tests/support/security/chromium";
import { signedCaller } from "@/tests/support/signed-caller";
import { until } from "@/tests/support/until";

type Line = { msg: string; level: number } & Record<string, unknown>;

const NOBODY = "01890000-0000-7000-8000-000000000000";
let system: OwnSystem;
let parent: Context;
let figures = "";

beforeAll(async () => {
  const port = await claimPort();
  figures = `http://127.0.0.1:${port}/metrics`;
  system = await ownSystem({ LOG_LEVEL: "info", DRAIN_SECONDS: "3", WEB_METRICS_PORT: String(port) });
  parent = await signedInParent(system);
});

const linesOf = (requestId: string | null): Line[] =>
  system.web.lines
    .filter((line) => requestId !== null && line.includes(requestId))
    .map((line) => JSON.parse(line) as Line);
const at = (path: string, init: RequestInit = {}) =>
  fetch(`${system.web.origin}${path}`, { redirect: "manual", ...init });

async function sessionCookie() {
  if (parent.actor.kind !== "parent") throw new Error("nobody is signed in");
  const { sessionId, parentId } = parent.actor;
  const value = await sealSessionCookie(system.secret, { sessionId, parentId }, 600);
  return { name: cookieName(system.config, "session"), value, url: system.web.origin };
}

describe("what an operator sees", () => {
  test("16.57: one line for each request, by its route's pattern, with nothing of who asked for what", async () => {
    const { token } = await signedCaller(system, parent);
    const answer = await at(`/api/books/${NOBODY}?note=secret-words`, {
      headers: { authorization: `Bearer ${token ?? ""}`, "user-agent": "a browser of Robin's" },
    });
    const id = answer.headers.get("x-request-id");
    const [line] = await until("the line", () => (linesOf(id).length > 0 ? linesOf(id) : null));
    expect(line).toMatchObject({ msg: "request", method: "GET", route: "/api/books/[id]", status: 404 });
    expect(line?.["ms"]).toEqual(expect.any(Number));
    expect(JSON.stringify(line)).not.toMatch(/secret-words|01890000-0000-7000|Robin|127\.0\.0\.1/);
  });

  test("16.57, 16.1: a page that fails says so in the log, and shows the screen for it without a word in the console", async () => {
    const browser = await openChromium();
    const context = await browser.newContext();
    await context.addCookies([await sessionCookie()]);
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await system.db.$executeRaw`ALTER TABLE sessions RENAME TO sessions_away`;
    try {
      const answer = await page.goto(`${system.web.origin}/dashboard`);
      expect(answer?.status()).toBe(500);
      await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
      const id = answer?.headers()["x-request-id"] ?? null;
      const line = await until(
        "the line",
        () => linesOf(id).find(({ msg }) => msg === "page failed") ?? null,
      );
      expect(line).toMatchObject({
        method: "GET",
        route: "/dashboard",
        err: { message: expect.any(String) },
      });
    } finally {
      await system.db.$executeRaw`ALTER TABLE sessions_away RENAME TO sessions`;
      await browser.close();
    }
    // The browser repeats the status, and React (its error 441) that the server failed, without its words.
    const EXPECTED = /status of 500|React error #441/;
    expect(said.filter((text) => !EXPECTED.test(text))).toEqual([]);
  });

  test("16.58: figures on a port of their own, and nowhere else", async () => {
    await at(`/api/books/${NOBODY}`);
    const text = await (await fetch(figures)).text();
    expect(text).toMatch(
      /talewick_http_request_seconds_count\{method="GET",route="\/api\/books\/\[id\]",status="401"\} \d/,
    );
    expect(text).toContain("process_resident_memory_bytes");
    expect(text).not.toContain(NOBODY);
    expect((await at("/metrics")).status).toBe(307);
    expect((await at("/api/metrics")).status).toBe(404);
    expect((await fetch(figures.replace("/metrics", "/"))).status).toBe(404);
  });
});

/** A call whose second half is sent when it is asked for. */
async function slowCall(): Promise<{ finish: () => Promise<string> }> {
  const { hostname, port } = new URL(system.web.origin);
  const body = JSON.stringify({ email: "nobody@example.test", password: "a wrong guess" });
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    "POST /api/auth/login HTTP/1.1",
    "host: local",
    "content-type: application/json",
    `content-length: ${body.length}`,
    "",
    body.slice(0, 10),
  ];
  socket.write(head.join("\r\n"));
  return {
    finish: async () => {
      socket.write(body.slice(10));
      const [answer] = (await once(socket, "data")) as [Buffer];
      socket.destroy();
      return answer.toString();
    },
  };
}

test("16.56: told to stop, it says so first, answers what comes meanwhile and what runs, and then ends", async () => {
  const slow = await slowCall();
  expect((await at("/api/ready")).status).toBe(200);
  const stopped = system.web.stop();
  const unready = await until("503", async () => {
    const answer = await at("/api/ready");
    return answer.status === 503 ? answer : null;
  });
  expect(Number(unready.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await unready.json()).toMatchObject({ code: "UNAVAILABLE" });
  const late = await at("/api/payments/plans");
  expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);
  expect(await slow.finish()).toMatch(/^HTTP\/1\.1 401 /);
  await stopped;
  await expect(at("/api/ready")).rejects.toThrow();
});
