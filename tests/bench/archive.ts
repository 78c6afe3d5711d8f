import type pg from "pg";
import type { NarrationDetailView, NarrationView } from "@/lib/features/narration/contract";
import type { ExportView } from "@/lib/features/privacy/contract";
import type { RunningSystem } from "@/scripts/local/system";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { addChild, bookBody, finishedStory, registeredParent } from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";
import { atLeast, atMost, plain, type Figure } from "./figure";
import { residentMegabytes } from "./memory";

const STORIES = 200;
const LIMIT_MB = 120;
const WATCH_MS = 50;

/** The same story again under other ids, with the same bytes behind: what is packed is as much as that of other stories. */
const COPY_BOOKS = `
INSERT INTO books (parent_id, child_id, child_name, title, theme, level, status, tags, writer, illustrator, shape, level_report,
  hero_look, cover_file_id, pdf_file_id, portrait_file_id, picture_source, finished_at)
SELECT parent_id, child_id, child_name, title || ' ' || n, theme, level, status, tags, writer, illustrator, shape, level_report,
  hero_look, cover_file_id, pdf_file_id, portrait_file_id, picture_source, finished_at
FROM books, generate_series(2, ${STORIES}) n WHERE id = $1`;
const COPY_PAGES = `
INSERT INTO book_pages (book_id, number, text, scene, moment, alt, picture_file_id)
SELECT copy.id, number, text, scene, moment, alt, picture_file_id
FROM book_pages page JOIN books copy ON copy.id <> page.book_id WHERE page.book_id = $1 AND copy.parent_id = $2`;
const COPY_NARRATIONS = `
INSERT INTO narrations (book_id, level, voice, status, engine, finished_at)
SELECT copy.id, told.level, told.voice, told.status, told.engine, told.finished_at
FROM narrations told JOIN books copy ON copy.id <> told.book_id WHERE told.book_id = $1 AND copy.parent_id = $2`;
const LIST_SOUNDS = `
CREATE TEMP TABLE bench_sounds AS
SELECT gen_random_uuid() AS file_id, other.id AS narration_id, page.file_id AS like_file, page.page_number
FROM narrations told JOIN narration_pages page ON page.narration_id = told.id
JOIN narrations other ON other.id <> told.id AND other.voice = told.voice AND other.level = told.level
JOIN books copy ON copy.id = other.book_id AND copy.parent_id = $2
WHERE told.book_id = $1`;
const COPY_FILES = `
INSERT INTO files (id, parent_id, kind, storage_key, mime, bytes, sha256)
SELECT sound.file_id, parent_id, kind, storage_key, mime, bytes, sha256 FROM bench_sounds sound JOIN files ON files.id = like_file`;
const COPY_SOUNDS = `
INSERT INTO narration_pages (narration_id, page_number, text_sha256, file_id, duration_ms, by, words)
SELECT sound.narration_id, sound.page_number, text_sha256, sound.file_id, duration_ms, by, words
FROM bench_sounds sound JOIN narration_pages page ON page.file_id = like_file`;

async function copyStory(client: pg.Client, bookId: string, parentId: string): Promise<void> {
  await client.query(COPY_BOOKS, [bookId]);
  for (const statement of [COPY_PAGES, COPY_NARRATIONS, LIST_SOUNDS])
    await client.query(statement, [bookId, parentId]);
  for (const statement of [COPY_FILES, COPY_SOUNDS]) await client.query(statement);
}

/** What is left when the young have been collected, as far as that can be seen from outside. */
async function atRest(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 20; look += 1) {
    least = Math.min(least, await residentMegabytes(pid));
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  }
  return least;
}

/** "Download my data" of 200 stories that were read aloud: how much more memory the worker holds while it makes the archive. */
export async function benchArchive(running: RunningSystem, system: TestAddresses): Promise<Figure[]> {
  const parent = await registeredParent(system);
  await buyPlan(system, parent, (await plansOnOffer(parent)).Family.id);
  const child = await addChild(parent);
  const { bookId } = await finishedStory(parent, bookBody(child.id));
  const asked = { voice: "embedded:slt" };
  const { json } = await parent.call<NarrationView>("POST", `/api/books/${bookId ?? ""}/narrations`, asked);
  await until("the story to be read aloud", async () => {
    const { json: made } = await parent.call<NarrationDetailView>("GET", `/api/narrations/${json.id}`);
    return made.status === "ready" ? made : null;
  });
  await withClient(system.database, (client) => copyStory(client, bookId ?? "", parent.login.id));

  const { pid } = running.worker();
  const before = await atRest(pid);
  const begun = performance.now();
  await parent.call("POST", "/api/account/exports");
  let most = before;
  const archive = await until("the archive", async () => {
    most = Math.max(most, await residentMegabytes(pid));
    const { json: made } = await parent.call<ExportView>("GET", "/api/account/exports");
    if (made.status === "failed") throw new Error("the archive of the benchmark failed");
    return made.status === "ready" ? made : null;
  });
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = archive.bytes / 1_000_000;
  return [
    // Below that, a story would lack its pictures or its sound.
    atLeast(`archive of ${STORIES} stories: size`, megabytes, "MB", STORIES / 2),
    plain(`archive of ${STORIES} stories: megabytes a second`, megabytes / seconds, "MB/s"),
    plain(`archive of ${STORIES} stories: worker before`, before, "MB"),
    atMost(`archive of ${STORIES} stories: worker's memory on top`, most - before, "MB", LIMIT_MB),
  ];
}
