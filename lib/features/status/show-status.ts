import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Db } from "@/lib/platform/db/database";
import type { PartStatus, StatusView } from "./contract";
import { countProbes, findLatest, findTroubles } from "./data";
import {
  firstMoment,
  incidentsOf,
  isFresh,
  PARTS,
  percentOf,
  shownDays,
  type PartId,
  type Probe,
} from "./rules";

/** As many as somebody reads. */
const MOST_INCIDENTS = 20;

type Counts = { probes: ReadonlyMap<string, number>; troubles: readonly Probe[] };

function daysOf(part: PartId, days: readonly string[], { probes, troubles }: Counts): PartStatus["days"] {
  const failures = new Map<string, number>();
  for (const { probedAt, failed } of troubles) {
    if (!failed.includes(part)) continue;
    const day = probedAt.toISOString().slice(0, 10);
    failures.set(day, (failures.get(day) ?? 0) + 1);
  }
  return days.map((day) => {
    const count = probes.get(day) ?? 0;
    return { day, share: count === 0 ? null : (count - (failures.get(day) ?? 0)) / count };
  });
}

function stateOf(part: PartId, latest: Probe | null, now: Date): PartStatus["state"] {
  if (!latest) return "unknown";
  // Whoever looks also makes the stories: where nobody looks, none are made.
  if (!isFresh(latest.probedAt, now)) return part === "stories" ? "failed" : "unknown";
  return latest.failed.includes(part) ? "failed" : "ok";
}

async function readStatus({ db, now }: Context): Promise<StatusView> {
  const days = shownDays(now());
  const since = firstMoment(now());
  const [latest, counts, troubles] = await Promise.all([
    findLatest(db),
    countProbes(db, since),
    findTroubles(db, since),
  ]);
  const probes = new Map(counts.map(({ day, probes }) => [day, probes]));
  const all = counts.reduce((sum, { probes }) => sum + probes, 0);
  return {
    checkedAt: latest?.probedAt ?? null,
    parts: PARTS.map((part) => {
      const failures = troubles.filter(({ failed }) => failed.includes(part.id)).length;
      return {
        ...part,
        state: stateOf(part.id, latest, now()),
        uptime: all === 0 ? null : percentOf({ probes: all, failures }),
        days: daysOf(part.id, days, { probes, troubles }),
      };
    }),
    incidents: incidentsOf(troubles, latest?.probedAt ?? null).slice(0, MOST_INCIDENTS),
  };
}

const asked = new WeakMap<Db, Promise<StatusView>>();

/**
 * How the product's parts work now and worked on each of the last ninety days. Those who ask at the same time share one
 * look: everybody comes at once when something is broken.
 */
export function showStatus(ctx: Context): Promise<StatusView> {
  const waiting = asked.get(ctx.db);
  if (waiting) return waiting;
  const status = readStatus(ctx).finally(() => asked.delete(ctx.db));
  asked.set(ctx.db, status);
  return status;
}
