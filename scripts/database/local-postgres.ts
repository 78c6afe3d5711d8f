import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "@/scripts/local/free-port";
import { commandOf } from "@/scripts/local/running-process";

export type LocalPostgres = {
  port: number;
  /** The process that keeps the server. */
  pid: number;
  /** Address of a database on this server. */
  urlOf: (database: string) => string;
  /** Resolves when the server has ended, however it ended. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

type LocalPostgresOptions = {
  dataDir: string;
  preferredPort: number;
  /** Gives up crash safety for speed: tests only. */
  throwAway?: boolean;
};

// The server listens on loopback only; the password keeps other local users from guessing nothing at all.
const PASSWORD = "talewick-local";
/** Others may take a port between our look at it and the server's own. */
const PORT_TRIES = 5;
const PORT_TAKEN = /could not bind|Address already in use|could not create any TCP\/IP sockets/;
const CAPABILITIES = "+dac_read_search,+dac_override";

function postgresUser(): { uid: number; gid: number } {
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], {
      stdio: "ignore",
    });
    return { uid: idOf("-u"), gid: idOf("-g") };
  }
}

const ENTER = 0o001;

/** Whether a folder or one above it lets in its owner alone, as a home or a temporary folder often does. */
function isClosedToOthers(folder: string): boolean {
  const above = path.dirname(folder);
  return (statSync(folder).mode & ENTER) === 0 || (above !== folder && isClosedToOthers(above));
}

/**
 * PostgreSQL refuses to run as root. The `postgres` user may not be able to enter the folders above the checkout,
 * so the process keeps the two capabilities that let it pass them. PostgreSQL's programs look for each other by access(2)
 * besides, which leaves the capabilities of a user other than root out of account unless this bit is set.
 */
function unprivileged(dataDir: string, command: string[]): string[] {
  if (process.getuid?.() !== 0) return command;
  const { uid, gid } = postgresUser();
  chownSync(dataDir, uid, gid);
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  if (isClosedToOthers(process.cwd())) drop.push("--securebits=+no_setuid_fixup");
  return ["setpriv", ...drop, `--inh-caps=${CAPABILITIES}`, `--ambient-caps=${CAPABILITIES}`, ...command];
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let errors = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("ready")) resolve();
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once("error", reject);
    child.once("exit", () => {
      reject(new Error(`PostgreSQL did not start:\n${errors}`));
    });
  });
}

/** Ends a server on this folder whose keeper was killed: it would hold the folder against the next start. */
async function endOrphan(dataDir: string): Promise<void> {
  const text = await readFile(path.join(dataDir, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(text.split("\n", 1)[0]);
  const isOurs = () => pid > 0 && commandOf(pid).includes(dataDir);
  if (!isOurs()) return;
  process.kill(pid, "SIGINT");
  while (isOurs()) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Starts the embedded PostgreSQL with its data below `dataDir`; a second start keeps the data. */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const dataDir = path.resolve(options.dataDir);
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await endOrphan(dataDir);
  let preferred = options.preferredPort;
  for (let tries = 1; ; tries += 1) {
    const port = await freePort(preferred);
    try {
      return await startServer(dataDir, port, options);
    } catch (error) {
      if (tries === PORT_TRIES || !PORT_TAKEN.test(String(error))) throw error;
      preferred = port + 1;
    }
  }
}

async function startServer(
  dataDir: string,
  port: number,
  options: LocalPostgresOptions,
): Promise<LocalPostgres> {
  // All tests of a run share one server, each file and product with connections of its own.
  const speed = options.throwAway
    ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=400"]
    : ["max_connections=200"];
  const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...speed];
  const settings = JSON.stringify({ dataDir, port, password: PASSWORD, flags });
  const script = path.resolve("scripts/database/postgres-process.mjs");
  const [program = "", ...args] = unprivileged(dataDir, [process.execPath, script, settings]);
  // A group of its own, so that Ctrl-C in a terminal does not end it before those who still use it.
  const child = spawn(program, args, { stdio: "pipe", detached: true });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  await whenReady(child);
  return {
    port,
    pid: child.pid ?? 0,
    urlOf: (database) => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    ended,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}
