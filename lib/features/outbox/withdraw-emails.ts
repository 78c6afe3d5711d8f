import "server-only";
import type { TemplateName } from "@/emails/registry";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { markWithdrawn } from "./data";

/** Takes back what waits to be sent to an address. What is on its way already arrives. */
export const withdrawEmails = (
  ctx: Context,
  tx: Tx,
  { template, to }: { template: TemplateName; to: string },
): Promise<void> => markWithdrawn(tx, { template, recipient: to, at: ctx.now() });
