import "server-only";
import type { Context } from "@/lib/platform/context";
import type { FilePart } from "@/lib/platform/storage/storage";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFile, isInChildsStory, type FileKind } from "./data";

export type OpenedFile = { bytes: Buffer; mime: string; kind: FileKind };

/** What is known of a file before any of its bytes are read. */
export type FoundFile = {
  mime: string;
  kind: FileKind;
  size: number;
  /** A strong validator: its bytes never change. */
  etag: string;
  read: (part?: FilePart) => Promise<Buffer>;
};

const nothing = () => new AppError("NOT_FOUND", "Resource not found.");

/** @throws AppError NOT_FOUND, also for another parent's file, and where a child reads for what its stories don't show */
export async function findOwnFile(ctx: Context, id: string): Promise<FoundFile> {
  const { parent, childId } = requireReader(ctx.actor);
  const file = await findFile(ctx.db, parent, { id, now: ctx.now() });
  if (file && childId !== null && !(await isInChildsStory(ctx.db, { parent, childId, id }))) throw nothing();
  if (!file) throw nothing();
  const { mime, kind, storageKey, bytes: size, sha256 } = file;
  return {
    mime,
    kind,
    size,
    etag: `"${Buffer.from(sha256).toString("hex").slice(0, 32)}"`,
    read: (part) => (part ? ctx.storage.getPart(storageKey, part) : ctx.storage.get(storageKey)),
  };
}

/** @throws AppError NOT_FOUND, also for another parent's file */
export async function openFile(ctx: Context, id: string): Promise<OpenedFile> {
  const { read, mime, kind } = await findOwnFile(ctx, id);
  return { bytes: await read(), mime, kind };
}
