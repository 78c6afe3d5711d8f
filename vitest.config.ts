import path from "node:path";
import { defineConfig } from "vitest/config";
import { ensureContent, ensureDrawings } from "./scripts/ensure-dependencies.mjs";
import { splitByProcess } from "./scripts/test/alone.ts";
import SlowFirst from "./scripts/test/slow-first.ts";
import { PATIENCE_MS, STEP_PATIENCE_MS } from "./tests/support/patience.ts";

// Whoever runs a single test file has the drawings that its catalogue names, and the content as it is.
ensureDrawings();
ensureContent();

const root = import.meta.dirname;
const resolve = {
  alias: {
    "@": root,
    // Outside Next the marker package would refuse to load.
    "server-only": path.join(root, "node_modules/server-only/empty.js"),
  },
};
const project = (name: string, include: string[]) => ({
  name,
  include,
  environment: "node" as const,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  // Left to itself, `expect.poll` gives up after a second.
  expect: { poll: { timeout: STEP_PATIENCE_MS } },
  // One for each core; left to itself the runner keeps a core back, which is half of two.
  maxWorkers: 2,
  // As the product does (scripts/local/compile-patterns-once.ts).
  execArgv: ["--no-regexp-tier-up"],
});

/** For files that wait for a part of their time: for a time limit to pass, for a process to start or to die. */
const WAITING = { maxWorkers: 3 };

const againstProduct = (name: string) => ({
  ...project(name, [`tests/${name}/**/*.test.ts`]),
  pool: "forks" as const,
});

/** A third of what these take is loading what they import, so that those which leave no trace share a process. */
const unit = splitByProcess(
  ["{app,components,emails,lib,prisma,sandbox,scripts}/**/*.test.{ts,tsx}", "tests/eval/**/*.test.ts"],
  root,
);

export default defineConfig({
  resolve,
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // A failure says what was there, in full: "[ Array(1) ]" says nothing to whoever has only the log.
    chaiConfig: { truncateThreshold: 2000 },
    sequence: { sequencer: SlowFirst },
    projects: [
      { resolve, test: { ...project("unit", unit.together), isolate: false } },
      { resolve, test: project("unit-alone", unit.alone) },
      { resolve, test: project("architecture", ["tests/architecture/**/*.test.ts"]) },
      {
        resolve,
        test: {
          ...project("integration", ["tests/integration/**/*.test.ts"]),
          ...WAITING,
          globalSetup: "tests/support/database-setup.ts",
          pool: "forks" as const,
          isolate: false,
        },
      },
      { resolve, test: { ...againstProduct("contract"), isolate: false } },
      // Voices of other programs, fetched by the nightly run alone.
      { resolve, test: againstProduct("speech") },
      // Checkers of markup and links, fetched by the nightly run, too.
      { resolve, test: againstProduct("site") },
      // Checkers of e-books, fetched by the nightly run as well.
      { resolve, test: againstProduct("books") },
      // Goals with figures: quick on every change, whole before a release (tests/support/goal.ts).
      ...["security", "payments", "faults"].map((name) => ({
        resolve,
        test: {
          ...againstProduct(name),
          ...(name === "faults" ? WAITING : {}),
          globalSetup: "tests/support/database-setup.ts",
        },
      })),
    ],
  },
});
