import "server-only";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { pronounceWith } from "@/lib/features/narration/aligning/pronounce-parts";
import { embeddedNarrator } from "@/lib/features/narration/embedded/embedded-narrator";
import type { Narrator } from "@/lib/features/narration/narrator";
import { providerNarrator } from "@/lib/features/narration/provider/provider-narrator";
import { providerReads } from "@/lib/features/narration/provider/provider-voices";
import { isInPlan } from "@/lib/features/narration/rules";
import type { Context } from "@/lib/platform/context";
import { askVoices } from "@/lib/platform/voice/voice-thread";
import type { ParentScope } from "@/lib/shared/actor";
import { DEFAULT_VOICE, voiceKindOf, type VoiceId } from "@/lib/shared/narration";

type Spoken = { voice: VoiceId; parent: ParentScope; childName: string };

/** Says in the place of a voice that a family's plan has lost what was changed in a story since. */
const afterThePlan = (embedded: Narrator): Narrator => ({
  ...embedded,
  narrate: async (order) => ({
    ...(await embedded.narrate({ ...order, voice: DEFAULT_VOICE })),
    standIn: "plan",
  }),
});

/** Who speaks with a voice; `null` where nobody does, such as for a recording. Another kind of narrator is added here. */
export async function findNarrator(
  ctx: Context,
  { voice, parent, childName }: Spoken,
): Promise<Narrator | null> {
  const embedded = embeddedNarrator(askVoices);
  switch (voiceKindOf(voice)) {
    case "embedded":
      return embedded;
    case "provider": {
      if (!ctx.ai || !providerReads(ctx.config)) return null;
      const { planFeatures } = await findEntitlement(ctx, parent);
      if (!isInPlan("provider", planFeatures)) return afterThePlan(embedded);
      const pronounce = pronounceWith(askVoices);
      return providerNarrator(ctx, { voice: ctx.ai.voice, parent, childName, pronounce, instead: embedded });
    }
    default:
      return null;
  }
}
