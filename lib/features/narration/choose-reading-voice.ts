import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ReadingVoiceInput, ReadingVoiceView } from "./contract";
import { saveReadingVoice } from "./data";
import { listMachineVoices, requireVoice } from "./list-voices";

/**
 * Chooses the voice that reads new stories.
 * @throws AppError VALIDATION for a voice that isn't there, FORBIDDEN for one that the plan doesn't have
 */
export async function chooseReadingVoice(
  ctx: Context,
  { voice }: ReadingVoiceInput,
): Promise<ReadingVoiceView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const voices = await listMachineVoices(ctx, parent, tx);
    requireVoice(voices, voice);
    await saveReadingVoice(tx, parent, voice);
    return { voice, voices };
  });
}
