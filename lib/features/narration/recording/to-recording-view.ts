import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import type { RecordedPageView, RecordingView } from "@/lib/features/narration/contract";
import type { Spoken } from "@/lib/features/narration/list-spoken";
import type { VoiceId } from "@/lib/shared/narration";
import type { RecordedVoice, RecordingRow } from "./data-recordings";

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(b);

/** How far one page is: a take goes before the sound that it will replace. */
export function toRecordedPage({ takes, pages }: RecordingRow, { page, sha256 }: Spoken): RecordedPageView {
  const take = takes.find(({ pageNumber }) => pageNumber === page);
  const sound = pages.find(({ pageNumber }) => pageNumber === page);
  if (take && sameBytes(take.textSha256, sha256)) {
    const { status, fileId, durationMs } = take;
    return { page, status, audioUrl: fileUrlOf(fileId), durationMs, by: null };
  }
  if (!sound) return { page, status: "missing", audioUrl: null, durationMs: null, by: null };
  const status = sameBytes(sound.textSha256, sha256) ? "ready" : "changed";
  return { page, status, audioUrl: fileUrlOf(sound.fileId), durationMs: sound.durationMs, by: sound.by };
}

type Told = { voices: readonly RecordedVoice[]; spoken: readonly Spoken[]; all: readonly RecordingRow[] };

export function toRecordingView(recording: RecordingRow, { voices, spoken, all }: Told): RecordingView {
  const voice = recording.voice as VoiceId; // Our own code alone wrote it.
  const elsewhere = all.filter((one) => one.voice === voice && one.level !== recording.level);
  return {
    id: recording.id,
    voice,
    reader: voices.find(({ id }) => voice === `own:${id}`)?.label ?? "Somebody",
    level: recording.level,
    otherLevels: elsewhere.filter(({ pages }) => pages.length > 0).map(({ level }) => level),
    pages: spoken.map((page) => toRecordedPage(recording, page)),
  };
}
