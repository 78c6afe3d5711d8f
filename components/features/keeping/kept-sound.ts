import { chosenVoice } from "@/components/features/reading/reader-settings";
import { toBeAsked } from "@/components/features/reading/listening/pick-voice";
import { api, type ApiFailure } from "@/lib/client/api";
import type { NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import type { VoiceId } from "@/lib/shared/narration";
import type { SoundToKeep } from "./kept-store";

const COMING: SoundToKeep = { state: "coming" };
const SILENT: SoundToKeep = { state: "silent" };

/** No answer, too many questions or a server in trouble: asked again later. */
const isPassing = ({ status }: ApiFailure) => status === 0 || status === 429 || status >= 500;

/**
 * The sound of a story by the voice that reads it in this browser; one that isn't made yet is asked for. What could not be
 * made is asked for again only `byHand`.
 */
export async function soundOf(book: BookDetailView, byHand: boolean): Promise<SoundToKeep> {
  const list = await api("GET", "/api/books/{id}/narrations", {
    params: { id: book.id },
    query: { level: book.level },
  });
  if (!list.ok) return isPassing(list) ? COMING : SILENT;
  const voice = toBeAsked(list.data, chosenVoice());
  const known = knownBy(list.data, voice);
  if (known?.status === "ready") return detailOf(known.id);
  if (known?.status === "failed" && !byHand) return SILENT;
  if (known && known.status !== "failed") return COMING;
  const asked = await api("POST", "/api/books/{id}/narrations", {
    params: { id: book.id },
    body: { voice, level: book.level },
  });
  return asked.ok || isPassing(asked) ? COMING : SILENT;
}

const knownBy = ({ narrations }: NarrationsView, voice: VoiceId) =>
  narrations.find((one) => one.voice === voice);

async function detailOf(id: string): Promise<SoundToKeep> {
  const detail = await api("GET", "/api/narrations/{id}", { params: { id } });
  if (!detail.ok) return isPassing(detail) ? COMING : SILENT;
  if (detail.data.status !== "ready") return COMING;
  return detail.data.pages.length > 0 ? { state: "here", narration: detail.data } : SILENT;
}

/** Whether a sound that is kept is still the one that the server has; also `true` where nobody answers. */
export async function isSoundCurrent(sound: SoundToKeep): Promise<boolean> {
  if (sound.state !== "here") return true;
  const { id } = sound.narration;
  const detail = await api("GET", "/api/narrations/{id}", { params: { id } });
  if (!detail.ok) return detail.status !== 404;
  return JSON.stringify(detail.data) === JSON.stringify(sound.narration);
}
