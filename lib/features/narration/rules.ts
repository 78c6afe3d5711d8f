import { voiceKindOf, type VoiceId, type VoiceKind } from "@/lib/shared/narration";

export const NARRATION_LIMIT = { name: "narration", points: 60, perSeconds: 3600 } as const;

/** A narration that is still not done after this long may be asked for again. */
const STUCK_MINUTES = 15;
export const stuckSince = (now: Date): Date => new Date(now.getTime() - STUCK_MINUTES * 60_000);

export const NOT_IN_PLAN =
  "Your plan reads with the reading voices. Voice narration comes with a larger plan.";
export const NO_SUCH_VOICE = "This voice is not here.";

/** Whether a plan promises voices beyond the reading voices; the operator words its features. */
const namesNarration = (features: readonly string[]): boolean =>
  features.some((feature) => /\bnarrat/i.test(feature));

/**
 * Whether a plan with these features may have something read by, or recorded for, a kind of voice. Reading voices are in
 * every plan; the provider's and the parent's own in those that name narration. It decides about what is made from now
 * on: what was read aloud already stays, whatever the plan is later.
 */
export const isInPlan = (kind: VoiceKind, features: readonly string[]): boolean =>
  kind === "embedded" || namesNarration(features);

/** What somebody recorded is heard in their own account alone, as they agreed. */
export const mayHear = (voice: VoiceId, isOwnAccount: boolean): boolean =>
  isOwnAccount || voiceKindOf(voice) !== "own";

export const NARRATION_RETRIES = 5;
export const NARRATION_TIMEOUT_SECONDS = 300;
