import "server-only";
import { buildEpub } from "@/lib/features/bookmaking/epub/build-epub";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { openPortableBook } from "./open-portable-book";
import { packInTurn } from "./pack-in-turn";

/** A story of the parent's as a silent e-book, at the level that it is shown at; `null` where it is gone meanwhile. */
export function packEpub(ctx: Context, parent: ParentScope, id: string): Promise<Uint8Array | null> {
  return packInTurn(async () => {
    try {
      return await buildEpub(await openPortableBook(ctx, parent, { id, level: undefined }));
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  });
}
