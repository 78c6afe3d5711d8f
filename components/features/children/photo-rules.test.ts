import { expect, test } from "vitest";
import type { PhotoPurpose } from "@/lib/features/uploads/contract";
import { checkPhoto } from "./photo-rules";

const MB = 1024 * 1024;

test.each<{ purpose: PhotoPurpose; type: string; size: number; answer: string | null }>([
  { purpose: "profile", type: "image/png", size: 5 * MB - 1, answer: null },
  { purpose: "profile", type: "image/png", size: 5 * MB, answer: "Image size must be less than 5MB" },
  { purpose: "profile", type: "application/pdf", size: 10, answer: "Please select an image file" },
  { purpose: "profile", type: "image/svg+xml", size: 10, answer: "Please select an image file" },
  { purpose: "profile", type: "", size: 10, answer: "Please select an image file" },
  { purpose: "character", type: "image/jpeg", size: 10 * MB - 1, answer: null },
  { purpose: "character", type: "image/png", size: 10 * MB, answer: "Photo size must be less than 10MB" },
  { purpose: "character", type: "image/webp", size: 10, answer: "Please choose a JPEG or PNG photo" },
])("a $purpose photo of type '$type' with $size bytes: $answer", ({ purpose, type, size, answer }) => {
  expect(checkPhoto({ type, size }, purpose)).toBe(answer);
});
