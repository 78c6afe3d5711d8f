import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findListening } from "./data";
import { tellWebhook } from "./tell-webhook";

/** A finished story is told to its parent's webhooks: which one, and nothing of the child, whose name may be in its title. */
export async function tellOfFinishedStory(
  ctx: Context,
  tx: Tx,
  { parent, storyId, orderId }: { parent: ParentScope; storyId: string; orderId: string },
): Promise<void> {
  for (const { id: webhookId } of await findListening(tx, parent)) {
    await tellWebhook(ctx, tx, {
      webhookId,
      event: "story.finished",
      source: `story.finished:${orderId}`,
      data: { storyId, orderId },
    });
  }
}
