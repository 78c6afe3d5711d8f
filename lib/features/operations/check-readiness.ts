import "server-only";
import type { Ports } from "@/lib/platform/context";
import { reach } from "@/lib/platform/reach/reach";
import type { Storage } from "@/lib/platform/storage/storage";

export type Readiness = { ready: boolean; checks: Record<string, "ok" | "failed"> };

const TIMEOUT_MS = 2_000;

async function outcome(check: () => Promise<unknown>): Promise<"ok" | "failed"> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, TIMEOUT_MS).unref();
  });
  return Promise.race([check(), late]).then(
    () => "ok" as const,
    () => "failed" as const,
  );
}

const reached = new WeakSet<Storage>();

async function reachFiles({ storage, log }: Ports): Promise<"ok" | "failed"> {
  const result = await outcome(() => storage.check());
  if (result === "ok") reached.add(storage);
  else log.warn("the file store can't be reached");
  return result;
}

/**
 * Whether this process can do its work: database, queue, files, and the stand-ins where there are some. Real providers
 * are not asked: their outage must not take our pages down. For the same reason a file store that has been reached once
 * may go away again: a wrong bucket or key holds a deployment back, an outage is only told.
 */
export async function checkReadiness(ports: Ports): Promise<Readiness> {
  const { config } = ports;
  const standIns = {
    payments: config.STRIPE_API_URL,
    email: config.RESEND_BASE_URL,
    google: config.GOOGLE_ISSUER,
  };
  const entries = await Promise.all([
    outcome(() => ports.db.$queryRaw`SELECT 1`).then((result) => ["database", result] as const),
    outcome(() => ports.jobs.check()).then((result) => ["queue", result] as const),
    reachFiles(ports).then((result) => ["files", result] as const),
    ...Object.entries(standIns).flatMap(([name, url]) =>
      url ? [outcome(() => reach(url, TIMEOUT_MS)).then((result) => [name, result] as const)] : [],
    ),
  ]);
  const checks = Object.fromEntries(entries);
  const failed = Object.keys(checks).filter((name) => checks[name] === "failed");
  return { ready: failed.every((name) => name === "files" && reached.has(ports.storage)), checks };
}
