import "server-only";
import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

type Aside = {
  /** The folder of the script: all that the process may read. */
  folder: string;
  script: string;
  args?: string[];
  input: Uint8Array;
  /** Of what JavaScript holds. */
  heapMb: number;
  timeoutMs: number;
};

/**
 * Gives bytes of strangers to a process of its own, which ends with its answer. It may read its own folder and nothing
 * else, and knows no setting of ours. `code` is `null` where a signal ended it, such as after `timeoutMs`.
 */
export async function runAside(aside: Aside): Promise<{ code: number | null; text: string }> {
  const { folder, script, args = [], input, heapMb, timeoutMs } = aside;
  const flags = ["--permission", `--allow-fs-read=${folder}/`, `--max-old-space-size=${heapMb}`];
  const child = spawn(process.execPath, [...flags, `${folder}/${script}`, ...args], {
    // None of ours.
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  // One that dies early leaves a broken pipe; its end says all.
  child.stdin.on("error", () => undefined).end(input);
  const [text, code] = await Promise.all([buffer(child.stdout), ended]);
  return { code, text: text.toString() };
}
