import { markup, type Markup } from "./markup";
import type { PageSound } from "./portable-book";

/** A part of a page that is heard at once, by the id of its element. */
export type Clip = { id: string; startMs: number; endMs: number };

type Paragraph = { from: number; to: number };

/** Where the paragraphs of a text stand in it. */
function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n]+/gu)]
    .map(({ 0: words, index }) => ({ from: index, to: index + words.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== "");
}

type Span = { id: string; from: number; to: number };

/** The ranges of the sound that can be shown: in order, apart from each other, each in one paragraph. */
function spansOf(
  page: number,
  sound: PageSound,
  paragraphs: readonly Paragraph[],
): (Span & { startMs: number })[] {
  const spans: (Span & { startMs: number })[] = [];
  for (const [from, to, startMs] of sound.words) {
    const home = paragraphs.find((paragraph) => from >= paragraph.from && from < paragraph.to);
    const last = spans.at(-1);
    if (!home || to <= from || from < (last?.to ?? 0)) continue;
    if (startMs >= sound.durationMs || startMs <= (last?.startMs ?? -1)) continue;
    spans.push({ id: `p${page}w${spans.length + 1}`, from, to: Math.min(to, home.to), startMs });
  }
  return spans;
}

function spelt(text: string, { from, to }: Paragraph, spans: readonly Span[]): Markup[] {
  const parts: Markup[] = [];
  let at = from;
  for (const span of spans.filter((one) => one.from >= from && one.from < to)) {
    parts.push(
      markup`${text.slice(at, span.from)}<span id="${span.id}">${text.slice(span.from, span.to)}</span>`,
    );
    at = span.to;
  }
  return [...parts, markup`${text.slice(at, to)}`];
}

/**
 * A page's words, paragraph by paragraph, each part that is heard in an element of its own; and when that is. A part
 * lasts until the next one begins, so that nothing of the sound is left out: neither breaths nor what was not told apart.
 */
export function tellWords(
  page: number,
  text: string,
  sound: PageSound | null,
): { paragraphs: Markup[]; clips: Clip[] } {
  const paragraphs = paragraphsOf(text);
  const spans = sound ? spansOf(page, sound, paragraphs) : [];
  const clips = spans.map(({ id, startMs }, index) => ({
    id,
    startMs: index === 0 ? 0 : startMs,
    endMs: spans[index + 1]?.startMs ?? sound?.durationMs ?? startMs,
  }));
  return { paragraphs: paragraphs.map((paragraph) => markup`${spelt(text, paragraph, spans)}`), clips };
}
