import "server-only";
import { findTold } from "@/lib/features/narration/data";
import { listSpoken, type Spoken } from "@/lib/features/narration/list-spoken";
import type { DbOrTx } from "@/lib/platform/db/database";
import { ownReader, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findRecording, type RecordingRow } from "./data-recordings";

export type PageOfRecording = { recording: RecordingRow; spoken: Spoken };

/**
 * A page of a recording of the parent's own, with the words that it has now.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function findPage(
  db: DbOrTx,
  parent: ParentScope,
  { id, page }: { id: string; page: number },
): Promise<PageOfRecording> {
  const recording = await findRecording(db, parent, id);
  const told =
    recording && (await findTold(db, ownReader(parent), { id: recording.bookId, level: recording.level }));
  const spoken = told ? listSpoken(told, "own").find((one) => one.page === page) : undefined;
  if (!recording || !spoken) throw new AppError("NOT_FOUND", "Resource not found.");
  return { recording, spoken };
}
