import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll } from "vitest";
import { startChild, type Child } from "@/scripts/local/child-process";
import { claimPort } from "@/scripts/local/free-port";
import { WEB_ENVIRONMENT } from "@/scripts/local/process-launch";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";
import { DATABASE_PATIENCE } from "./patience";
import { workerDatabase, type TestSystem } from "./worker-database";

type OwnWeb = {
  origin: string;
  /** Ends it as a crash would, and starts it again on the same port. */
  killAndRestart: () => Promise<void>;
  /** Megabytes that the process holds. */
  memory: () => Promise<number>;
  isRunning: () => boolean;
  /** What it has written, line by line. */
  lines: string[];
  /** Tells it to stop, and waits until it has. */
  stop: () => Promise<void>;
};

/** A web process from the build on a private database, for a test that does to it what others' must not suffer. */
export type OwnSystem = TestSystem & { web: OwnWeb; secret: string };

/** The address at which the web process reaches its database, given the real one. */
type Line = (databaseUrl: string) => Promise<string>;

/** Ends by itself after the file's tests. `env` overrides settings of the web process. */
export async function ownSystem(env: Record<string, string> = {}, line?: Line): Promise<OwnSystem> {
  const secret = randomBytes(32).toString("hex");
  const system = await workerDatabase({ RATE_LIMITS: "off" });
  const port = await claimPort();
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const databaseUrl = line ? await line(system.databaseUrl) : system.databaseUrl;
  let isRunning = false;
  let child: Child;
  const start = async () => {
    child = startChild({
      name: "own web",
      args: ["dist/web.mjs"],
      env: {
        ...WEB_ENVIRONMENT,
        NODE_ENV: "production",
        TALEWICK_LOCAL: "true",
        RATE_LIMITS: "off",
        LOG_LEVEL: "fatal",
        OPENAI_API_KEY: "",
        APP_URL: origin,
        NEXTAUTH_URL: origin,
        PORT: String(port),
        AUTH_SECRET: secret,
        DATABASE_URL: databaseUrl,
        FILES_DIR: system.config.FILES_DIR,
        ...DATABASE_PATIENCE,
        ...env,
      },
      onOutput: (line) => {
        lines.push(line);
        if (env["LOG_LEVEL"] === undefined) process.stderr.write(`[own web] ${line}\n`);
      },
    });
    isRunning = true;
    void child.ended.then(() => (isRunning = false));
    await waitUntilReady(`${origin}/api/ready`, child.ended);
  };
  await start();
  // Before the database goes: hooks run newest first.
  afterAll(() => child.stop());
  const web: OwnWeb = {
    origin,
    killAndRestart: async () => {
      await child.kill();
      await start();
    },
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    isRunning: () => isRunning,
    lines,
    stop: () => child.stop(),
  };
  return { ...system, web, secret };
}
