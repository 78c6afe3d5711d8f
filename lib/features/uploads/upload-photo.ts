import "server-only";
import pLimit from "p-limit";
import { grantConsent } from "@/lib/features/consents/grant-consent";
import { requireConsent } from "@/lib/features/consents/require-consent";
import { answerInTransaction, inTransaction, type Context } from "@/lib/platform/context";
import { reencodePhoto } from "@/lib/platform/pictures/rasterise";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { PhotoPurpose, UploadView } from "./contract";
import { sumPhotoBytes } from "./data";
import { discardFiles } from "./discard-files";
import { removeFiles } from "./remove-files";
import {
  describeWrongKind,
  fileUrlOf,
  MAX_PHOTO_BYTES_PER_PARENT,
  PHOTO_RULES,
  sniffPhoto,
  UNUSED_PHOTO_HOURS,
} from "./rules";
import { storeFile } from "./store-file";

/** Decoding a photo takes memory by its pixels: two at a time in one process, the others wait. */
const decoding = pLimit(2);

type Upload = {
  bytes: Uint8Array;
  purpose: PhotoPurpose;
  /** Version of the text that the parent agreed to; a photo for a story needs it. */
  consent?: string | null;
};

const refuse = (code: "TOO_LARGE" | "UNSUPPORTED_MEDIA" | "LIMIT_REACHED", message: string) =>
  new AppError(code, message, { details: { image: message } });

/** What can be said of a photo before anything decodes it. */
function checkPhoto({ bytes, purpose }: Upload): void {
  const rule = PHOTO_RULES[purpose];
  if (bytes.byteLength >= rule.bytes) throw refuse("TOO_LARGE", rule.tooLarge);
  const wrong = describeWrongKind(purpose, sniffPhoto(bytes));
  if (wrong) throw refuse("UNSUPPORTED_MEDIA", wrong);
}

/** Before anything looks at the photo's pixels. */
const recordConsent = (ctx: Context, textVersion: string | null) =>
  inTransaction(ctx, (tx) => grantConsent(ctx, tx, { purpose: "child-photo-character", textVersion }));

/** Consent may have been taken back while the photo was on its way: then it goes again. */
async function answerIfAgreed(ctx: Context, id: string, purpose: PhotoPurpose): Promise<UploadView> {
  const parent = requireParent(ctx.actor);
  try {
    return await answerInTransaction(ctx, async (tx) => {
      if (purpose === "character") await requireConsent(ctx, tx, "child-photo-character");
      return { fileUrl: fileUrlOf(id) };
    });
  } catch (error) {
    await discardFiles(ctx, ctx.db, { parent, ids: [id] });
    await removeFiles(ctx, [id]);
    throw error;
  }
}

/**
 * Stores a photo as a fresh JPEG of our own making: no metadata, bounded size. A photo that is sent for a story also
 * records the parent's consent to that, and is gone within a day.
 * @throws AppError VALIDATION without consent, TOO_LARGE, UNSUPPORTED_MEDIA, LIMIT_REACHED
 */
export async function uploadPhoto(ctx: Context, upload: Upload): Promise<UploadView> {
  const parent = requireParent(ctx.actor);
  checkPhoto(upload);
  if (upload.purpose === "character") await recordConsent(ctx, upload.consent ?? null);
  if ((await sumPhotoBytes(ctx.db, parent)) >= MAX_PHOTO_BYTES_PER_PARENT) {
    throw refuse("LIMIT_REACHED", "There are too many photos in this account. Please remove some first.");
  }
  const rule = PHOTO_RULES[upload.purpose];
  const photo = await decoding(() => reencodePhoto(upload.bytes, { maxSide: rule.maxSide }));
  const id = await storeFile(ctx, {
    parent,
    kind: upload.purpose === "character" ? "ai_photo" : "profile_photo",
    mime: "image/jpeg",
    bytes: photo.bytes,
    width: photo.width,
    height: photo.height,
    unusedHours: UNUSED_PHOTO_HOURS,
  });
  return answerIfAgreed(ctx, id, upload.purpose);
}
