import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { MessageView } from "@/lib/shared/message";
import { deleteOpenChange } from "./data";

/** Ends a change of address that was asked for; its links say nothing any more. */
export const withdrawEmailChange = (ctx: Context): Promise<MessageView> =>
  answerInTransaction(ctx, async (tx) => {
    await deleteOpenChange(tx, requireParent(ctx.actor));
    return { message: "Your email address stays as it is." };
  });
