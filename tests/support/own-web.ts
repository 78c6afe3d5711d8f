import { readFile } from "node:fs/promises";
import { startChild, type Child } from "@/scripts/local/child-process";
import { freePort } from "@/scripts/local/free-port";
import { WEB_ENVIRONMENT } from "@/scripts/local/process-launch";
import type { RunningSystem } from "@/scripts/local/system";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";

export type OwnWeb = {
  origin: string;
  /** Ends it as a crash would, and starts it again on the same port. */
  killAndRestart: () => Promise<void>;
  /** Megabytes that the process holds. */
  memory: () => Promise<number>;
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

/** One more web process of a running product, for a test that does to it what the others' must not suffer. */
export async function startOwnWeb(running: RunningSystem): Promise<OwnWeb> {
  const port = await freePort(Number(new URL(running.addresses.app).port) + 30);
  const origin = `http://127.0.0.1:${port}`;
  let isRunning = false;
  let child: Child;
  const start = async () => {
    const begun = startChild({
      name: "own web",
      args: ["--enable-source-maps", "dist/web.mjs"],
      env: { ...running.env, ...WEB_ENVIRONMENT, PORT: String(port) },
      onOutput: (line) => process.stderr.write(`[own web] ${line}\n`),
    });
    isRunning = true;
    void begun.ended.then(() => (isRunning = false));
    child = begun;
    await waitUntilReady(`${origin}/api/ready`, begun.ended);
    return begun;
  };
  child = await start();
  return {
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
    stop: () => child.stop(),
  };
}
