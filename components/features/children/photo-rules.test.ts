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
  { purpose: "character", type: "application/pdf", size: 10, answer: "Please choose a JPEG or PNG photo" },
])("a $purpose photo of type '$type' with $size bytes: $answer", ({ purpose, type, size, answer }) => {
  expect(checkPhoto({ type, size, name: "photo" }, purpose)).toBe(answer);
});

const named = (kind: string, kinds: string) =>
  `This is a ${kind} picture, which we can't use here. Please save it as ${kinds} and choose that`;

test.each<{ purpose: PhotoPurpose; type: string; name: string; answer: string | null }>([
  { purpose: "profile", type: "image/webp", name: "a.webp", answer: null },
  { purpose: "profile", type: "image/gif", name: "a.gif", answer: null },
  { purpose: "profile", type: "image/heic", name: "a.heic", answer: named("HEIC", "JPEG, PNG, GIF or WebP") },
  { purpose: "profile", type: "", name: "IMG_1.HEIC", answer: named("HEIC", "JPEG, PNG, GIF or WebP") },
  { purpose: "profile", type: "", name: "notes", answer: "Please select an image file" },
  { purpose: "character", type: "image/webp", name: "a.webp", answer: named("WebP", "JPEG or PNG") },
  { purpose: "character", type: "image/heif", name: "a.heif", answer: named("HEIC", "JPEG or PNG") },
])("16.30: $name of type '$type' as a $purpose photo: $answer", ({ purpose, type, name, answer }) => {
  expect(checkPhoto({ type, name, size: 10 }, purpose)).toBe(answer);
});
