import { randomUUID } from "node:crypto";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { parseConfig } from "@/lib/platform/config";
import { openPorts } from "@/lib/platform/ports";

/** Puts our plans into the payment provider that `env` names, so that they can be bought. */
export async function prepareCatalogue(env: Record<string, string | undefined>): Promise<void> {
  const ports = openPorts(parseConfig(env));
  try {
    await syncCatalogue({
      ...ports,
      actor: { kind: "system", name: "start" },
      requestId: randomUUID(),
      now: () => new Date(),
    });
  } finally {
    await ports.db.$disconnect();
  }
}
