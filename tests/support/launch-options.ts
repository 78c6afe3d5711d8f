import type { LaunchOptions } from "@playwright/test";
import { findHeadlessShell } from "@/scripts/test/find-chromium";

const asRoot = process.getuid?.() === 0;

/** How the journeys start a browser. */
export const launchOptions = (executablePath = findHeadlessShell()): LaunchOptions => ({
  executablePath,
  args: [
    ...(asRoot ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A page lives for seconds here: making its scripts fast costs an eighth of a journey and never pays.
    "--js-flags=--no-opt,--no-maglev,--no-sparkplug",
    "--num-raster-threads=1",
  ],
});
