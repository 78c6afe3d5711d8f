import sharp from "sharp";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { aiBookInput, type AiBookInput } from "@/lib/features/stories/contract";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import { aWish, type Family } from "./orders";

export const PHOTO_CONSENT = CONSENT_TEXTS["child-photo-character"].version;
export const PROVIDER_CONSENT = CONSENT_TEXTS["child-photo-provider"].version;

export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: "#c84" } })
    .withExif({ IFD0: { Copyright: "CANARY-EXIF" } })
    .jpeg()
    .toBuffer();

/** Uploads a photo with consent and asks for a story with the child as the hero. */
export async function withPhoto(
  { ctx, childId }: Family,
  wish: Partial<AiBookInput> = {},
): Promise<AiBookInput> {
  const upload = { bytes: await aPhoto(), purpose: "character" as const, consent: PHOTO_CONSENT };
  const { fileUrl } = await uploadPhoto(ctx, upload);
  const input = {
    bookRequest: aWish(childId),
    childPhotoUrl: fileUrl,
    characterStyle: "brave-knight",
    ...wish,
  };
  return aiBookInput.parse(input);
}
