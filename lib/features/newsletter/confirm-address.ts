import "server-only";
import type { Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { confirmAsk } from "./data";
import { CONFIRMED, DEAD_LINK, waitingSince } from "./rules";

/** @throws AppError VALIDATION for a link that is no good any more, or never was */
export async function confirmAddress(ctx: Context, token: string): Promise<MessageView> {
  const now = ctx.now();
  const isGood = await confirmAsk(ctx.db, sha256(token), { now, since: waitingSince(now) });
  if (!isGood) throw new AppError("VALIDATION", DEAD_LINK);
  return { message: CONFIRMED };
}
