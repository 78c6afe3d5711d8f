import { readFileSync } from "node:fs";
import http from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { API_CALLS } from "@/tests/support/security/access-matrix";
import { PAGE_ROWS } from "@/tests/support/security/page-rows";
import { hostilePost } from "@/tests/support/security/hostile-posts";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { theCast, type Cast } from "@/tests/support/security/principals";
import { foreignWords } from "@/tests/support/security/tenant";
import { inParallel, type Shot } from "@/tests/support/security/wire";
import { goal } from "@/tests/support/goal";

let system: GuardedSystem;
let cast: Cast;
let visits = 0;
// Whatever can be made to call an address of the attacker's choice calls this one.
const listener = http.createServer((_, response) => {
  visits += 1;
  response.end();
});
let elsewhere = "";

beforeAll(async () => {
  system = await guardedSystem();
  cast = await theCast(system);
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  elsewhere = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => listener.close());

const buildId = readFileSync(".next/BUILD_ID", "utf8").trim();
const fill = (pattern: string, id: string) => pattern.replace(/\[[^\]]+\]/, id);

/** Addresses that hold something of somebody's. */
function protectedPaths(): string[] {
  return cast.tenants.flatMap(({ ids }) => [
    ...API_CALLS.filter(({ method }) => method === "GET").flatMap(({ rows }) =>
      rows.filter(({ who }) => who === "parent").map(({ names, at }) => at(names ? ids[names] : "")),
    ),
    ...Object.entries(PAGE_ROWS).flatMap(([pattern, row]) =>
      row === "open" ? [] : [typeof row === "object" ? fill(pattern, ids[row.names]) : pattern],
    ),
  ]);
}

const MIDDLEWARE = [
  "middleware",
  "src/middleware",
  "middleware:middleware:middleware:middleware:middleware",
  "pages/_middleware",
];
const mixCase = (text: string) =>
  Array.from(text, (char, index) => (index % 2 ? char.toUpperCase() : char)).join("");
const escape = (char: string) => `%${char.charCodeAt(0).toString(16)}`;

type Trick = (path: string) => Partial<Shot> & { path: string };

/** Each has let somebody past a guard, in Next or in front of it. */
const TRICKS: Trick[] = [
  ...MIDDLEWARE.map((name): Trick => (path) => ({ path, headers: { "x-middleware-subrequest": name } })),
  (path) => ({ path, headers: { "x-middleware-next": "1", "x-middleware-invoke": "1" } }),
  (path) => ({
    path: "/",
    headers: { "x-middleware-rewrite": path, "x-rewrite-url": path, "x-original-url": path },
  }),
  (path) => ({
    path: "/",
    headers: { "x-matched-path": path, "x-invoke-path": path, "x-invoke-output": path },
  }),
  (path) => ({
    path,
    headers: {
      "x-middleware-request-authorization": "Bearer x",
      "x-middleware-override-headers": "authorization",
    },
  }),
  (path) => ({ path: `${path}.rsc`, headers: { rsc: "1" } }),
  (path) => ({ path: `${path}?_rsc=1ld0r`, headers: { rsc: "1" } }),
  (path) => ({ path, headers: { rsc: "1", "next-router-prefetch": "1", "next-url": "/" } }),
  (path) => ({ path, headers: { rsc: "1", "next-router-segment-prefetch": "/_tree" } }),
  (path) => ({ path: `${path}.segments/_tree.segment.rsc`, headers: { rsc: "1" } }),
  (path) => ({ path, headers: { rsc: "1", "next-router-state-tree": "%5B%22%22%2C%7B%7D%5D" } }),
  (path) => ({ path: `${path}?nxtPid=${path.split("/").at(-1) ?? ""}` }),
  (path) => ({ path: `/stories/x?nxtPid=${path.split("/").at(-1) ?? ""}&nxtIid=1` }),
  (path) => ({ path: `/_next/data/${buildId}${path}.json`, headers: { "x-nextjs-data": "1" } }),
  (path) => ({ path, headers: { "x-nextjs-data": "1" } }),
  (path) => ({ path: `/en${path}` }),
  (path) => ({ path: `//${path.slice(1)}` }),
  (path) => ({ path: `/.${path}` }),
  (path) => ({ path: `/signin/..${path}` }),
  (path) => ({ path: `/%2e/${path.slice(1)}` }),
  (path) => ({ path: `/signin/%2e%2e${path}` }),
  (path) => ({ path: `/signin%2f..${path}` }),
  (path) => ({ path: path.replaceAll(/[ds]/g, escape) }),
  (path) => ({ path: `/${mixCase(path.slice(1))}` }),
  (path) => ({ path: `${path}/` }),
  (path) => ({ path: `${path}.` }),
  (path) => ({ path: `${path}%00` }),
  (path) => ({ path: `${path};x=y` }),
  (path) => ({ path: path.replaceAll("/", "\\") }),
  (path) => ({ path: `http://${elsewhere}${path}` }),
  (path) => ({ path, headers: { host: elsewhere } }),
  (path) => ({ path, headers: { "x-forwarded-host": elsewhere, "x-forwarded-proto": "http" } }),
  (path) => ({ path, headers: { forwarded: `host=${elsewhere};proto=http;for=127.0.0.1` } }),
  (path) => ({
    path,
    headers: { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", "x-talewick-peer": "127.0.0.1" },
  }),
  (path) => ({
    path,
    method: "POST",
    headers: { "x-http-method-override": "GET", "x-method-override": "GET" },
  }),
  (path) => ({
    path,
    method: "POST",
    body: "_method=GET",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  (path) => ({
    path,
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
  }),
  (path) => ({ path, method: "HEAD" }),
  (path) => ({ path: `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75` }),
  () => ({ path: `/_next/image?url=${encodeURIComponent(`http://${elsewhere}/`)}&w=640&q=75` }),
];

goal(
  { id: "S2", title: "ways around the framework's guard", quick: 600, full: 3000 },
  async ({ count, random, note }) => {
    const paths = protectedPaths();
    const dead = cast.principals.filter(({ tenant }) => tenant === null);
    const faults: string[] = [];
    const tries = Array.from({ length: count }, (_, index) => TRICKS[index % TRICKS.length] ?? TRICKS[0]);
    await inParallel(tries, 8, async (trick) => {
      const shot = trick?.(random.pick(paths));
      if (!shot) return;
      const { bearer, cookie } = random.pick(dead);
      const reply = await system.wire.send({ ...shot, token: bearer, cookie });
      const leaked = foreignWords(reply, cast.tenants);
      if (leaked.length > 0)
        faults.push(`${shot.path} ${JSON.stringify(shot.headers)} shows ${leaked.join(", ")}`);
      const location = reply.headers.location ?? "/";
      if (location.includes(elsewhere)) faults.push(`${shot.path} leads to ${location}`);
    });
    note("requests", count);
    note("tricks", TRICKS.length);
    note("outgoing connections", visits);
    expect(faults).toEqual([]);
    expect(visits).toBe(0);
  },
);

/** What comes back on a bare connection for these bytes, within a second. */
function onBareConnection(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(system.web.origin).port), "127.0.0.1");
    let answer = "";
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      resolve(answer);
    });
    socket.write(bytes);
  });
}

