import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ReadingVoiceView } from "./contract";
import { findReadingVoice } from "./data";
import { listMachineVoices, readingVoiceOf } from "./list-voices";

/** Which voice reads to a family, and which could. */
export async function showReadingVoice(ctx: Context): Promise<ReadingVoiceView> {
  const parent = requireParent(ctx.actor);
  const [voice, voices] = await Promise.all([
    findReadingVoice(ctx.db, parent),
    listMachineVoices(ctx, parent),
  ]);
  return { voice: readingVoiceOf(voices, voice), voices };
}
