import type { TestProject } from "vitest/node";
import { bundleAligner } from "@/scripts/build/bundle-aligner";
import { bundleVoices } from "@/scripts/build/bundle-voices";
import { startTestDatabase, testDatabase } from "./test-database";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the server's `postgres` database. */
    databaseServer: string;
    templateDatabase: string;
  }
}

const nothing = () => Promise.resolve();

/** One server and one migrated, seeded template for all workers, which is the whole run's if there is one; each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Workers of tests read stories aloud, and listen to what was recorded, as any worker does.
  await Promise.all([bundleVoices(), bundleAligner()]);
  const shared = testDatabase();
  const { server, template, stop } = shared ? { ...shared, stop: nothing } : await startTestDatabase();
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
  return stop;
}
