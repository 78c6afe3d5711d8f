import { chosenVoice } from "@/components/features/reading/reader-settings";
import { pickTelling } from "@/components/features/reading/listening/pick-voice";
import { api, type ApiFailure } from "@/lib/client/api";
import type { NarrationDetailView, NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import type { VoiceId } from "@/lib/shared/narration";
import type { KeptTelling, SoundToKeep } from "./kept-store";

type NotHere = { state: "coming" | "silent" };
const COMING: NotHere = { state: "coming" };
const SILENT: NotHere = { state: "silent" };

/** No answer, too many questions or a server in trouble: asked again later. */
const isPassing = ({ status }: ApiFailure) => status === 0 || status === 429 || status >= 500;

const whyNot = (failure: ApiFailure): NotHere => (isPassing(failure) ? COMING : SILENT);

const listFor = ({ id, level }: BookDetailView) =>
  api("GET", "/api/books/{id}/narrations", { params: { id }, query: { level } });

/**
 * The sound of a story by the voice that reads it in this browser, and of what a parent left out of a recording by the
 * reading voice. One that isn't made yet is asked for; what could not be made is asked for again only `byHand`.
 */
export async function soundOf(book: BookDetailView, byHand: boolean): Promise<SoundToKeep> {
  const list = await listFor(book);
  if (!list.ok) return whyNot(list);
  const { known, filling, toBeAsked } = pickTelling(list.data, chosenVoice());
  const read = await readBy(book, { voice: toBeAsked, known: filling === null ? known : filling, byHand });
  if (filling === null || !known) return "state" in read ? read : { state: "here", narration: read };
  // What one of the family recorded is heard in any case, also where the reading voice can't say the rest.
  if ("state" in read && read.state === "coming") return read;
  const own = await detailOf(known.id);
  if ("state" in own) return own;
  return { state: "here", narration: own, filling: "state" in read ? null : read };
}

type Known = NarrationsView["narrations"][number];
type Reading = { voice: VoiceId; known: Known | undefined; byHand: boolean };

/** What a voice of ours has read; where it hasn't, it is asked to. */
async function readBy(
  { id, level }: BookDetailView,
  { voice, known, byHand }: Reading,
): Promise<NarrationDetailView | NotHere> {
  if (known?.status === "ready") return detailOf(known.id);
  if (known?.status === "failed" && !byHand) return SILENT;
  if (known && known.status !== "failed") return COMING;
  const asked = await api("POST", "/api/books/{id}/narrations", { params: { id }, body: { voice, level } });
  return asked.ok ? COMING : whyNot(asked);
}

async function detailOf(id: string): Promise<NarrationDetailView | NotHere> {
  const detail = await api("GET", "/api/narrations/{id}", { params: { id } });
  if (!detail.ok) return whyNot(detail);
  if (detail.data.status !== "ready") return COMING;
  return detail.data.pages.length > 0 ? detail.data : SILENT;
}

/**
 * Whether a sound that is kept is still what the story is heard by: the same recording or reading, and nobody of the family
 * has read it since. Also `true` where nobody answers.
 */
export async function isSoundCurrent(book: BookDetailView, sound: SoundToKeep): Promise<boolean> {
  if (sound.state !== "here") return true;
  const list = await listFor(book);
  if (!list.ok) return true;
  const { known, filling } = pickTelling(list.data, chosenVoice());
  // What is here stays until all of the other one can come.
  const isWhole = known?.status === "ready" && (filling === null || filling?.status === "ready");
  return isWhole && known.id !== sound.narration.id ? false : areSame(sound);
}

async function areSame({ narration, filling }: KeptTelling): Promise<boolean> {
  for (const kept of [narration, filling]) {
    if (!kept) continue;
    const detail = await api("GET", "/api/narrations/{id}", { params: { id: kept.id } });
    if (!detail.ok) return detail.status !== 404;
    if (JSON.stringify(detail.data) !== JSON.stringify(kept)) return false;
  }
  return true;
}
