import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFile, type FileKind } from "./data";
import { readFileUrl } from "./rules";

type PhotoQuestion = { parent: ParentScope; url: string; kind: FileKind; field: string; tx?: DbOrTx };

/**
 * The id of the caller's own upload behind a `fileUrl`. Addresses are never fetched.
 * @throws AppError VALIDATION
 */
export async function findPhoto(ctx: Context, question: PhotoQuestion): Promise<string> {
  const { parent, url, kind, field, tx } = question;
  const id = readFileUrl(url, ctx.config.APP_URL);
  const file = id ? await findFile(tx ?? ctx.db, [parent], { id, now: ctx.now() }) : null;
  if (file?.kind === kind) return file.id;
  const message = "Please upload the picture again.";
  throw new AppError("VALIDATION", message, { details: { [field]: message } });
}
