import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ZipEntry } from "@/lib/platform/zip/zip-parts";
import type { ParentScope } from "@/lib/shared/actor";
import { findPhotos, findStoryPhotos } from "./data-stories";
import { findRows } from "./data-rows";
import type { ExportedTable } from "./data-one-table";
import { EXPORTED_TABLES } from "./data-tables";
import { listStoryEntries } from "./list-story-entries";
import { openEntry } from "./open-entry";
import { archiveName, describeArchive } from "./rules";

const ROWS = 1_000;

type Source = { parent: ParentScope; signal: AbortSignal };

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

/** The profiles' photos, and those that were sent for a story which isn't made yet. */
async function* allPhotos(ctx: Context, { parent }: Source): AsyncGenerator<ZipEntry> {
  const children = await findPhotos(ctx.db, parent);
  for (const [index, { name, createdAt: at, photo }] of children.entries())
    yield* openEntry(ctx, { name: `photos/${archiveName(index + 1, name)}`, at, file: photo });
  const sent = await findStoryPhotos(ctx.db, parent, ctx.now());
  for (const [index, { createdAt: at, ...file }] of sent.entries())
    yield* openEntry(ctx, { name: `story-photos/${archiveName(index + 1, "")}`, at, file });
}

/** All that a parent's archive holds, one entry after another: a note, the tables, the photos, the stories. */
export async function* listEntries(ctx: Context, source: Source): AsyncGenerator<ZipEntry> {
  const at = ctx.now();
  yield { name: "read-me.txt", at, content: describeArchive(at) };
  for (const table of EXPORTED_TABLES) {
    yield { name: `data/${table.name}.json`, at, content: rowsOf(ctx, source, table) };
  }
  yield* allPhotos(ctx, source);
  yield* listStoryEntries(ctx, source);
}
