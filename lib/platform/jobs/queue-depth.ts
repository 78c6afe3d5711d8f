import type { Db } from "@/lib/platform/db/database";

type QueueDepth = { queue: string; waiting: number; oldestSeconds: number };

/** Jobs that nobody has taken up yet, and for how long the oldest of those that are due has waited. */
export async function readQueueDepth(db: Db): Promise<QueueDepth[]> {
  const rows = await db.$queryRaw<{ name: string; waiting: bigint; oldest: number | null }[]>`
    SELECT queue.name, count(job.id) AS waiting,
      extract(epoch FROM now() - min(job.start_after) FILTER (WHERE job.start_after <= now()))::float8 AS oldest
    FROM pgboss.queue
    LEFT JOIN pgboss.job ON job.name = queue.name AND job.state < 'active'
    GROUP BY queue.name`;
  return rows.map(({ name, waiting, oldest }) => ({
    queue: name,
    waiting: Number(waiting),
    oldestSeconds: oldest ?? 0,
  }));
}
