import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const SHELL = "/usr/bin/chromium-headless-shell";
const INSTALL_MS = 180_000;

function installed(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  const candidates = [...(given ? [given] : []), ...SYSTEM, chromium.executablePath()];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** Debian's package, when this is Debian and we may install. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write(`Installing ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { env, stdio: "ignore", timeout: INSTALL_MS });
    execFileSync("apt-get", ["install", "-y", "-qq", name], { env, stdio: "ignore", timeout: INSTALL_MS });
  } catch {
    process.stdout.write("apt-get could not install it.\n");
  }
}

/** The path of a Chromium, installed if need be. @throws an Error that says what to do */
export function findChromium(): string {
  const known = installed();
  if (known) return known;
  installPackage("chromium");
  const now = installed();
  if (now) return now;
  throw new Error(
    "The browser tests need Chromium. Run `npx playwright install chromium`, or install your system's package, or set CHROMIUM_PATH.",
  );
}

/**
 * The path of Chromium's build without a window, which needs a quarter less of a core for the same journeys (no toolbar, no
 * viewer of PDFs), or where that isn't to be had, of the other.
 */
export function findHeadlessShell(): string {
  if (process.env["CHROMIUM_PATH"]) return findChromium();
  if (!existsSync(SHELL)) installPackage("chromium-headless-shell");
  return existsSync(SHELL) ? SHELL : findChromium();
}
