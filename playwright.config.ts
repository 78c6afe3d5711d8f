import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "@/scripts/test/find-chromium";
import { testSystem } from "@/tests/support/test-system";

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: testSystem().app,
    // Taking a trace of every journey costs a tenth of their time; a failed one leaves its last picture and what the page said.
    trace: process.env["TRACES"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(asRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "chromium", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
  ],
});
