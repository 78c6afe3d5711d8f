import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteAnswers } from "./data";

const KEPT_HOURS = 24;

/** Answers are kept as long as anybody may still repeat the request. */
export const forgetAnswers = (ctx: Context): Promise<void> =>
  deleteAnswers(ctx.db, new Date(ctx.now().getTime() - KEPT_HOURS * 3600 * 1000));
