import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

function run(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export type SmallDisk = {
  folder: string;
  /** Every file on it, by path below the folder. */
  files: () => Promise<string[]>;
};

/** A disk of its own with room for so many kilobytes; `null` where nobody may mount one. Gone after the file's tests. */
export async function smallDisk(kilobytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-disk-"));
  const isMounted = run("mount", "-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder);
  afterAll(async () => {
    if (isMounted) run("umount", "--lazy", folder);
    await rm(folder, { recursive: true, force: true });
  });
  if (!isMounted) return null;
  return {
    folder,
    files: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    },
  };
}

/** How many files and sockets a running process may have open; `null` for as many as ever. False where it can't be set. */
export const limitHandles = (pid: number, most: number | null): boolean =>
  run("prlimit", "--pid", String(pid), `--nofile=${most ?? 4096}:`);
