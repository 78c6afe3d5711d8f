import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startLocalPostgres, type LocalPostgres } from "@/scripts/database/local-postgres";
import { freePort } from "@/scripts/local/free-port";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";

let folder: string;
let server: LocalPostgres | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "talewick-postgres-"));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const somePort = () => 14_500 + Math.floor(Math.random() * 400);
const dataDir = () => path.join(folder, "postgres");
const start = (preferredPort: number) =>
  startLocalPostgres({ dataDir: dataDir(), preferredPort, throwAway: true });
const postmaster = async () =>
  Number((await readFile(path.join(dataDir(), "postmaster.pid"), "utf8")).split("\n", 1)[0]);
const answers = ({ urlOf }: LocalPostgres) =>
  withClient(urlOf("postgres"), async (client) => (await client.query("SELECT 1")).rowCount);

test("16.12: whose port is taken while it is being made moves to the next one", async () => {
  const wanted = await freePort(somePort());
  const starting = start(wanted);
  // The folder is being filled: the port was free when it was looked at, and isn't any more.
  await until("the folder to be made", () => existsSync(path.join(dataDir(), "PG_VERSION")) || null);
  const other = createServer().listen(wanted, "127.0.0.1");
  await once(other, "listening");
  server = await starting;
  other.close();
  expect(server.port).toBeGreaterThan(wanted);
  expect(await answers(server)).toBe(1);
});

test("16.43: a server that is killed is noticed, and starts again with what it had", async () => {
  server = await start(somePort());
  process.kill(await postmaster(), "SIGKILL");
  await server.ended;
  server = await start(somePort());
  expect(await answers(server)).toBe(1);
});

test("16.43: a server whose keeper was killed doesn't hold its folder against the next start", async () => {
  const first = await start(somePort());
  const orphan = await postmaster();
  process.kill(first.pid, "SIGKILL");
  await first.ended;
  server = await start(somePort());
  expect(await postmaster()).not.toBe(orphan);
  expect(await answers(server)).toBe(1);
});
