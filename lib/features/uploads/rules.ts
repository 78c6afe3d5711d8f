import type { PhotoPurpose } from "./contract";

const MEGABYTE = 1024 * 1024;

type PhotoRule = {
  /** A photo has to be smaller than this. */
  bytes: number;
  tooLarge: string;
  wrongType: string;
  /** Longest side of what we keep. */
  maxSide: number;
  formats: readonly ("jpeg" | "png")[];
};

export const PHOTO_RULES: Record<PhotoPurpose, PhotoRule> = {
  profile: {
    bytes: 5 * MEGABYTE,
    tooLarge: "Image size must be less than 5MB",
    wrongType: "Please select an image file",
    maxSide: 512,
    formats: ["jpeg", "png"],
  },
  character: {
    bytes: 10 * MEGABYTE,
    tooLarge: "Photo size must be less than 10MB",
    wrongType: "Please choose a JPEG or PNG photo",
    maxSide: 1024,
    formats: ["jpeg", "png"],
  },
};

/** The largest photo with its multipart wrapping. */
export const MAX_UPLOAD_BODY = 11 * MEGABYTE;
export const MAX_PHOTO_BYTES_PER_PARENT = 200 * MEGABYTE;
/** What nothing refers to is swept away after this time. */
export const UNUSED_FILE_HOURS = 1;
/** A photo that the parent chose but never used, and the longest life of a photo sent for a story. */
export const UNUSED_PHOTO_HOURS = 24;

export const fileUrlOf = (fileId: string): string => `/api/files/${fileId}`;

const FILE_PATH = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id in a `fileUrl` of ours, relative or on our own origin; anything else names no file. */
export function readFileUrl(url: string, appUrl: string): string | null {
  const { origin } = new URL(appUrl);
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return FILE_PATH.exec(path)?.[1] ?? null;
}

/** The type that the first bytes claim; a photo of another type is refused before anything decodes it. */
export function sniffPhoto(bytes: Uint8Array): "jpeg" | "png" | null {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  return null;
}

export const UPLOAD_LIMIT = { name: "upload", points: 20, perSeconds: 3600 } as const;
