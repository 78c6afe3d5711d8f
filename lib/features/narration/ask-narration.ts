import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireReader, type ParentScope, type Reader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { voiceKindOf, type VoiceId } from "@/lib/shared/narration";
import type { NarrationInput, NarrationView } from "./contract";
import { findNarrations, findTold, lockNarration, queueNarration, type ToldBook } from "./data";
import { lockBook } from "./data-making";
import { narrateJob } from "./job-names";
import { labelOf, listVoices, requireVoice } from "./list-voices";
import { mayHear, stuckSince } from "./rules";
import { toNarrationView } from "./to-view";

type Wanted = NarrationInput & { id: string };

/**
 * Has a story read aloud by a voice. What is there or on its way already is answered; what failed, says other words by
 * now, or is read by another voice in places, is made (again).
 * @throws AppError NOT_FOUND, also for a book that isn't the reader's to read; FORBIDDEN for a voice that the plan doesn't have
 */
export async function askNarration(ctx: Context, wanted: Wanted): Promise<NarrationView> {
  const reader = requireReader(ctx.actor);
  return answerInTransaction(ctx, (tx) => ask(ctx, tx, reader, wanted));
}

const nothing = () => new AppError("NOT_FOUND", "Resource not found.");

async function ask(ctx: Context, tx: Tx, reader: Reader, { id, voice, level }: Wanted) {
  await lockBook(tx, id);
  const told = await findTold(tx, reader, { id, level });
  if (!told) throw nothing();
  const { parent } = reader;
  if (told.owner !== parent) return findShared(ctx, tx, told, voice);
  const voices = await listVoices(ctx, parent, tx);
  const one = { bookId: id, level: told.level, voice };
  const locked = await lockNarration(tx, one);
  const view = async () => {
    const all = await findNarrations(tx, id, told.level);
    const own = all.find((narration) => narration.id === locked.id);
    if (!own) throw nothing();
    return toNarrationView(own, told, labelOf(voices, voice));
  };
  const before = await view();
  const isDone = before.status === "ready";
  // What was read aloud on an earlier plan is still heard, as it is.
  if (isDone && voices.some(({ id: known, allowed }) => known === voice && !allowed)) return before;
  requireVoice(voices, voice);
  // A recording is made by its parent, page by page.
  if (voiceKindOf(voice) === "own") {
    if (locked.isNew) throw nothing();
    return before;
  }
  if ((isDone && !before.note) || isOnItsWay(locked, ctx.now())) return before;
  await queueNarration(tx, locked.id, ctx.now());
  await ctx.jobs.enqueue(tx, narrateJob, { narrationId: locked.id }, { group: parent });
  return view();
}

/** Another family's story is heard as it was read there, or is being: only its owner has it read. */
async function findShared(
  ctx: Context,
  tx: Tx,
  told: ToldBook & { owner: ParentScope },
  voice: VoiceId,
): Promise<NarrationView> {
  const all = mayHear(voice, false) ? await findNarrations(tx, told.id, told.level) : [];
  const found = all.find((narration) => narration.voice === voice);
  if (!found) throw nothing();
  return toNarrationView(found, told, labelOf(await listVoices(ctx, told.owner, tx), voice));
}

function isOnItsWay({ status, createdAt, isNew }: Locked, now: Date): boolean {
  return !isNew && (status === "queued" || status === "making") && createdAt > stuckSince(now);
}
type Locked = { status: string; createdAt: Date; isNew: boolean };
