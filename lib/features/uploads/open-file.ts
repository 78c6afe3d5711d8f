import "server-only";
import type { Context } from "@/lib/platform/context";
import type { FilePart } from "@/lib/platform/storage/storage";
import { accountsReadBy, requireParent, requireReader, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFile, isInReadStory, type FileFacts, type FileKind } from "./data";

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

/**
 * @throws AppError NOT_FOUND, also for another parent's file; where a child reads, and of a family that shares its
 * stories, for what no story shows
 */
export async function findOwnFile(ctx: Context, id: string): Promise<FoundFile> {
  const reader = requireReader(ctx.actor);
  const { parent, childId } = reader;
  const file = await findFile(ctx.db, accountsReadBy(reader), { id, now: ctx.now() });
  if (!file) throw nothing();
  const isOwn = file.parentId === parent;
  const shown = { parentId: file.parentId, isOwn, childId, id };
  if (!(isOwn && childId === null) && !(await isInReadStory(ctx.db, shown))) throw nothing();
  return toFound(ctx, file);
}

function toFound(ctx: Context, file: FileFacts): FoundFile {
  const { mime, kind, storageKey, bytes: size, sha256 } = file;
  return {
    mime,
    kind,
    size,
    etag: `"${Buffer.from(sha256).toString("hex").slice(0, 32)}"`,
    read: (part) => (part ? ctx.storage.getPart(storageKey, part) : ctx.storage.get(storageKey)),
  };
}

/** A file of the parent's own. @throws AppError NOT_FOUND, also for another parent's file */
export const openFile = (ctx: Context, id: string): Promise<OpenedFile> =>
  openFileOf(ctx, requireParent(ctx.actor), id);

/** The same of an account whose book was found for whoever asks. */
export async function openFileOf(ctx: Context, parent: ParentScope, id: string): Promise<OpenedFile> {
  const file = await findFile(ctx.db, [parent], { id, now: ctx.now() });
  if (!file) throw nothing();
  const { read, mime, kind } = toFound(ctx, file);
  return { bytes: await read(), mime, kind };
}
