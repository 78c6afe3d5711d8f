import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import type { BookJobView } from "@/lib/features/stories/contract";
import { openaiProvider } from "@/lib/platform/ai/openai-provider";
import type { Ports } from "@/lib/platform/context";
import { runOrder, type Family } from "./orders";

const MOST_TRIES = 8;

/** The same deployment in a process that has met no failure of the provider yet. */
export function anotherProcess(ports: Ports, env: Partial<Ports["config"]> = {}): Ports {
  const config = { ...ports.config, ...env };
  return { ...ports, config, ai: openaiProvider(config) };
}

const hasEnded = ({ status }: BookJobView): boolean => status === "COMPLETED" || status === "FAILED";

/** Runs an order as often as the queue would, without the waiting in between. */
export async function runUntilEnded(
  { ctx }: Pick<Family, "ctx">,
  id: string,
  ports: () => Ports,
): Promise<BookJobView> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await runOrder(ports(), id).catch(() => undefined);
    const job = await getBookJob(ctx, id);
    if (hasEnded(job)) return job;
  }
  return getBookJob(ctx, id);
}
