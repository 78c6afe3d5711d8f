import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteAnswers } from "./data";

/** Answers are kept as long as anybody may still repeat the request. */
export const forgetAnswers = (ctx: Context): Promise<void> =>
  deleteAnswers(ctx.db, keptSince("keptAnswers", ctx.now()));
