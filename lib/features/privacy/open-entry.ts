import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ZipEntry } from "@/lib/platform/zip/zip-parts";
import { AppError } from "@/lib/shared/app-error";

const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
};

type Named = {
  /** Without its ending. */
  name: string;
  at: Date;
  file: { storageKey: string; mime: string } | null;
};

/** A stored file as an entry of an archive. One that is gone meanwhile is left out. */
export async function* openEntry(ctx: Context, { name, at, file }: Named): AsyncGenerator<ZipEntry> {
  if (!file) return;
  try {
    const content = await ctx.storage.get(file.storageKey);
    yield { name: `${name}.${ENDINGS[file.mime] ?? "bin"}`, at, content };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
    ctx.log.warn({ err: error }, "a file is missing in an export");
  }
}
