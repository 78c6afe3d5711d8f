export type DashboardView = {
  totalChildren: number;
  totalStories: number;
  /** Minutes. */
  readingTime: number;
  totalBadges: number;
  recentBadges: {
    childId: string;
    childName: string;
    badges: { key: string; name: string; awardedAt: string }[];
  }[];
};
