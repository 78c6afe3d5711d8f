import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { buildProduct } from "@/scripts/build/build";
import { FULL_SIZE } from "@/tests/support/sparing";
import { startTestSystem } from "@/tests/support/start-test-system";
import type { TestAddresses } from "@/tests/support/test-system";
import { benchAlignment } from "./alignment";
import { benchArchive } from "./archive";
import { benchAudit } from "./audit";
import { benchBigAccount } from "./big-account";
import { benchEpub } from "./epub";
import type { Figure } from "./figure";
import { benchHostile } from "./hostile";
import { benchLanding } from "./landing";
import { benchLists } from "./lists";
import { benchMemory, residentMegabytes } from "./memory";
import { benchNarrated } from "./narrated";
import { benchNarration } from "./narration";
import { benchOutline } from "./outline";
import { benchPdf } from "./pdf";
import { benchSession } from "./session";
import { benchSignIn } from "./sign-in";
import { benchStories } from "./stories";
import { benchWebhooks } from "./webhooks";

const REPORT = "test-results/benchmarks.json";

await buildProduct();
const running = await startTestSystem({ env: FULL_SIZE });
const system = running.addresses as TestAddresses;
const atRest = await residentMegabytes(running.web.pid);

const benches: Record<string, () => Promise<Figure[]>> = {
  landing: () => benchLanding(running, system.app),
  lists: () => benchLists(system),
  "big-account": () => benchBigAccount(system),
  "sign-in": () => benchSignIn(running, system),
  session: () => benchSession(system),
  webhooks: () => benchWebhooks(system),
  stories: () => benchStories(running, system),
  outline: () => benchOutline(system),
  pdf: () => benchPdf(),
  epub: () => benchEpub(),
  archive: () => benchArchive(running, system),
  narration: () => benchNarration(),
  narrated: () => benchNarrated(),
  alignment: () => benchAlignment(),
  memory: () => benchMemory(running, system, atRest),
  hostile: () => benchHostile(running, system),
  // The last one: what it fills the database with would weigh on the others.
  audit: () => benchAudit(running, system),
};

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await bench()));
  }
} finally {
  await running.stop();
}

for (const { name, value, unit, goal, met } of figures) {
  const verdict = goal ? `${met ? "met   " : "MISSED"} ${goal}` : "";
  process.stdout.write(`${name.padEnd(52)} ${String(value).padStart(10)} ${unit.padEnd(5)} ${verdict}\n`);
}
await mkdir("test-results", { recursive: true });
await writeFile(REPORT, JSON.stringify({ cores: cpus().length, node: process.version, figures }, null, 2));
process.stdout.write(`\nwritten to ${REPORT}\n`);
process.exit(0);