test("S2: asking for another protocol opens nothing and calls nobody", async () => {
  const upgrade =
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
  for (const path of [
    "/dashboard",
    "/api/children",
    `http://${elsewhere}/`,
    `//${elsewhere}/`,
    "/_next/webpack-hmr",
    "/",
  ]) {
    const answer = await onBareConnection(`GET ${path} HTTP/1.1\r\nhost: ${elsewhere}\r\n${upgrade}`);
    // An ordinary answer of the front server, with its headers.
    expect([path, /^HTTP\/1\.1 [234]/.test(answer), answer.includes("x-request-id")]).toEqual([
      path,
      true,
      true,
    ]);
    expect(cast.tenants.flatMap(({ canaries }) => canaries.filter((one) => answer.includes(one)))).toEqual(
      [],
    );
  }
  expect(visits).toBe(0);
  expect((await system.wire.send({ path: "/api/health" })).status).toBe(200);
});

test("S3: the build has no server actions", () => {
  const manifest = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8")) as {
    node: object;
    edge: object;
  };
  expect([manifest.node, manifest.edge]).toEqual([{}, {}]);
});

goal(
  { id: "S3", title: "hostile posts to server actions that don't exist", quick: 150, full: 5000 },
  async ({ count, random, note }) => {
    const times: number[] = [];
    const statuses = new Map<number, number>();
    await inParallel(Array.from({ length: count }), 8, async () => {
      const post = hostilePost(random);
      const begun = performance.now();
      const { status } = await system.wire.send(post);
      times.push(performance.now() - begun);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    times.sort((left, right) => left - right);
    note("requests", count);
    note("p99 ms", Math.round(times[Math.floor(times.length * 0.99)] ?? 0));
    note("statuses", [...statuses].map(([status, times_]) => `${status}×${times_}`).join(" "));
    expect([...statuses.keys()].filter((status) => ![400, 404, 405].includes(status))).toEqual([]);
    expect(times).toHaveLength(count);
    // None of them has taken the process along; what they cost it is `npm run bench -- hostile`.
    expect((await system.wire.send({ path: "/api/health" })).status).toBe(200);
  },
);

test("S3: the image optimizer answers nothing", async () => {
  for (const path of [
    "/_next/image",
    "/_next/image/",
    "/_next//image",
    "/_next/%69mage",
    "/_Next/image",
    "/x/../_next/image",
  ]) {
    const { status, headers } = await system.wire.send({ path: `${path}?url=%2Ficon.svg&w=640&q=75` });
    expect([path, status >= 300, String(headers["content-type"]).startsWith("image/")]).toEqual([
      path,
      true,
      false,
    ]);
  }
});
