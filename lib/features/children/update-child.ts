import "server-only";
import { endGiftsWithout } from "@/lib/features/gifts/end-gifts-without";
import { namesOfChild } from "@/lib/features/gifts/family-names";
import { renewNarrations } from "@/lib/features/narration/queue-narration";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { CHANGED_MEANWHILE, mergeChanges } from "@/lib/shared/merge-changes";
import { choosePhoto } from "./choose-photo";
import type { ChildChange, ChildView } from "./contract";
import { findChild, lockChild, ownPhoto, updateChildRow, type ChildRow } from "./data";
import { getChild } from "./get-child";
import { lookInput } from "./look";
import { refuseNames } from "./refuse-names";
import { relativesView } from "./relatives";

type ChildUpdate = { id: string; profile: ChildChange };

/**
 * @throws AppError NOT_FOUND, also for another parent's child; REFUSED for words that belong in no story; CONFLICT when a
 * field was changed meanwhile
 */
export async function updateChild(ctx: Context, { id, profile }: ChildUpdate): Promise<ChildView> {
  const parent = requireParent(ctx.actor);
  // A photo that the form only showed stays whatever it is by now.
  const wish = showsPhotoAsRead(profile) ? undefined : await choosePhoto(ctx, { parent, input: profile });

  return answerInTransaction(ctx, async (tx, afterCommit) => {
    const current = await lockChild(tx, parent, { id });
    if (!current) throw new AppError("NOT_FOUND", "Resource not found.");
    const row = await findChild(tx, parent, id);
    if (!row) throw new AppError("NOT_FOUND", "Resource not found.");
    const merged = mergeProfile(row, profile);
    refuseNames(merged, { ...row, relatives: relativesView.parse(row.relatives) });
    const photoFileId = wish === undefined ? current.photoFileId : wish;
    refuseStalePhoto(profile, { now: current.photoFileId, wanted: photoFileId });
    const replaced = current.photoFileId === photoFileId ? [] : ownPhoto(current);
    if (photoFileId) await keepFiles(ctx, tx, { parent, ids: [photoFileId] });
    const { interests, ...fields } = merged;
    const isAsBefore = interests.join() === row.interests.join();
    await updateChildRow(tx, parent, { ...fields, id, photoFileId, ...(!isAsBefore && { interests }) });
    const kept = namesOfChild(merged);
    await endGiftsWithout(
      tx,
      parent,
      namesOfChild(row).filter((name) => !kept.includes(name)),
    );
    if (merged.name !== row.name || merged.sayAs !== row.sayAs)
      await renewNarrations(ctx, tx, { parent, childId: id });
    await discardFiles(ctx, tx, { parent, ids: replaced });
    afterCommit(() => removeFiles(ctx, replaced));
    return getChild(ctx, id, tx);
  });
}

/** A photo that another tab chose meanwhile is not thrown away unseen. */
function refuseStalePhoto(
  { read }: ChildChange,
  { now, wanted }: { now: string | null; wanted: string | null },
): void {
  if (!read || !("profilePhotoUrl" in read) || now === wanted) return;
  if ((read.profilePhotoUrl ?? null) === (now && fileUrlOf(now))) return;
  throw new AppError("CONFLICT", CHANGED_MEANWHILE, {
    details: { profileImage: "The photo was changed meanwhile." },
  });
}

const showsPhotoAsRead = ({ read, profileImage, profilePhotoUrl }: ChildChange): boolean =>
  read !== undefined &&
  "profilePhotoUrl" in read &&
  (profileImage ?? profilePhotoUrl ?? null) === (read.profilePhotoUrl ?? null);

function mergeProfile(row: ChildRow, { read, ...profile }: ChildChange) {
  const before = relativesView.parse(row.relatives);
  const { name, sayAs = row.sayAs, age, gender, interests, readingLevel, look, relatives = before } = profile;
  return mergeChanges({
    read,
    now: {
      name: row.name,
      sayAs: row.sayAs,
      age: row.age,
      gender: row.gender,
      interests: row.interests,
      readingLevel: row.readingLevel,
      look: lookInput.parse(row.look),
      relatives: before,
    },
    wanted: { name, sayAs, age, gender, interests, readingLevel, look, relatives },
  });
}
