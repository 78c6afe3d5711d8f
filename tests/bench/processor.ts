import { readFile } from "node:fs/promises";

/** As Linux counts for every process, whatever the kernel's own clock. */
const TICKS_A_SECOND = 100;

/** Seconds of a core that a process has used so far, its own and the kernel's for it; Linux only. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name may contain spaces and ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
