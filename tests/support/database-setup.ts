import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundleAligner } from "@/scripts/build/bundle-aligner";
import { bundleVoices } from "@/scripts/build/bundle-voices";
import { startLocalPostgres } from "@/scripts/database/local-postgres";
import { prepareDatabase } from "@/scripts/database/prepare-database";
import { withClient } from "./with-client";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the server's `postgres` database. */
    databaseServer: string;
    templateDatabase: string;
  }
}

const TEMPLATE = "talewick_template";

const onServer = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
};

/** Below the range of outgoing connections; several suites may be starting at the same time. */
const somePort = (): number => 15_000 + Math.floor(Math.random() * 4000);

/** One server and one migrated, seeded template for all workers; each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Workers of tests read stories aloud, and listen to what was recorded, as any worker does.
  await Promise.all([bundleVoices(), bundleAligner()]);
  // DATABASE_URL runs the same tests against another server, e.g. an older PostgreSQL.
  const given = process.env["DATABASE_URL"];
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-test-"));
  const local = given
    ? null
    : await startLocalPostgres({ dataDir: folder, preferredPort: somePort(), throwAway: true });
  const server = given ?? local?.urlOf("postgres") ?? "";
  const template = `${TEMPLATE}_${process.pid}`;
  await prepareDatabase(onServer(server, template));
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
  return async () => {
    await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
    await local?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
