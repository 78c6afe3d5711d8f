import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFile, type FileKind } from "./data";
import { readFileUrl } from "./rules";

type PhotoQuestion = { parent: ParentScope; url: string; kind: FileKind; field: string };

/**
 * The id of the caller's own upload behind a `fileUrl`. Addresses are never fetched.
 * @throws AppError VALIDATION
 */
export async function findPhoto(ctx: Context, { parent, url, kind, field }: PhotoQuestion): Promise<string> {
  const id = readFileUrl(url, ctx.config.APP_URL);
  const file = id ? await findFile(ctx.db, parent, { id, now: ctx.now() }) : null;
  if (file?.kind === kind) return file.id;
  const message = "Please upload the picture again.";
  throw new AppError("VALIDATION", message, { details: { [field]: message } });
}
