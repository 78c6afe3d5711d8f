import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "@/tests/support/launch-options";
import { PATIENCE_MS } from "@/tests/support/patience";
import { testSystem } from "@/tests/support/test-system";

/** For one thing that a browser does or is told: what a journey waits for longer, it says itself. */
const BROWSER_PATIENCE_MS = 180_000;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // With two, which wait for the product in turn, the cores stood idle for a fifth of the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: PATIENCE_MS,
  expect: { timeout: 60_000 },
  use: {
    baseURL: testSystem().app,
    // Left out, there is none: whatever never comes, an answer too, would take the whole time of its test and name nothing.
    actionTimeout: BROWSER_PATIENCE_MS,
    navigationTimeout: BROWSER_PATIENCE_MS,
    // Taking a trace of every journey costs a tenth of their time; a failed one leaves its last picture and what the page said.
    trace: process.env["TRACES"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
    // Nothing is waited for while it moves; the reader's and the orders' journeys take their steps with all that moves.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "chromium", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
  ],
});
