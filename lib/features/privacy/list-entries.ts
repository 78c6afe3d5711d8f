import "server-only";
import { packEpub } from "@/lib/features/stories/library/pack-epub";
import type { Context } from "@/lib/platform/context";
import type { ZipEntry } from "@/lib/platform/zip/zip-parts";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findPhotos, findReaders, findStories, type ExportedStory } from "./data-stories";
import { findRows } from "./data-rows";
import type { ExportedTable } from "./data-one-table";
import { EXPORTED_TABLES } from "./data-tables";
import { archiveName, describeArchive, tellStory } from "./rules";

const ROWS = 1_000;
const STORIES = 20;

type Source = { parent: ParentScope; signal: AbortSignal };
type Stored = { storageKey: string; mime: string };

/** A table as one JSON list, a few rows at a time. */
async function* rowsOf(
  ctx: Context,
  { parent, signal }: Source,
  table: ExportedTable,
): AsyncGenerator<Uint8Array> {
  let after = "";
  let separator = "[";
  for (;;) {
    signal.throwIfAborted();
    const rows = await findRows(ctx.db, table, { parent, after, take: ROWS });
    if (rows.length > 0) {
      yield Buffer.from(`${separator}\n${rows.map(({ row }) => JSON.stringify(row)).join(",\n")}`);
      separator = ",";
    }
    after = rows.at(-1)?.key ?? after;
    if (rows.length < ROWS) break;
  }
  yield Buffer.from(separator === "[" ? "[]\n" : "\n]\n");
}

const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
};

/** A stored file under a name without its ending. One that is gone meanwhile is left out. */
async function* fileEntry(
  ctx: Context,
  name: string,
  at: Date,
  file: Stored | null,
): AsyncGenerator<ZipEntry> {
  if (!file) return;
  try {
    const content = await ctx.storage.get(file.storageKey);
    yield { name: `${name}.${ENDINGS[file.mime] ?? "bin"}`, at, content };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
    ctx.log.warn({ err: error }, "a file is missing in an export");
  }
}

type Readers = ReadonlyMap<string, string>;

/** What the family recorded of a story: a folder for each who read, and each level. */
async function* recordedEntries(
  ctx: Context,
  folder: string,
  { narrations, createdAt }: ExportedStory,
  readers: Readers,
): AsyncGenerator<ZipEntry> {
  for (const [index, { voice, level, pages, takes }] of narrations.entries()) {
    const reader = archiveName(index + 1, `${readers.get(voice) ?? "Somebody"} ${level}`);
    for (const { pageNumber, file } of pages)
      yield* fileEntry(ctx, `${folder}/recorded/${reader}/${pageName(pageNumber)}`, createdAt, file);
    for (const { pageNumber, file } of takes)
      yield* fileEntry(ctx, `${folder}/recorded/${reader}/${pageName(pageNumber)}-take`, createdAt, file);
  }
}

const pageName = (page: number): string => `page-${String(page).padStart(2, "0")}`;

async function* storyEntries(
  ctx: Context,
  parent: ParentScope,
  { story, number, readers }: { story: ExportedStory; number: number; readers: Readers },
): AsyncGenerator<ZipEntry> {
  const folder = `stories/${archiveName(number, story.title)}`;
  const at = story.createdAt;
  yield { name: `${folder}/story.txt`, at, content: tellStory(story) };
  yield* fileEntry(ctx, `${folder}/story`, at, story.pdf);
  const epub = await packEpub(ctx, parent, story.id);
  if (epub) yield { name: `${folder}/story.epub`, at, content: epub };
  for (const { number: page, picture } of story.pages) {
    yield* fileEntry(ctx, `${folder}/pictures/${pageName(page)}`, at, picture);
  }
  yield* recordedEntries(ctx, folder, story, readers);
}

async function* allStories(ctx: Context, { parent, signal }: Source): AsyncGenerator<ZipEntry> {
  let after: string | null = null;
  let number = 0;
  const readers = await findReaders(ctx.db, parent);
  for (;;) {
    const stories: ExportedStory[] = await findStories(ctx.db, parent, { after, take: STORIES });
    for (const story of stories) {
      signal.throwIfAborted();
      number += 1;
      yield* storyEntries(ctx, parent, { story, number, readers });
    }
    after = stories.at(-1)?.id ?? null;
    if (stories.length < STORIES) return;
  }
}

async function* allPhotos(ctx: Context, { parent }: Source): AsyncGenerator<ZipEntry> {
  const children = await findPhotos(ctx.db, parent);
  for (const [index, { name, createdAt, photo }] of children.entries()) {
    yield* fileEntry(ctx, `photos/${archiveName(index + 1, name)}`, createdAt, photo);
  }
}

/** All that a parent's archive holds, one entry after another: a note, the tables, the photos, the stories. */
export async function* listEntries(ctx: Context, source: Source): AsyncGenerator<ZipEntry> {
  const at = ctx.now();
  yield { name: "read-me.txt", at, content: describeArchive(at) };
  for (const table of EXPORTED_TABLES) {
    yield { name: `data/${table.name}.json`, at, content: rowsOf(ctx, source, table) };
  }
  yield* allPhotos(ctx, source);
  yield* allStories(ctx, source);
}
