import type { PhotoPurpose } from "@/lib/features/uploads/contract";
import { PHOTO_RULES } from "@/lib/features/uploads/rules";

/** What the browser can already say about a file before sending it; null when it may go. */
export function checkPhoto(file: Pick<File, "type" | "size">, purpose: PhotoPurpose): string | null {
  const rule = PHOTO_RULES[purpose];
  if (!rule.formats.some((format) => file.type === `image/${format}`)) return rule.wrongType;
  return file.size >= rule.bytes ? rule.tooLarge : null;
}
