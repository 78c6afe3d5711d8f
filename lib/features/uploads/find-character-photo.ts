import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { turnIntoCharacterPhoto } from "./data";
import { findPhoto } from "./find-photo";
import { readFileUrl } from "./rules";

type PhotoQuestion = { parent: ParentScope; url: string; field: string; tx: DbOrTx };

/**
 * The photo of an order for a story. A caller who uploads without a purpose, as the plain upload call does, names the
 * purpose by ordering: `agreed` is false then, and the photo stays on this machine and goes when the story is done.
 * @throws AppError VALIDATION
 */
export async function findCharacterPhoto(
  ctx: Context,
  question: PhotoQuestion,
): Promise<{ id: string; agreed: boolean }> {
  const { parent, url, tx } = question;
  const id = readFileUrl(url, ctx.config.APP_URL);
  const turned = id !== null && (await turnIntoCharacterPhoto(tx, parent, { id, now: ctx.now() }));
  return { id: await findPhoto(ctx, { ...question, kind: "ai_photo" }), agreed: !turned };
}
