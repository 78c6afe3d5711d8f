import "server-only";
import { BADGES, minutesOf, type BadgeKey } from "@/lib/features/reading/rules";
import type { Context } from "@/lib/platform/context";
import { requireParent, requireReader, type Reader } from "@/lib/shared/actor";
import type { DashboardView } from "./contract";
import { findOverview, findReading, findRecentBadges, findSharedReading, type ChildReading } from "./data";
import { CHILDREN_IN_OVERVIEW, CHILDREN_OF_FAMILY, RECENT_BADGES_PER_CHILD } from "./rules";

const isBadge = (key: string): key is BadgeKey => key in BADGES;

const toStory = (id: string | null, title: string | null) =>
  id !== null && title !== null ? { id, title } : null;

function toReading(row: ChildReading): DashboardView["reading"][number] {
  const next = toStory(row.nextId, row.nextTitle);
  return {
    childId: row.childId,
    next: next && { ...next, openPage: row.openPage },
    again: toStory(row.againId, row.againTitle),
  };
}

/** Nobody without such a family is asked about one. */
async function listFamilies(ctx: Context, { families }: Reader): Promise<DashboardView["families"]> {
  if (families.length === 0) return [];
  const accounts = families.map(({ account }) => account);
  const rows = await findSharedReading(ctx.db, accounts, CHILDREN_OF_FAMILY);
  return families.map(({ account, name }) => ({
    name,
    children: rows
      .filter((row) => row.account === account)
      .map((row) => ({ ...toReading(row), name: row.name })),
  }));
}

export async function showDashboard(ctx: Context): Promise<DashboardView> {
  const parent = requireParent(ctx.actor);
  const [totals, reading, recent, families] = await Promise.all([
    findOverview(ctx.db, parent),
    findReading(ctx.db, parent, CHILDREN_IN_OVERVIEW),
    findRecentBadges(ctx.db, parent, RECENT_BADGES_PER_CHILD),
    listFamilies(ctx, requireReader(ctx.actor)),
  ]);
  const recentBadges: DashboardView["recentBadges"] = [];
  for (const { childId, childName, badge, awardedAt } of recent) {
    if (!isBadge(badge)) continue;
    const shown = { key: badge, name: BADGES[badge].name, awardedAt: awardedAt.toISOString() };
    const child = recentBadges.find((entry) => entry.childId === childId);
    if (child) child.badges.push(shown);
    else recentBadges.push({ childId, childName, badges: [shown] });
  }
  return {
    totalChildren: totals.children,
    totalStories: totals.stories,
    readingTime: minutesOf(totals.seconds),
    totalBadges: totals.badges,
    reading: reading.map(toReading),
    recentBadges,
    families,
  };
}
