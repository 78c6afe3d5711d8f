import { readFileSync } from "node:fs";
import { onStop } from "@/scripts/local/on-stop";
import type { SandboxOptions } from "./start-sandbox";
import { startSandbox } from "./start-sandbox";

/**
 * The sandbox as a process of its own. Its options come as JSON in the first argument (or in SANDBOX_OPTIONS, or
 * in the file that the argument names with an @ before it); its addresses go to standard output as one line of JSON.
 */
async function main(): Promise<void> {
  const sandbox = await startSandbox(readOptions());
  const { stop, ...addresses } = sandbox;
  // Before its addresses: whoever has read them may stop it at once.
  onStop(25, stop);
  process.stdout.write(`${JSON.stringify(addresses)}\n`);
}

function readOptions(): SandboxOptions {
  const given = process.argv[2] ?? process.env["SANDBOX_OPTIONS"] ?? "";
  const text = given.startsWith("@") ? readFileSync(given.slice(1), "utf8") : given;
  const options: unknown = text ? JSON.parse(text) : null;
  if (!isOptions(options)) throw new Error("The sandbox needs appOrigin, webhookUrl and webhookSecret.");
  return options;
}

function isOptions(value: unknown): value is SandboxOptions {
  if (typeof value !== "object" || value === null) return false;
  return "appOrigin" in value && "webhookUrl" in value && "webhookSecret" in value;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
