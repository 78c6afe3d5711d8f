import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DATABASE_PATIENCE } from "@/tests/support/patience";
import { SPARING } from "@/tests/support/sparing";
import { copyDatabase, testDatabase, type TestDatabase } from "@/tests/support/test-database";
import { startSystem, type Addresses, type RunningSystem } from "@/scripts/local/system";

type TestSystem = Omit<RunningSystem, "addresses"> & { addresses: Addresses & { files: string } };
type TestSystemOptions = {
  env?: Record<string, string>;
  onOutput?: (name: string, line: string) => void;
  /** Where its database is made; left out, it is the run's, or a server of its own. */
  database?: TestDatabase;
};

/** The whole product with nothing kept, on ports of its own. Limits by address are off: all tests share one address. */
export async function startTestSystem(options: TestSystemOptions = {}): Promise<TestSystem> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "talewick-system-"));
  // Anywhere below the range of outgoing connections: several may be starting at the same time.
  const base = 20_000 + Math.floor(Math.random() * 300) * 40;
  const shared = options.database ?? testDatabase();
  const copy = shared && !process.env["DATABASE_URL"] ? await copyDatabase(shared) : null;
  const system = await startSystem({
    dataDir,
    ports: { app: base, database: base + 10, sandbox: base + 20 },
    throwAway: true,
    // A key in the shell must not have the tests write their stories elsewhere.
    env: {
      RATE_LIMITS: "off",
      OPENAI_API_KEY: "",
      ...SPARING,
      ...DATABASE_PATIENCE,
      ...(copy ? { DATABASE_URL: copy.url } : {}),
      ...options.env,
    },
    onOutput: options.onOutput ?? ((name, line) => process.stderr.write(`[${name}] ${line}\n`)),
  });
  return {
    ...system,
    addresses: { ...system.addresses, files: system.env["FILES_DIR"] ?? "" },
    stop: async () => {
      await system.stop();
      await copy?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
