import { titleOf, type PortableBook } from "@/lib/features/bookmaking/portable-book";
import { AppError } from "@/lib/shared/app-error";
import { chapterTag, type Chapter } from "./chapter-tag";
import { readFrames } from "./mp3-frames";

const TITLE_PAGE = 0;

/**
 * The story read aloud as one MP3: the sounds of its pages one after another, a chapter each, with the cover. Nothing is
 * encoded anew; the breath that an encoder puts before and behind a sound is the pause at a page's end.
 * @throws AppError CONFLICT where it has not been read aloud, or in sounds that can't be one
 */
export function buildAudioBook(book: PortableBook): Uint8Array {
  const { narration, cover } = book;
  if (!narration) throw new AppError("CONFLICT", "This story has not been read aloud yet.");
  const pages = [...narration.pages].sort((one, other) => one.page - other.page);
  const read = pages
    .map(({ page, mp3 }) => ({ page, ...readFrames(mp3) }))
    .filter(({ samples }) => samples > 0);
  const [first] = read;
  if (!first || read.some(({ sampleRate }) => sampleRate !== first.sampleRate)) {
    throw new AppError("CONFLICT", "This reading can't be one sound. Please choose another voice for it.");
  }
  const msOf = (samples: number): number => Math.round((samples / first.sampleRate) * 1000);
  const chapters: Chapter[] = [];
  let samples = 0;
  for (const { page, samples: more } of read) {
    const startMs = msOf(samples);
    samples += more;
    chapters.push({
      name: page === TITLE_PAGE ? titleOf(book) : `Page ${page}`,
      startMs,
      endMs: msOf(samples),
    });
  }
  const tag = chapterTag({
    title: titleOf(book),
    artist: `Talewick, ${narration.voice}`,
    durationMs: msOf(samples),
    cover,
    chapters,
  });
  return Buffer.concat([tag, ...read.map(({ sound }) => sound)]);
}
