import "server-only";
import { alignPage, type Pronounce } from "@/lib/features/narration/aligning/align-page";
import type { NarrationOrder, Narrator, SpokenSound } from "@/lib/features/narration/narrator";
import { callProvider } from "@/lib/features/spending/call-provider";
import type { VoiceModel } from "@/lib/platform/ai/voice-model";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { DEFAULT_VOICE, type StandIn } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";
import { pageMayLeave } from "./page-may-leave";

const MANNER =
  "You read a bedtime story to a child who sits close to you. Speak warmly and calmly, give each character a little colour, and pause for a breath between sentences. Say exactly these words and nothing else.";
const PACE: Record<ReadingLevel, string> = {
  Beginner: "Speak slowly: the child follows the words with a finger.",
  Emerging: "Speak a little slowly: the child follows the words.",
  Intermediate: "Speak at an easy pace.",
  Advanced: "Speak at the pace of an audio book.",
};

type Work = {
  voice: VoiceModel;
  parent: ParentScope;
  childName: string;
  pronounce: Pronounce;
  /** Says what the provider may not or can't say. */
  instead: Narrator;
};

/** The provider's voice, heard by our aligner. */
export function providerNarrator(ctx: Context, work: Work): Narrator {
  const { voice, parent, childName, pronounce, instead } = work;
  const standIn = async (order: NarrationOrder, reason: StandIn): Promise<SpokenSound> => ({
    ...(await instead.narrate({ ...order, voice: DEFAULT_VOICE })),
    standIn: reason,
  });
  const speak = async (order: NarrationOrder): Promise<SpokenSound | null> => {
    const { text, tokens, level, signal } = order;
    const call = callProvider({ ctx, parent, claim: { bookRequestId: null }, limit: signal }, "narration");
    const manner = `${MANNER} ${PACE[level]}`;
    const sound = await voice.speak({ text, voice: order.voice.replace(/^provider:/, ""), manner }, call);
    const timing = await alignPage({ text, tokens, pronounce, ...sound });
    return timing && { ...sound, timing };
  };
  return {
    kind: "provider",
    engine: `openai ${ctx.config.OPENAI_VOICE_MODEL}`,
    async narrate(order) {
      const { text, signal } = order;
      if (!(await pageMayLeave(ctx, { parent, childName, text }))) return standIn(order, "name");
      try {
        const sound = await speak(order);
        if (sound) return sound;
      } catch (error) {
        if (signal.aborted || !(error instanceof AppError)) throw error;
        // A story is read tonight, by another voice if need be.
        ctx.log.warn({ code: error.code }, "the provider did not read a page; the embedded voice does");
      }
      return standIn(order, "away");
    },
  };
}
