import "server-only";
import { BADGES, minutesOf, type BadgeKey } from "@/lib/features/reading/rules";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import type { ChildView } from "./contract";
import type { ChildRow } from "./data";
import { lookInput } from "./look";
import { relativesView } from "./relatives";

const isBadge = (key: string): key is BadgeKey => key in BADGES;

/** A profile as the browser receives it. */
export function showChild({
  photoFileId,
  books,
  seconds,
  badges,
  look,
  relatives,
  ...profile
}: ChildRow): ChildView {
  const photo = photoFileId ? fileUrlOf(photoFileId) : null;
  return {
    ...profile,
    profileImage: photo,
    profilePhotoUrl: photo,
    look: lookInput.parse(look),
    relatives: relativesView.parse(relatives),
    totalBooks: books,
    readingTime: minutesOf(seconds),
    totalBadges: badges.length,
    badges: badges.filter(isBadge).map((key) => BADGES[key].name),
  };
}
