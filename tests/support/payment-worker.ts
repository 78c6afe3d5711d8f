import { executeJob, jobs } from "@/lib/http/job-runner";
import type { Random } from "@/lib/features/writing/classic/random";
import type { PaymentWorld } from "./payment-world";
import { untilDone } from "./until-done";

type Queued = { id: string; name: string; data: unknown };
type Accidents = {
  random: Random;
  /** 0 to 1, before the work and after it. */
  share: number;
};

const take = (world: PaymentWorld, atMost: number) => world.ports.db.$queryRaw<Queued[]>`
  DELETE FROM pgboss.job WHERE ctid IN (
    SELECT ctid FROM pgboss.job WHERE state < 'active' AND name LIKE 'billing.%' LIMIT ${atMost} FOR UPDATE SKIP LOCKED
  ) RETURNING id, name, data`;

/**
 * The worker's side of the queue, without its pauses: several at once, a job that fails is done again, and one whose
 * process dies after the work is done a second time.
 */
export function paymentWorker(world: PaymentWorld, { random, share }: Accidents) {
  const counts = { done: 0, crashes: 0, putOff: 0 };
  let isOver = false;

  async function perform({ name, data }: Queued): Promise<void> {
    const job = jobs.find((known) => known.name === name);
    if (!job) throw new Error(`nobody does ${name}`);
    const run = () =>
      executeJob(world.ports, job, data, { retryCount: 0, signal: new AbortController().signal });
    for (;;) {
      const died = random.next() < share;
      counts.putOff += await untilDone(run);
      counts.done += 1;
      if (!died) return;
      counts.crashes += 1;
    }
  }

  async function lane(): Promise<void> {
    for (;;) {
      const wasOver = isOver;
      const [job] = await take(world, 1);
      if (job) await perform(job);
      else if (wasOver) return;
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  return {
    counts,
    /** Works until `finish` is called and nothing is left. */
    run: (lanes: number) => Promise.all(Array.from({ length: lanes }, lane)),
    finish: () => {
      isOver = true;
    },
  };
}
