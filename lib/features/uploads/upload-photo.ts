import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { reencodePhoto } from "@/lib/platform/pictures/rasterise";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { PhotoPurpose, UploadView } from "./contract";
import { insertConsentOnce, sumPhotoBytes } from "./data";
import {
  CHARACTER_PHOTO_CONSENT,
  fileUrlOf,
  MAX_PHOTO_BYTES_PER_PARENT,
  PHOTO_RULES,
  sniffPhoto,
  UNUSED_PHOTO_HOURS,
} from "./rules";
import { storeFile } from "./store-file";
import { takeTurn } from "./take-turn";

type Upload = { bytes: Uint8Array; purpose: PhotoPurpose };

const refuse = (code: "TOO_LARGE" | "UNSUPPORTED_MEDIA" | "LIMIT_REACHED", message: string) =>
  new AppError(code, message, { details: { image: message } });

/** What can be said of a photo before anything decodes it. */
function checkPhoto({ bytes, purpose }: Upload): void {
  const rule = PHOTO_RULES[purpose];
  if (bytes.byteLength >= rule.bytes) throw refuse("TOO_LARGE", rule.tooLarge);
  const format = sniffPhoto(bytes);
  if (!format || !rule.formats.includes(format)) throw refuse("UNSUPPORTED_MEDIA", rule.wrongType);
}

/**
 * Stores a photo as a fresh JPEG of our own making: no metadata, bounded size. A photo that is sent for a story also
 * records the parent's consent to that, and is gone within a day.
 * @throws AppError TOO_LARGE, UNSUPPORTED_MEDIA, LIMIT_REACHED
 */
export async function uploadPhoto(ctx: Context, upload: Upload): Promise<UploadView> {
  const parent = requireParent(ctx.actor);
  checkPhoto(upload);
  if ((await sumPhotoBytes(ctx.db, parent)) >= MAX_PHOTO_BYTES_PER_PARENT) {
    throw refuse("LIMIT_REACHED", "There are too many photos in this account. Please remove some first.");
  }
  const rule = PHOTO_RULES[upload.purpose];
  const photo = await takeTurn(() => reencodePhoto(upload.bytes, { maxSide: rule.maxSide }));
  if (upload.purpose === "character") {
    await inTransaction(ctx, (tx) =>
      insertConsentOnce(tx, parent, { ...CHARACTER_PHOTO_CONSENT, method: "upload-for-character-story" }),
    );
  }
  const id = await storeFile(ctx, {
    parent,
    kind: upload.purpose === "character" ? "ai_photo" : "profile_photo",
    mime: "image/jpeg",
    bytes: photo.bytes,
    width: photo.width,
    height: photo.height,
    unusedHours: UNUSED_PHOTO_HOURS,
  });
  return { fileUrl: fileUrlOf(id) };
}
