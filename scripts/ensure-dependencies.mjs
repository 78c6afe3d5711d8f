// Runs before anything is installed: Node's own modules only, and any Node from 20.19 on.
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(path.dirname(new URL(import.meta.url).pathname));
const stamp = path.join(root, "node_modules/.talewick-lock");

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Talewick needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs from the lock file unless that was done already. Returns the path of the pinned Node. */
export function ensureDependencies() {
  checkNode();
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(stamp) && readFileSync(stamp, "utf8") === lock;
  if (!installed) {
    console.log("Installing dependencies …");
    const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) {
      console.error("npm ci failed; see above.");
      process.exit(status ?? 1);
    }
    writeFileSync(stamp, lock);
  }
  return path.join(root, "node_modules/.bin/node");
}

/** Runs a TypeScript entry on the pinned Node; passes signals on and exits as it exits. */
export async function runOnPinnedNode(entry) {
  const node = ensureDependencies();
  const { spawn } = await import("node:child_process");
  const bin = path.join(root, "node_modules/.bin");
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    // Outside Next the package `server-only` refuses to load; this configuration leaves it out.
    TSX_TSCONFIG_PATH: path.join(root, "tsconfig.scripts.json"),
  };
  const child = spawn(node, ["--import", "tsx", entry, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}
