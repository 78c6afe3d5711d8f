import type { PhotoPurpose } from "@/lib/features/uploads/contract";
import { describeWrongKind, photoKindOf, PHOTO_RULES } from "@/lib/features/uploads/rules";

/** What the browser can already say about a file before sending it; null when it may go. */
export function checkPhoto(file: Pick<File, "type" | "size" | "name">, purpose: PhotoPurpose): string | null {
  const rule = PHOTO_RULES[purpose];
  const wrong = describeWrongKind(purpose, photoKindOf(file));
  if (wrong) return wrong;
  return file.size >= rule.bytes ? rule.tooLarge : null;
}
