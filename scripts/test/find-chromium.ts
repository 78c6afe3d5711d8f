import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const SHELL_PACKAGE = "chromium-headless-shell";
const SHELL = `/usr/bin/${SHELL_PACKAGE}`;
/** A slow line, or another installation that holds the lock. */
const INSTALL_MS = 900_000;
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=600"];

function installed(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  const candidates = [...(given ? [given] : []), ...SYSTEM, chromium.executablePath()];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** Debian's packages, when this is Debian and we may install. */
function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write(`Installing ${names.join(", ")} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", ...WAIT_FOR_LOCK, ...args], {
      env,
      stdio: "ignore",
      timeout: INSTALL_MS,
    });
  try {
    aptGet("update");
    aptGet("install", "-y", ...names);
  } catch {
    process.stdout.write("apt-get could not install them.\n");
  }
}

/** The path of a Chromium that is there. @throws an Error that says what to do */
export function findChromium(): string {
  const known = installed();
  if (known) return known;
  throw new Error(
    "The browser tests need Chromium. Run `npx playwright install chromium`, or install your system's package, or set CHROMIUM_PATH.",
  );
}

/**
 * The path of Chromium's build without a window, which needs a quarter less of a core for the same journeys (no toolbar, no
 * viewer of PDFs), or where that isn't there, of the other.
 */
export const findHeadlessShell = (): string =>
  !process.env["CHROMIUM_PATH"] && existsSync(SHELL) ? SHELL : findChromium();

/**
 * Brings both where they aren't there and we may install. Once, before a run: tests only look for them.
 * @throws an Error that says what to do, where there is no Chromium after it
 */
export function installBrowsers(): void {
  const missing = [...(installed() ? [] : ["chromium"]), ...(existsSync(SHELL) ? [] : [SHELL_PACKAGE])];
  if (!process.env["CHROMIUM_PATH"] && missing.length > 0) installPackages(missing);
  findChromium();
}
