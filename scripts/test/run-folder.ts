import { chmodSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { makeFolder } from "./make-folder.mjs";

/** Compiles for this process, and ends with it. */
const HELPER = /esbuild --service=/u;

/** A folder of the run's own for whatever its tests keep for a while; whom it starts is known by it. */
export type RunFolder = {
  /** Ends, at once, every process that was started in this run and is still there. @returns their command lines */
  endLeftovers: () => string[];
  remove: () => void;
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // It has ended meanwhile, or is somebody else's.
  }
};

/** Processes whose environment names the folder; none where the system doesn't tell (it is Linux that does). */
function processesOf(folder: string): number[] {
  const mark = `\0TMPDIR=${folder}\0`;
  try {
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid)
      .filter((pid) => `\0${textOf(`/proc/${pid}/environ`)}`.includes(mark));
  } catch {
    return [];
  }
}

/**
 * Makes the folder and has this process and its children use it.
 * @throws an Error that says what to do
 */
export function openRunFolder(): RunFolder {
  const folder = makeFolder();
  // The container's user goes through it to what is theirs; nobody else can list it.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const endLeftovers = () => {
    const left = processesOf(folder).map((pid) => {
      const command = textOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        return ""; // It was quicker.
      }
      return command;
    });
    return left.filter((command) => command !== "" && !HELPER.test(command));
  };
  return { endLeftovers, remove };
}
