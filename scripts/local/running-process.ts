import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

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
