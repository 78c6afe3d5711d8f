import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocalPostgres } from "@/scripts/database/local-postgres";
import { prepareDatabase } from "@/scripts/database/prepare-database";
import { withClient } from "./with-client";

/** Names, in the environment of tests, the server that all tiers of a run share. */
export const TEST_DATABASE = "TALEWICK_TEST_DATABASE";

export type TestDatabase = {
  /** Address of the server's `postgres` database. */
  server: string;
  /** A migrated, seeded database on it, which nobody is connected to. */
  template: string;
};

type Copy = { url: string; drop: () => Promise<void> };

const onServer = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
};

/** Below the range of outgoing connections; several suites may be starting at the same time. */
const somePort = (): number => 15_000 + Math.floor(Math.random() * 4000);

/** The server of the run that this process belongs to; null for whoever runs by itself. */
export function testDatabase(): TestDatabase | null {
  const given = process.env[TEST_DATABASE];
  return given ? (JSON.parse(given) as TestDatabase) : null;
}

/** A server and a template. DATABASE_URL has the template made on another server, e.g. an older PostgreSQL. */
export async function startTestDatabase(): Promise<TestDatabase & { stop: () => Promise<void> }> {
  const given = process.env["DATABASE_URL"];
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-test-"));
  const local = given
    ? null
    : await startLocalPostgres({ dataDir: folder, preferredPort: somePort(), throwAway: true });
  const server = given ?? local?.urlOf("postgres") ?? "";
  const template = `talewick_template_${process.pid}`;
  await prepareDatabase(onServer(server, template));
  return {
    server,
    template,
    stop: async () => {
      await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
      await local?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database of one's own, as the template is. Its files are copied: written page by page it takes four times as long. */
export async function copyDatabase({ server, template }: TestDatabase): Promise<Copy> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const asOwner = (statement: string) => withClient(server, (client) => client.query(statement));
  await asOwner(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: onServer(server, name),
    drop: async () => void (await asOwner(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
