import path from "node:path";
import { defineConfig } from "vitest/config";
import { ensureDrawings } from "./scripts/ensure-dependencies.mjs";

// Whoever runs a single test file has the drawings that its catalogue names.
ensureDrawings();

const root = import.meta.dirname;
const resolve = {
  alias: {
    "@": root,
    // Outside Next the marker package would refuse to load.
    "server-only": path.join(root, "node_modules/server-only/empty.js"),
  },
};
const project = (name: string, include: string[]) => ({ name, include, environment: "node" as const });

const againstProduct = (name: string) => ({
  ...project(name, [`tests/${name}/**/*.test.ts`]),
  pool: "forks" as const,
  maxWorkers: 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
});

export default defineConfig({
  resolve,
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    projects: [
      {
        resolve,
        test: project("unit", [
          "{app,components,emails,lib,prisma,sandbox,scripts}/**/*.test.{ts,tsx}",
          "tests/eval/**/*.test.ts",
        ]),
      },
      { resolve, test: project("architecture", ["tests/architecture/**/*.test.ts"]) },
      {
        resolve,
        test: {
          ...project("integration", ["tests/integration/**/*.test.ts"]),
          globalSetup: "tests/support/database-setup.ts",
          pool: "forks" as const,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { resolve, test: againstProduct("contract") },
      // Goals with figures: quick on every change, whole before a release (tests/support/goal.ts).
      ...["security", "payments", "faults"].map((name) => ({
        resolve,
        test: { ...againstProduct(name), globalSetup: "tests/support/database-setup.ts" },
      })),
    ],
  },
});
