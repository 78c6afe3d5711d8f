import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MUTATIONS, type Mutation } from "./mutations";

/**
 * Puts each fault into the product, runs the one test file that must find it, and takes the fault out again. Words after
 * the name pick faults. What is red without a failed test (a file that can't be read, say) found nothing.
 */
const words = process.argv.slice(2);
const wanted = MUTATIONS.filter(({ name }) => words.every((word) => name.includes(word)));
const REPORT = path.resolve("test-results/mutation.json");
mkdirSync(path.dirname(REPORT), { recursive: true });

const failedTests = (): number => {
  try {
    return (JSON.parse(readFileSync(REPORT, "utf8")) as { numFailedTests: number }).numFailedTests;
  } catch {
    return 0; // It ended without a report.
  }
};

function isFound({ file, from, to, found }: Mutation): boolean {
  const whole = readFileSync(file, "utf8");
  const putBack = () => {
    writeFileSync(file, whole);
  };
  // A signal ends the test first, and then us: by then it is out.
  process.once("exit", putBack);
  rmSync(REPORT, { force: true });
  try {
    writeFileSync(
      file,
      whole.replace(from, () => to),
    );
    const args = [
      "run",
      "--project",
      `${found.project}*`,
      found.by,
      "--bail=1",
      "--reporter=json",
      `--outputFile=${REPORT}`,
    ];
    spawnSync(path.resolve("node_modules/.bin/vitest"), args, { stdio: "ignore" });
    return failedTests() > 0;
  } finally {
    putBack();
    process.off("exit", putBack);
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    process.exit(130);
  });
}

const missed = wanted.filter((mutation) => {
  const found = isFound(mutation);
  process.stdout.write(`${found ? "found " : "MISSED"}  ${mutation.name} (${mutation.found.by})\n`);
  return !found;
});
process.stdout.write(`\n${wanted.length - missed.length} of ${wanted.length} found\n`);
process.exit(missed.length === 0 && wanted.length > 0 ? 0 : 1);
