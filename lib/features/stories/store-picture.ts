import "server-only";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Tx } from "@/lib/platform/db/database";
import { reencodePhoto, svgToJpeg } from "@/lib/platform/pictures/rasterise";
import type { Picture } from "@/lib/shared/story";
import { PICTURE_SIDE } from "./rules";
import type { StoryRun } from "./step-once";

export type StoredPicture = { fileId: string; alt: string };

/** What was painted elsewhere is decoded like any picture from outside. */
async function toJpeg(picture: Picture): Promise<Buffer> {
  if (picture.kind === "vector") return svgToJpeg(picture.svg, { side: PICTURE_SIDE });
  return (await reencodePhoto(picture.bytes, { maxSide: PICTURE_SIDE })).bytes;
}

/** Turns what an illustrator handed over into the JPEG that reader and PDF share. */
export async function storePicture(run: StoryRun, picture: Picture): Promise<StoredPicture> {
  const bytes = await toJpeg(picture);
  const fileId = await storeFile(run.ctx, { parent: run.parent, kind: "picture", mime: "image/jpeg", bytes });
  return { fileId, alt: picture.alt };
}

export const keepPicture = (run: StoryRun, tx: Tx, fileId: string): Promise<void> =>
  keepFiles(run.ctx, tx, { parent: run.parent, ids: [fileId] });
