import { spawn, type ChildProcess } from "node:child_process";
import { CHILD_OF_START } from "@/scripts/local/on-stop";

export type Child = {
  pid: number;
  /** Resolves with what the first line on standard output says. */
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

function linesOf(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString("utf8")).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(onLine);
    });
  }
}

/** Starts a Node process of ours that ends with us: its standard input closes when this process is gone. */
export function startChild({ name, args, env, onOutput }: ChildOptions): Child {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, [CHILD_OF_START]: "1" },
    stdio: ["pipe", "pipe", "pipe"],
    // Ctrl-C reaches the whole group; we end our children in order instead.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  const recent: string[] = [];
  const firstLine = new Promise<string>((resolve, reject) => {
    linesOf(child, (line) => {
      recent.push(line);
      resolve(line);
      onOutput(line);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      reject(
        new Error(
          `${name} ended (${code ?? "killed"}) before it was ready:\n${recent.slice(-20).join("\n")}`,
        ),
      );
    });
  });
  firstLine.catch(() => undefined);
  const end = (signal: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode === null) child.kill(signal);
    return ended;
  };
  return { pid: child.pid ?? 0, firstLine, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
