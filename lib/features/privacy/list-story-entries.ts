import "server-only";
import { labelOf, listVoices } from "@/lib/features/narration/list-voices";
import type { Context } from "@/lib/platform/context";
import type { ZipEntry } from "@/lib/platform/zip/zip-parts";
import type { ParentScope } from "@/lib/shared/actor";
import { voiceKindOf, type VoiceId } from "@/lib/shared/narration";
import { findStories, type ExportedStory } from "./data-stories";
import { openEntry } from "./open-entry";
import { archiveName, tellStory } from "./rules";

const STORIES = 20;

const pageName = (page: number): string => `page-${String(page).padStart(2, "0")}`;

/** How a voice is called in a folder's name: "Dad", or "Reading voice, bright". */
type NameVoice = (voice: string) => string;

type Story = { story: ExportedStory; folder: string };

/** The story as it stands in the library, and beside it as it was told at other levels. */
async function* toldEntries(ctx: Context, { story, folder }: Story): AsyncGenerator<ZipEntry> {
  const { createdAt: at, pdf, texts } = story;
  yield { name: `${folder}/story.txt`, at, content: tellStory(story) };
  yield* openEntry(ctx, { name: `${folder}/story`, at, file: pdf });
  for (const { level, pages, pdf: printed } of texts) {
    const name = `${folder}/story-${level.toLowerCase()}`;
    yield { name: `${name}.txt`, at, content: tellStory({ ...story, pages }) };
    yield* openEntry(ctx, { name, at, file: printed });
  }
}

async function* pictureEntries(ctx: Context, { story, folder }: Story): AsyncGenerator<ZipEntry> {
  const { createdAt: at, pages, cover, portrait } = story;
  for (const { number, picture } of pages)
    yield* openEntry(ctx, { name: `${folder}/pictures/${pageName(number)}`, at, file: picture });
  // On most covers is a page's picture.
  const isOfPage = pages.some(({ picture }) => picture?.storageKey === cover?.storageKey);
  if (!isOfPage) yield* openEntry(ctx, { name: `${folder}/pictures/cover`, at, file: cover });
  yield* openEntry(ctx, { name: `${folder}/pictures/hero`, at, file: portrait });
}

/** What the family recorded of a story, and what was read aloud of it: a folder for each voice and level. */
async function* soundEntries(
  ctx: Context,
  { story, folder }: Story,
  nameVoice: NameVoice,
): AsyncGenerator<ZipEntry> {
  const { createdAt: at, narrations } = story;
  for (const [index, { voice, level, pages, takes }] of narrations.entries()) {
    const place = voiceKindOf(voice as VoiceId) === "own" ? "recorded" : "read-aloud";
    const reader = `${folder}/${place}/${archiveName(index + 1, `${nameVoice(voice)} ${level}`)}`;
    for (const { pageNumber, file } of pages)
      yield* openEntry(ctx, { name: `${reader}/${pageName(pageNumber)}`, at, file });
    for (const { pageNumber, file } of takes)
      yield* openEntry(ctx, { name: `${reader}/${pageName(pageNumber)}-take`, at, file });
  }
}

async function voiceNames(ctx: Context, parent: ParentScope): Promise<NameVoice> {
  const voices = await listVoices(ctx, parent);
  return (voice) => labelOf(voices, voice as VoiceId).replace(/^Read by /u, "");
}

/** Every finished story of a parent with all its files, oldest first. */
export async function* listStoryEntries(
  ctx: Context,
  { parent, signal }: { parent: ParentScope; signal: AbortSignal },
): AsyncGenerator<ZipEntry> {
  const nameVoice = await voiceNames(ctx, parent);
  let after: string | null = null;
  let number = 0;
  for (;;) {
    const stories: ExportedStory[] = await findStories(ctx.db, parent, { after, take: STORIES });
    for (const story of stories) {
      signal.throwIfAborted();
      number += 1;
      const told = { story, folder: `stories/${archiveName(number, story.title)}` };
      yield* toldEntries(ctx, told);
      yield* pictureEntries(ctx, told);
      yield* soundEntries(ctx, told, nameVoice);
    }
    after = stories.at(-1)?.id ?? null;
    if (stories.length < STORIES) return;
  }
}
