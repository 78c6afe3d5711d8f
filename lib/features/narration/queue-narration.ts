import "server-only";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { DEFAULT_VOICE, voiceKindOf, type VoiceId } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";
import { findReadingVoice, lockNarration } from "./data";
import { findNarrationsToRenew } from "./data-making";
import { narrateJob } from "./job-names";
import { isInPlan } from "./rules";

/** A recording is made by its parent; until then the reading voice reads. */
async function voiceOf(ctx: Context, tx: Tx, parent: ParentScope): Promise<VoiceId> {
  const voice = await findReadingVoice(tx, parent);
  const kind = voiceKindOf(voice);
  if (kind === "embedded") return voice;
  if (kind === "own") return DEFAULT_VOICE;
  const { planFeatures } = await findEntitlement(ctx, parent, tx);
  return isInPlan(kind, planFeatures) ? voice : DEFAULT_VOICE;
}

/** Has a book that can be read now read aloud where that isn't waited for, in the transaction that makes it so; what a parent asks for goes first. */
export async function queueNarration(
  ctx: Context,
  tx: Tx,
  { parent, bookId, level }: { parent: ParentScope; bookId: string; level: ReadingLevel },
): Promise<void> {
  if (ctx.config.STORY_NARRATION === "asked") return;
  const { id } = await lockNarration(tx, { bookId, level, voice: await voiceOf(ctx, tx, parent) });
  await ctx.jobs.enqueue(tx, narrateJob, { narrationId: id }, { group: parent, isBulk: true });
}

/** Has what was read aloud of some books read again where its words or names are others now. */
export async function renewNarrations(
  ctx: Context,
  tx: Tx,
  { parent, ...of }: { parent: ParentScope } & ({ bookId: string } | { childId: string }),
): Promise<void> {
  for (const narrationId of await findNarrationsToRenew(tx, parent, of))
    await ctx.jobs.enqueue(tx, narrateJob, { narrationId }, { group: parent, isBulk: true });
}
