import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import { ports } from "@/lib/platform/ports";

/**
 * Does what somebody asked for at a shell, and lets go of everything afterwards: a queue or a pool that stays open would
 * keep the command from ending, long after it is done.
 */
export async function asCommand(name: string, work: (ctx: Context) => Promise<void>): Promise<void> {
  const all = ports();
  try {
    await work({
      ...all,
      actor: { kind: "system", name },
      requestId: randomUUID(),
      now: () => new Date(),
    });
  } finally {
    await all.jobs.stop();
    await all.db.$disconnect();
  }
}
