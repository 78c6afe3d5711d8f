import "server-only";
import { BADGES, type BadgeKey } from "@/lib/features/reading/rules";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { Interest } from "@/lib/shared/story";
import type { ChildView } from "./contract";
import { lookInput } from "./look";
import { findTotals, type ChildRow } from "./data";

const isBadge = (key: string): key is BadgeKey => key in BADGES;

/** Rows as the browser receives them, with what the reading log says of each child. */
export async function showChildren(db: DbOrTx, rows: ChildRow[]): Promise<ChildView[]> {
  const totals = await findTotals(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { books, seconds, badges } = totals.get(row.id) ?? { books: 0, seconds: 0, badges: [] };
    const photo = row.photoFileId ? fileUrlOf(row.photoFileId) : null;
    return {
      id: row.id,
      name: row.name,
      age: row.age,
      gender: row.gender,
      // A check in the database keeps other words out.
      interests: row.interests.map(({ interest }) => interest as Interest),
      readingLevel: row.readingLevel,
      profileImage: photo,
      profilePhotoUrl: photo,
      look: lookInput.parse(row.look),
      totalBooks: books,
      readingTime: Math.floor(seconds / 60),
      totalBadges: badges.length,
      badges: badges.filter(isBadge).map((key) => BADGES[key].name),
    };
  });
}
