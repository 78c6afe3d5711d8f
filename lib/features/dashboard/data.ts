import "server-only";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import { isToldOf } from "@/lib/platform/db/told-of";
import type { ParentScope } from "@/lib/shared/actor";

export type OverviewTotals = { children: number; stories: number; seconds: number; badges: number };

/** The four numbers of the overview, in one query. Deleted profiles and books no longer count. */
export async function findOverview(db: DbOrTx, parent: ParentScope): Promise<OverviewTotals> {
  const [totals] = await fetchRows<OverviewTotals>(
    db,
    sql`SELECT
      (SELECT count(*) FROM children WHERE parent_id = ${parent}::uuid AND deleted_at IS NULL)::int AS children,
      (SELECT count(*) FROM books
        WHERE parent_id = ${parent}::uuid AND deleted_at IS NULL AND status = 'completed')::int AS stories,
      (SELECT coalesce(sum(active_seconds), 0) FROM reading_events
        JOIN children child ON child.id = reading_events.child_id AND child.deleted_at IS NULL
        WHERE reading_events.parent_id = ${parent}::uuid AND NOT counted_beside)::int AS seconds,
      (SELECT count(*) FROM badges
        JOIN children child ON child.id = badges.child_id AND child.deleted_at IS NULL
        WHERE child.parent_id = ${parent}::uuid)::int AS badges`,
  );
  return totals ?? { children: 0, stories: 0, seconds: 0, badges: 0 };
}

export type AwardedBadge = { childId: string; childName: string; badge: string; awardedAt: Date };

/** The newest badges of each child that has any; the child with the newest badge first. */
export function findRecentBadges(db: DbOrTx, parent: ParentScope, perChild: number): Promise<AwardedBadge[]> {
  return fetchRows<AwardedBadge>(
    db,
    sql`SELECT child.id AS "childId", child.name AS "childName", recent.badge, recent.awarded_at AS "awardedAt"
    FROM children child
    CROSS JOIN LATERAL (
      SELECT badge, awarded_at FROM badges WHERE child_id = child.id ORDER BY awarded_at DESC, badge LIMIT ${perChild}
    ) recent
    WHERE child.parent_id = ${parent}::uuid AND child.deleted_at IS NULL
    ORDER BY max(recent.awarded_at) OVER (PARTITION BY child.id) DESC, child.id, recent.awarded_at DESC, recent.badge`,
  );
}

export type ChildReading = {
  childId: string;
  nextId: string | null;
  nextTitle: string | null;
  openPage: number | null;
  againId: string | null;
  againTitle: string | null;
};

const OWN = isToldOf(sql`ARRAY[child.id]`);

/** Of each `child`: what was begun or nobody has opened, and what was read to its end last. */
const TO_READ = sql`LEFT JOIN LATERAL (
      SELECT id, title, open_page FROM books
      WHERE ${OWN} AND status = 'completed' AND deleted_at IS NULL
        AND (open_page IS NOT NULL OR last_read_at IS NULL)
      ORDER BY open_page IS NULL, last_read_at DESC NULLS LAST, id DESC LIMIT 1
    ) next ON true
    LEFT JOIN LATERAL (
      SELECT id, title FROM books
      WHERE ${OWN} AND status = 'completed' AND deleted_at IS NULL
        AND open_page IS NULL AND last_read_at IS NOT NULL
      ORDER BY last_read_at DESC, id DESC LIMIT 1
    ) again ON true`;

export type SharedChild = ChildReading & { account: string; name: string };

/** The same of the first children of families that share their stories. */
export function findSharedReading(
  db: DbOrTx,
  accounts: ParentScope[],
  children: number,
): Promise<SharedChild[]> {
  return fetchRows<SharedChild>(
    db,
    sql`SELECT child.parent_id AS account, child.id AS "childId", child.name, next.id AS "nextId",
      next.title AS "nextTitle", next.open_page AS "openPage", again.id AS "againId", again.title AS "againTitle"
    FROM unnest(${accounts}::uuid[]) AS account (id)
    CROSS JOIN LATERAL (
      SELECT id, name, parent_id FROM children
      WHERE parent_id = account.id AND deleted_at IS NULL ORDER BY id LIMIT ${children}
    ) child
    ${TO_READ}
    ORDER BY child.id`,
  );
}

/** For each of the first children: what to read next, and what was read last. */
export function findReading(db: DbOrTx, parent: ParentScope, children: number): Promise<ChildReading[]> {
  return fetchRows<ChildReading>(
    db,
    sql`SELECT child.id AS "childId", next.id AS "nextId", next.title AS "nextTitle", next.open_page AS "openPage",
      again.id AS "againId", again.title AS "againTitle"
    FROM (
      SELECT id FROM children WHERE parent_id = ${parent}::uuid AND deleted_at IS NULL ORDER BY id LIMIT ${children}
    ) child
    ${TO_READ}
    ORDER BY child.id`,
  );
}
