import { execFileSync } from "node:child_process";
import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { claimPort } from "@/scripts/local/free-port";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";
import { ownContainer, type OwnContainer, type Running } from "@/tests/support/container/own-container";
import { listOf, stepsOf } from "@/tests/support/container/read-dockerfile";
import { isFullRun } from "@/tests/support/goal";
import { aFamily, aWish } from "@/tests/support/orders";
import { signedCaller } from "@/tests/support/signed-caller";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

// 16.59: what a container would do, as far as it can be done without one. The quick run takes this checkout's build for
// the image's; the full one builds it with the Dockerfile's commands in a clean folder.
type Services = Record<string, { command?: string[]; healthcheck?: { test: string[] } }>;
const { services } = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as { services: Services };
const commandOf = (service: string): string[] => services[service]?.command ?? [];

const SECRET = "an-auth-secret-of-this-test-and-nothing-else";
let system: TestSystem;
let container: OwnContainer;
let origin: string;
let figures: string;
let web: Running;
let worker: Running;

const filesOfImage = () =>
  execFileSync("find", [container.app, "-printf", "%p %T@ %s\n"], { maxBuffer: 64 * 1024 * 1024 }).toString();
const healthOf = (service: string): string[] =>
  services[service]?.healthcheck?.test.slice(1).map((word) => word.replaceAll("$$", "$")) ??
  listOf(stepsOf(container.image, "HEALTHCHECK").at(-1));
const ask = async (service: string) => (await container.start(healthOf(service)).ended).code;

beforeAll(async () => {
  system = await workerDatabase({ RATE_LIMITS: "off" });
  const port = await claimPort();
  origin = `http://127.0.0.1:${port}`;
  figures = String(await claimPort());
  container = await ownContainer(
    system.config.FILES_DIR,
    {
      TALEWICK_LOCAL: "true",
      HOST: "127.0.0.1",
      PORT: String(port),
      APP_URL: origin,
      AUTH_SECRET: SECRET,
      DATABASE_URL: system.databaseUrl,
      RATE_LIMITS: "off",
      WORKER_METRICS_PORT: figures,
    },
    isFullRun() ? { APP_URL: origin } : undefined,
  );
}, 1_500_000);

describe("16.59: the image's commands, as its user, where nothing of it can be written", () => {
  let before: string;

  test("its user can't write what the image holds", async () => {
    before = filesOfImage();
    const tries = `require("node:fs").writeFileSync("dist/web.mjs", "")`;
    expect((await container.start(["node", "-e", tries]).ended).code).toBe(1);
    expect(filesOfImage()).toBe(before);
  });

  test("migrate, web and worker start, and their health checks say so", async () => {
    expect(await ask("web")).toBe(1);
    expect(await ask("worker")).toBe(1);
    expect((await container.start(commandOf("migrate")).ended).code).toBe(0);
    web = container.start(listOf(stepsOf(container.image, "CMD").at(-1)));
    worker = container.start(commandOf("worker"));
    await waitUntilReady(
      `${origin}/api/ready`,
      web.ended.then(() => undefined),
    );
    await until("the worker's health", async () => (await ask("worker")) === 0 || null);
    expect(await ask("web")).toBe(0);
  });

  test("pages are served, a story is made, and its PDF is made from the image's fonts", async () => {
    for (const page of ["/", "/register", "/opengraph-image", "/openapi.json"])
      expect([page, (await fetch(origin + page)).status]).toEqual([page, 200]);
    const { ctx, childId } = await aFamily(system);
    const { id } = await requestBook(ctx, { input: aWish(childId), idempotencyKey: "in-a-container" });
    const { bookId } = await until("the story", async () =>
      system.db.bookRequest.findFirst({ where: { id, status: "COMPLETED" } }),
    );
    const parent = await signedCaller({ web: { origin }, secret: SECRET }, ctx);
    const pdf = await parent.call("GET", `/api/books/${bookId ?? ""}/pdf`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  test("the doctor looks at it from inside", async () => {
    const { said } = await container.start(["node", "dist/doctor.mjs"]).ended;
    for (const part of ["configuration", "database", "queue", "storage", "clock"])
      expect(said).toMatch(new RegExp(`^ok   ${part} `, "m"));
  });

  test("told to stop, both end by themselves, and the image is as it was", async () => {
    const ends = await Promise.all([web.stop(), worker.stop()]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(filesOfImage()).toBe(before);
  });
});
