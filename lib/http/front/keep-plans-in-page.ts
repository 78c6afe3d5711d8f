import { randomUUID } from "node:crypto";
import { listPlans } from "@/lib/features/billing/pricing/list-plans";
import type { Config } from "@/lib/platform/config";
import type { Context } from "@/lib/platform/context";
import type { Log } from "@/lib/platform/log/logger";
import { openPorts } from "@/lib/platform/ports";
import { withPlans } from "./plans-in-page";
import type { ReadyFile } from "./static-files";

const PAGE = "/";
/** As long as the product itself remembers the plans. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Keeps the landing page's plans what the catalogue says: the page was made without a database. Where that can't be
 * read, the page stays as it was.
 */
export async function keepPlansInPage(
  pack: Map<string, ReadyFile>,
  config: Config,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  // Not the ports of the process: what these throw would be of this bundle's classes, which Next's doesn't know.
  const ports = openPorts({ ...config, DATABASE_POOL_MAX: 1 });
  const original = pack.get(PAGE);
  const refresh = async () => {
    if (!original) return;
    const ctx: Context = {
      ...ports,
      actor: { kind: "visitor" },
      requestId: randomUUID(),
      now: () => new Date(),
    };
    try {
      const page = await withPlans(original, await listPlans(ctx));
      if (page) pack.set(PAGE, page);
    } catch (err) {
      log.warn({ err }, "the plans of the landing page could not be read");
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await ports.db.$disconnect();
    },
  };
}
