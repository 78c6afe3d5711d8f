import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { CHILD_OF_START } from "@/scripts/local/on-stop";

export type Child = {
  pid: number;
  /** Resolves with what the first line on standard output says; rejects with its last words if it ends before. */
  firstLine: Promise<string>;
  /** Resolves when the process has ended, however it ended. */
  ended: Promise<void>;
  /** Asks to end (SIGTERM) and waits. */
  stop: () => Promise<void>;
  /** Ends at once (SIGKILL) and waits; for tests of what a crash leaves behind. */
  kill: () => Promise<void>;
};

type ChildOptions = {
  name: string;
  args: string[];
  env: Record<string, string | undefined>;
  /** Gets whatever the process prints. */
  onOutput: (line: string) => void;
};

const KEPT_LINES = 20;

function linesOf(stream: Readable | null, onLine: (line: string) => void): void {
  let rest = "";
  stream?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString("utf8")).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  });
}

/** Starts a Node process of ours that ends with us: its standard input closes when this process is gone. */
export function startChild({ name, args, env, onOutput }: ChildOptions): Child {
  const child = spawn(process.execPath, args, {
    // Colours are for a terminal; beside NO_COLOR Node would also warn of them, in every child.
    env: { ...process.env, FORCE_COLOR: undefined, ...env, [CHILD_OF_START]: "1" },
    stdio: ["pipe", "pipe", "pipe"],
    // Ctrl-C reaches the whole group; we end our children in order instead.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  const kept: string[] = [];
  const firstLine = new Promise<string>((resolve, reject) => {
    const take = (line: string) => {
      kept.push(line);
      if (kept.length > KEPT_LINES) kept.shift();
      onOutput(line);
    };
    // What Node or a package warns of comes on the other stream, and may come first.
    linesOf(child.stdout, (line) => {
      resolve(line);
      take(line);
    });
    linesOf(child.stderr, take);
    child.once("error", reject);
    // Not "exit": what it said last may come after that.
    child.once("close", (code) => {
      reject(new Error(`${name} ended (${code ?? "killed"}) before it was ready:\n${kept.join("\n")}`));
    });
  });
  firstLine.catch(() => undefined);
  const end = (signal: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode === null) child.kill(signal);
    return ended;
  };
  return { pid: child.pid ?? 0, firstLine, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
