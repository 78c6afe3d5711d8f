import { mkdir, rm } from "node:fs/promises";
import { loadavg } from "node:os";
import { claimCheckout } from "./claim-checkout";
import { databaseAtHand } from "./database-at-hand";
import { checked, type TierResult } from "./outcome";
import { tellFailures, tellUnsteady } from "./print-failures";
import { printGoals } from "./print-goals";
import { tellResults } from "./print-results";
import { printTimes } from "./print-times";
import { productAtHand } from "./product-at-hand";
import { openRunFolder, type RunFolder } from "./run-folder";
import { tryAgain } from "./second-try";
import { answersTier, isTestFile, listTiers, prepareMachine, runInOrder, type Tier } from "./tiers";

const say = (text: string) => process.stdout.write(text);

async function runTier({ name, run }: Tier): Promise<TierResult> {
  say(`── ${name} begins ──\n`);
  const begun = Date.now();
  const outcome = await run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    say(`${message}\n`);
    return checked([{ file: name, title: "the tier itself", message }]);
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(`── ${name} ${outcome.ok ? "passed" : "FAILED"} after ${seconds} s ──\n`);
  return { name, ...outcome, seconds, load: loadavg()[0] ?? 0 };
}

function wantedOf(tiers: readonly Tier[], names: readonly string[]): Tier[] {
  const unknown = names.filter((name) => !tiers.some((tier) => tier.name === name));
  if (unknown.length > 0) {
    const known = tiers.map(({ name }) => name).join(", ");
    throw new Error(`No such tier: ${unknown.join(", ")}. There are: ${known}.`);
  }
  return tiers.filter(({ name, onEveryChange }) =>
    names.length === 0 ? onEveryChange === true : names.includes(name),
  );
}

/** The folder of this run, or an end that says why there is none. */
function runFolder(): RunFolder {
  try {
    return openRunFolder();
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const folder = runFolder();
const database = databaseAtHand();
const product = productAtHand(database);

/** Nothing of a run stays: no process, no folder. */
function leave(code: number): never {
  for (const command of folder.endLeftovers()) say(`Ended what was left running: ${command}\n`);
  folder.remove();
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    leave(signal === "SIGINT" ? 130 : 143);
  });
}

async function runAll(names: readonly string[]): Promise<boolean> {
  const begun = Date.now();
  const tiers = listTiers(product, database);
  const wanted = wantedOf(tiers, names);
  process.once("exit", claimCheckout());
  prepareMachine(wanted);
  await rm("test-results", { recursive: true, force: true });
  await mkdir("test-results", { recursive: true });
  const first = await runInOrder(wanted, runTier);

  const again = (name: string) => tiers.find((tier) => tier.name === name)?.again ?? null;
  const { results, unsteady } = await tryAgain(first, again, isTestFile);
  await product.stop();
  await database.stop();
  const answers = answersTier(results.map(({ name }) => name));
  if (answers) results.push(await runTier(answers));

  await printTimes();
  await printGoals();
  say(`\n${tellFailures(results.flatMap(({ failures }) => failures))}`);
  say(tellUnsteady(unsteady));
  say(tellResults(results, Math.round((Date.now() - begun) / 1000)));
  return results.every(({ ok }) => ok);
}

runAll(process.argv.slice(2)).then(
  (ok) => {
    leave(ok ? 0 : 1);
  },
  (error: unknown) => {
    say(`${error instanceof Error ? error.message : String(error)}\n`);
    leave(1);
  },
);
