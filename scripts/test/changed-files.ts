import { execFileSync } from "node:child_process";

/** The lines that git answers; `null` where it can't. */
function ask(folder: string, ...args: string[]): string[] | null {
  try {
    const said = execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return said.split("\n").filter(Boolean);
  } catch {
    return null;
  }
}

/** Where a change begins: where it left the main branch. On that branch nobody can say how many commits came with it. */
function beginningOf(folder: string): string | null {
  const [head] = ask(folder, "rev-parse", "HEAD") ?? [];
  for (const main of ["origin/main", "main"]) {
    const [base] = ask(folder, "merge-base", "HEAD", main) ?? [];
    if (base && base !== head) return base;
  }
  return null;
}

/**
 * Files that differ from where the change began, with what isn't committed yet. `null` where nobody can say: without git, or
 * on the main branch, which may have moved by any number of commits.
 */
export function changedFiles(folder = "."): string[] | null {
  const base = beginningOf(folder);
  if (!base) return null;
  const tracked = ask(folder, "diff", "--name-only", "--no-renames", base);
  const fresh = ask(folder, "ls-files", "--others", "--exclude-standard");
  return tracked && fresh ? [...tracked, ...fresh] : null;
}
