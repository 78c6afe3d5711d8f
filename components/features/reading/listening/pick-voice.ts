import type { NarrationsView } from "@/lib/features/narration/contract";
import type { VoiceId } from "@/lib/shared/narration";

type Known = NarrationsView["narrations"][number];

const isWhole = ({ kind, pagesReady, pages }: Known): boolean => kind === "own" && pagesReady === pages;
const hasGaps = (known: Known | undefined): boolean => known?.kind === "own" && !isWhole(known);

/** The one that was chosen here; else whoever of the family recorded the whole story; else the family's reading voice. */
const pickVoice = ({ voices, preferred, narrations }: NarrationsView, wish: VoiceId | null): VoiceId =>
  voices.find(({ id, allowed }) => allowed && id === wish)?.id ??
  narrations.find(isWhole)?.voice ??
  preferred;

/** The narrations that a story is heard by: that of the chosen voice, and where a parent recorded it in part, the other one. */
export function pickTelling(list: NarrationsView, wish: VoiceId | null) {
  const by = (voice: VoiceId) => list.narrations.find((narration) => narration.voice === voice);
  const voice = pickVoice(list, wish);
  const known = by(voice);
  const gaps = hasGaps(known);
  return {
    ...{ voice, known },
    /** Who reads what nobody recorded; `undefined` while that isn't made. */
    filling: gaps ? by(list.preferred) : null,
    /** Nobody can be asked for a recording: where it has gaps, the reading voice is. */
    toBeAsked: gaps ? list.preferred : voice,
  };
}
