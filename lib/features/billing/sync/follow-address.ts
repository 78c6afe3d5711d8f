import "server-only";
import { getReader } from "@/lib/features/billing/data-sync";
import { moveCustomerJob } from "@/lib/features/billing/job-names";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { noteTrialAddress } from "./note-trial";

type Moved = { parent: ParentScope; email: string };

/** What follows here when a parent has another address: the provider's bills go there, and one trial stays one. */
export async function followAddress(ctx: Context, tx: Tx, { parent, email }: Moved): Promise<void> {
  const { trialUsedAt } = await getReader(tx, parent);
  if (trialUsedAt) await noteTrialAddress(ctx, tx, { parent, email });
  await ctx.jobs.enqueue(tx, moveCustomerJob, { parentId: parent });
}
