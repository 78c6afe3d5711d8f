import type { ChildView } from "@/lib/features/children/contract";

/** A profile as the browser receives it. */
export const aChildView = (change: Partial<ChildView> = {}): ChildView => ({
  id: "c",
  name: "Ada",
  sayAs: null,
  age: 6,
  gender: "Girl",
  interests: ["Space"],
  readingLevel: "Beginner",
  profileImage: null,
  profilePhotoUrl: null,
  relatives: [],
  look: {},
  totalBooks: 3,
  readingTime: 12,
  totalBadges: 0,
  badges: [],
  ...change,
});
