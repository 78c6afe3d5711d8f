import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildProduct } from "@/scripts/build/build";
import { claimFolder } from "@/scripts/local/claim-folder";
import { whatToDo } from "@/scripts/local/what-to-do";
import { startSystem, type Addresses } from "@/scripts/local/system";

const DATA = path.resolve(".data");
const RUN_FILE = path.join(DATA, "run.json");
const PORTS = { app: 3000, database: 5433, sandbox: 4000 };

const say = (line: string) => process.stdout.write(`${line}\n`);

function announce({ app, mail, stripe, database }: Addresses): void {
  const wanted = Number(process.env["PORT"] ?? PORTS.app);
  if (!process.env["APP_URL"] && !app.endsWith(`:${wanted}`))
    say(`Port ${wanted} is taken; this one is free:`);
  say("");
  say(`  Talewick   ${app}`);
  if (mail) say(`  Mailbox    ${mail}`);
  if (stripe) say(`  Payments   ${stripe} (sandbox)`);
  say(`  Database   ${database}`);
  say("");
  say("Ctrl-C stops all of it.");
}

if (existsSync(".env")) process.loadEnvFile(".env");

// A Ctrl-C while parts are still starting waits for them and stops them.
const stopAsked = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      resolve();
    });
  }
});

/** @returns the part that ended by itself, if one did */
async function run(): Promise<string | null> {
  await mkdir(DATA, { recursive: true });
  process.on("exit", claimFolder(DATA));
  say("Building …");
  if (!(await buildProduct())) say("Nothing changed since the last build.");
  say("Starting …");
  const system = await startSystem({
    dataDir: DATA,
    ports: { ...PORTS, app: Number(process.env["PORT"] ?? PORTS.app) },
    onOutput: (name, line) => process.stderr.write(`[${name}] ${line}\n`),
  });
  await writeFile(RUN_FILE, JSON.stringify(system.addresses, null, 2));
  announce(system.addresses);

  const ended = await Promise.race([stopAsked.then(() => null), system.firstEnd]);
  if (ended)
    say(
      `The ${ended} has ended by itself; stopping the rest. What was saved is kept: \`npm start\` goes on.`,
    );
  await system.stop();
  await rm(RUN_FILE, { force: true });
  return ended;
}

const ended = await run().catch((error: unknown) => {
  say(whatToDo(error));
  return "start";
});
process.exit(ended === null ? 0 : 1);
