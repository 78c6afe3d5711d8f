import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The command line of a running process; empty when there is none of this number. */
export function commandOf(pid: number): string {
  try {
    return process.platform === "linux"
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/** Who started a process; null where it has ended meanwhile. */
function parentOf(pid: number): number | null {
  try {
    // Its name stands in brackets, and may have some of its own.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return Number(parent);
  } catch {
    return null;
  }
}

/** The processes that another one has started itself and that run still. */
export function childrenOf(parent: number): number[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === parent);
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([pid = 0, by]) => (by === parent ? [pid] : []));
}
