import type { NarrationsView } from "@/lib/features/narration/contract";
import type { VoiceId } from "@/lib/shared/narration";

type Known = NarrationsView["narrations"][number];

const isWhole = ({ kind, pagesReady, pages }: Known): boolean => kind === "own" && pagesReady === pages;
export const hasGaps = (known: Known | undefined): boolean => known?.kind === "own" && !isWhole(known);

/** The one that was chosen here; else whoever of the family recorded the whole story; else the family's reading voice. */
export const pickVoice = ({ voices, preferred, narrations }: NarrationsView, wish: VoiceId | null): VoiceId =>
  voices.find(({ id, allowed }) => allowed && id === wish)?.id ??
  narrations.find(isWhole)?.voice ??
  preferred;

/** Nobody can be asked for a recording: where it has gaps, the reading voice is. */
export function toBeAsked(list: NarrationsView, wish: VoiceId | null): VoiceId {
  const voice = pickVoice(list, wish);
  return hasGaps(list.narrations.find((one) => one.voice === voice)) ? list.preferred : voice;
}
