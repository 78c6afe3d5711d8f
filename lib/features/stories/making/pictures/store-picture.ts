import "server-only";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Tx } from "@/lib/platform/db/database";
import { reencodePhoto, svgToJpeg } from "@/lib/platform/pictures/rasterise";
import type { Picture } from "@/lib/shared/story";
import type { StoryRun } from "@/lib/features/stories/making/run/step-once";

export type StoredPicture = { fileId: string; alt: string };

/** The JPEG that reader and PDF share. What was painted elsewhere is decoded like any picture from outside. */
export async function toJpeg({ ctx }: StoryRun, picture: Picture): Promise<Buffer> {
  const side = ctx.config.STORY_PICTURE_SIDE;
  if (picture.kind === "vector") return svgToJpeg(picture.svg, { side });
  return (await reencodePhoto(picture.bytes, { maxSide: side })).bytes;
}

export async function storePicture(run: StoryRun, jpeg: Uint8Array, alt: string): Promise<StoredPicture> {
  const { ctx, parent } = run;
  const fileId = await storeFile(ctx, { parent, kind: "picture", mime: "image/jpeg", bytes: jpeg });
  return { fileId, alt };
}

/** Draws on this machine and stores. */
export async function drawPicture(run: StoryRun, picture: Promise<Picture>): Promise<StoredPicture> {
  const drawn = await picture;
  return storePicture(run, await toJpeg(run, drawn), drawn.alt);
}

export const keepPicture = (run: StoryRun, tx: Tx, fileId: string): Promise<void> =>
  keepFiles(run.ctx, tx, { parent: run.parent, ids: [fileId] });
