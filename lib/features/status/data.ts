import "server-only";
import { fetchRows, sql, type Db } from "@/lib/platform/db/database";
import type { Probe } from "./rules";

export async function addProbe(db: Db, { probedAt, failed }: Probe): Promise<void> {
  await db.statusProbe.createMany({ data: [{ probedAt, failed: [...failed] }], skipDuplicates: true });
}

export async function deleteProbes(db: Db, before: Date): Promise<void> {
  await db.statusProbe.deleteMany({ where: { probedAt: { lt: before } } });
}

export const findLatest = (db: Db): Promise<Probe | null> =>
  db.statusProbe.findFirst({ orderBy: { probedAt: "desc" } });

/** The probes in which something failed, the oldest first. */
export const findTroubles = (db: Db, since: Date): Promise<Probe[]> =>
  fetchRows<Probe>(
    db,
    sql`SELECT probed_at AS "probedAt", failed FROM status_probes
      WHERE probed_at >= ${since} AND failed <> '{}' ORDER BY probed_at`,
  );

/** How many probes there were on each day in UTC. */
export const countProbes = (db: Db, since: Date): Promise<{ day: string; probes: number }[]> =>
  fetchRows<{ day: string; probes: number }>(
    db,
    sql`SELECT to_char(probed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS probes
      FROM status_probes WHERE probed_at >= ${since} GROUP BY day`,
  );
