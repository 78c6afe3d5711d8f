import { KEPT_DAYS } from "@/lib/shared/retention";
import type { PhotoPurpose } from "./contract";

const MEGABYTE = 1024 * 1024;

/** What we can decode. */
type PhotoFormat = "jpeg" | "png" | "gif" | "webp";

type PhotoRule = {
  /** A photo has to be smaller than this. */
  bytes: number;
  tooLarge: string;
  wrongType: string;
  /** Longest side of what we keep. */
  maxSide: number;
  formats: readonly PhotoFormat[];
};

export const PHOTO_RULES: Record<PhotoPurpose, PhotoRule> = {
  profile: {
    bytes: 5 * MEGABYTE,
    tooLarge: "Image size must be less than 5MB",
    wrongType: "Please select an image file",
    maxSide: 512,
    formats: ["jpeg", "png", "gif", "webp"],
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
export const UNUSED_PHOTO_HOURS = KEPT_DAYS.unusedPhotos * 24;

export const fileUrlOf = (fileId: string): string => `/api/files/${fileId}`;

const FILE_PATH = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id in a `fileUrl` of ours, relative or on our own origin; anything else names no file. */
export function readFileUrl(url: string, appUrl: string): string | null {
  const { origin } = new URL(appUrl);
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return FILE_PATH.exec(path)?.[1] ?? null;
}

const PHOTO_NAMES = {
  jpeg: "JPEG",
  png: "PNG",
  gif: "GIF",
  webp: "WebP",
  // What phones and cameras make besides, and we can't decode.
  heic: "HEIC",
  avif: "AVIF",
  tiff: "TIFF",
  bmp: "BMP",
} as const;
type PhotoKind = keyof typeof PHOTO_NAMES;

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const SIGNATURES: [PhotoKind, (bytes: Uint8Array) => boolean][] = [
  ["jpeg", (bytes) => latin(bytes, 0, 3) === "\u00ff\u00d8\u00ff"],
  ["png", (bytes) => latin(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n"],
  ["gif", (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ["webp", (bytes) => /^RIFF[^]{4}WEBP$/.test(latin(bytes, 0, 12))],
  ["avif", (bytes) => /^ftypavi[fs]$/.test(latin(bytes, 4, 12))],
  ["heic", (bytes) => /^ftyp(?:he[ivx][cfmsx]|mif1|msf1)$/.test(latin(bytes, 4, 12))],
  ["tiff", (bytes) => /^(?:II\*\0|MM\0\*)$/.test(latin(bytes, 0, 4))],
  ["bmp", (bytes) => latin(bytes, 0, 2) === "BM"],
];

/** The kind that the first bytes claim; a photo of another one is refused before anything decodes it. */
export const sniffPhoto = (bytes: Uint8Array): PhotoKind | null =>
  SIGNATURES.find(([, fits]) => fits(bytes))?.[0] ?? null;

const KINDS_BY_ENDING: ReadonlyMap<string, PhotoKind> = new Map([
  ["heic", "heic"],
  ["heif", "heic"],
  ["avif", "avif"],
  ["tif", "tiff"],
  ["tiff", "tiff"],
  ["bmp", "bmp"],
  ["webp", "webp"],
  ["gif", "gif"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["png", "png"],
]);

/** The kind that a browser says a file is; some know none for a HEIC photo, and then its name tells. */
export function photoKindOf({ type, name }: { type: string; name: string }): PhotoKind | null {
  const ending = type.startsWith("image/")
    ? type.slice("image/".length)
    : type === "" && name.split(".").at(-1);
  return (ending && KINDS_BY_ENDING.get(ending.toLowerCase())) || null;
}

/** Why a photo of this kind can't be taken, by its name where it has one; `null` where it can. */
export function describeWrongKind(purpose: PhotoPurpose, kind: PhotoKind | null): string | null {
  const { formats, wrongType } = PHOTO_RULES[purpose];
  if (formats.some((format) => format === kind)) return null;
  if (!kind) return wrongType;
  const names = formats.map((format) => PHOTO_NAMES[format]);
  return `This is a ${PHOTO_NAMES[kind]} picture, which we can't use here. Please save it as ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""} and choose that`;
}

export const UPLOAD_LIMIT = { name: "upload", points: 20, perSeconds: 3600 } as const;
