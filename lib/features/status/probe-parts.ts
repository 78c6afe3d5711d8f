import "server-only";
import { makeStoryJob } from "@/lib/features/stories/job-names";
import { sendEmailJob } from "@/lib/features/outbox/job-names";
import type { Context } from "@/lib/platform/context";
import { readQueueDepth } from "@/lib/platform/jobs/queue-depth";
import { reach } from "@/lib/platform/reach/reach";
import { keptSince } from "@/lib/shared/retention";
import { addProbe, deleteProbes } from "./data";
import { LONGEST_WAIT_SECONDS, PARTS, probeMoment, type PartId } from "./rules";

const WITHIN_MS = 10_000;

/** Whoever says no on purpose is there. */
const answers = async (url: string): Promise<boolean> => (await reach(url, WITHIN_MS)) < 500;

const QUEUES: Partial<Record<PartId, string>> = { stories: makeStoryJob.name, email: sendEmailJob.name };

type Queues = Awaited<ReturnType<typeof readQueueDepth>>;

function isWorkedOff(queues: Queues, part: PartId): boolean {
  const { oldestSeconds = 0 } = queues.find(({ queue }) => queue === QUEUES[part]) ?? {};
  return oldestSeconds <= (LONGEST_WAIT_SECONDS[part] ?? Infinity);
}

const PROBES: Record<PartId, (ctx: Context, queues: Queues) => Promise<boolean>> = {
  // By its public address, as a family comes.
  website: async ({ config }) => (await reach(new URL("/api/ready", config.APP_URL).href, WITHIN_MS)) === 200,
  stories: (_, queues) => Promise.resolve(isWorkedOff(queues, "stories")),
  files: ({ storage }) => storage.check().then(() => true),
  payments: ({ config }) => answers(config.STRIPE_API_URL ?? "https://api.stripe.com"),
  email: async ({ config }, queues) =>
    isWorkedOff(queues, "email") && (await answers(config.RESEND_BASE_URL ?? "https://api.resend.com")),
};

async function fails(ctx: Context, part: PartId, queues: Queues): Promise<boolean> {
  try {
    return !(await PROBES[part](ctx, queues));
  } catch (err) {
    ctx.log.warn({ err, part }, "a part doesn't work");
    return true;
  }
}

/** Looks whether each part works, keeps that, and drops what is older than the page shows. */
export async function probeParts(ctx: Context): Promise<void> {
  const probedAt = probeMoment(ctx.now());
  const queues = await readQueueDepth(ctx.db);
  const all = await Promise.all(PARTS.map(async ({ id }) => ((await fails(ctx, id, queues)) ? [id] : [])));
  await addProbe(ctx.db, { probedAt, failed: all.flat() });
  await deleteProbes(ctx.db, keptSince("statusProbes", ctx.now()));
}
