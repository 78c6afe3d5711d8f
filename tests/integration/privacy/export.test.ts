import { EpubCheck } from "@likecoin/epubcheck-ts";
import { beforeAll, describe, expect, test } from "vitest";
import { askExport } from "@/lib/features/privacy/ask-export";
import { checkExport } from "@/lib/features/privacy/check-export";
import { EXPORTED_TABLES, LEFT_OUT } from "@/lib/features/privacy/data-tables";
import { makeExport } from "@/lib/features/privacy/make-export";
import { openExport } from "@/lib/features/privacy/open-export";
import { EXPORT_RETRIES } from "@/lib/features/privacy/rules";
import { showExport } from "@/lib/features/privacy/show-export";
import { openFile } from "@/lib/features/uploads/open-file";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { system } from "@/tests/support/family";
import { openedZip } from "@/tests/support/opened-zip";
import { filesIn } from "@/tests/support/zip-files";
import { workerDatabase } from "@/tests/support/worker-database";
import {
  aFamilyOfWords,
  Canaries,
  daysFromNow,
  filesOf,
  findInDatabase,
  watched,
  type Watched,
} from "./leaving-family";

let ports: Watched;
beforeAll(async () => {
  ports = watched(await workerDatabase());
});

const RUN = { retryCount: 0, signal: new AbortController().signal };
const make = (exportId: string, at: Watched = ports, run = RUN) =>
  makeExport(system(at, "privacy.make-export"), { exportId }, run);

async function takeOut(ctx: Context, id: string): Promise<Map<string, Buffer>> {
  const { bytes, parts } = await openExport(ctx, id);
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  const whole = Buffer.concat(chunks);
  expect(whole.byteLength).toBe(bytes);
  return filesIn(whole);
}

const later = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: () => new Date(Date.now() + minutes * 60_000),
});
/** As after a new proof. */
const proven = (ctx: Context): Context => ({
  ...ctx,
  actor: { ...requireParentActor(ctx.actor), provenAt: ctx.now() },
});

describe("an archive of all data", () => {
  test("holds every word of the family and none of another, with stories, pictures, PDFs and photos", async () => {
    const canaries = new Canaries();
    const strangers = new Canaries();
    const { ctx } = await aFamilyOfWords(ports, canaries);
    await aFamilyOfWords(ports, strangers);
    const { id } = await askExport(ctx);
    await make(id ?? "");
    const files = await takeOut(ctx, id ?? "");

    const text = [...files.values()].map((bytes) => bytes.toString("utf8")).join("\n");
    const has = (word: string) => text.toLowerCase().includes(word.toLowerCase());
    expect(strangers.all.filter(has)).toEqual([]);
    const missing = canaries.all.filter((word) => !has(word));
    // What opens the account, a registration that is no account, answers kept for a day: all on the list.
    const where = await findInDatabase(ports, missing);
    const tables = new Set(where.map((hit) => hit.replace(/public\.|: .*/g, "")));
    const isListed = (table: string) =>
      Object.keys(LEFT_OUT).some((name) => name === table || name.startsWith(`${table}.`));
    expect([...tables].filter((table) => !isListed(table))).toEqual([]);
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith("data/"))).toEqual(
      EXPORTED_TABLES.map(({ name }) => `data/${name}.json`),
    );
    expect(names.filter((name) => /^photos\/.*\.jpg$/.test(name))).toHaveLength(2);
    expect(names.filter((name) => /^stories\/001 .*\/story\.(?:txt|pdf)$/.test(name))).toHaveLength(2);
    const [epub = ""] = names.filter((name) => /^stories\/001 .*\/story\.epub$/.test(name));
    const book = files.get(epub) ?? Buffer.alloc(0);
    expect((await EpubCheck.validate(book)).messages).toEqual([]);
    const told = files.get(epub.replace("story.epub", "story.txt"))?.toString("utf8") ?? "";
    const [title = "?"] = told.split("\n\n");
    expect(openedZip(book).text("package.opf")).toContain(title);
    expect(
      names.filter((name) => /^stories\/001 .*\/pictures\/page-\d\d\.\w+$/.test(name)).length,
    ).toBeGreaterThan(5);
    for (const [name, bytes] of files) {
      if (name.endsWith(".json")) expect(Array.isArray(JSON.parse(bytes.toString("utf8"))), name).toBe(true);
    }
  });

  test("asked for by eight at once is one, and one e-mail says that it is there", async () => {
    const { ctx, email } = await aFamilyOfWords(ports, new Canaries());
    const asked = await Promise.all(Array.from({ length: 8 }, () => askExport(ctx)));
    const ids = new Set(asked.map(({ id }) => id));
    expect(ids.size).toBe(1);
    const [id = ""] = [...ids].map(String);
    const jobs = await ports.db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'privacy.make-export' AND data ->> 'exportId' = ${id}`;
    expect(jobs).toHaveLength(1);
    // Delivered twice, at once and again.
    await Promise.all([make(id), make(id)]);
    await make(id);
    expect(await showExport(ctx)).toMatchObject({ id, status: "ready" });
    const mails = await ports.db.outboxMessage.count({ where: { template: "data-ready", recipient: email } });
    expect(mails).toBe(1);
    expect((await takeOut(ctx, id)).size).toBeGreaterThan(20);
  });

  test("is for whoever has just shown who they are, for a day, and for nobody else", async () => {
    const { ctx } = await aFamilyOfWords(ports, new Canaries());
    const { ctx: stranger } = await aFamilyOfWords(ports, new Canaries());
    const { id } = await askExport(ctx);
    await make(id ?? "");
    const stale = later(ctx, 16);
    const proof = { code: "PROOF_NEEDED" };
    await expect(askExport(stale)).rejects.toMatchObject(proof);
    await expect(checkExport(stale, id ?? "")).rejects.toMatchObject(proof);
    await expect(openExport(stale, id ?? "")).rejects.toMatchObject(proof);
    await expect(openExport(stranger, id ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(checkExport(stranger, id ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const part = await ports.db.dataExportPart.findFirstOrThrow({ where: { exportId: id ?? "" } });
    await expect(openFile(ctx, part.fileId)).rejects.toMatchObject({ code: "NOT_FOUND" });

    expect((await checkExport(proven(later(ctx, 23 * 60)), id ?? "")).fileUrl).toContain(id);
    const tomorrow = proven(later(ctx, 24 * 60 + 1));
    await expect(openExport(tomorrow, id ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await showExport(tomorrow)).toMatchObject({ status: "none", id: null });
    await sweepFiles(daysFromNow(ports, 1.1));
    expect(await ports.db.storedFile.count({ where: { kind: "export" } })).toBe(0);
    expect(await ports.db.dataExportPart.count()).toBe(0);
    expect(await filesOf(ports)).toHaveLength(await ports.db.storedFile.count());
  });

  test("that fails is tried again, given up in the end, and can be asked for anew", async () => {
    const { ctx } = await aFamilyOfWords(ports, new Canaries());
    const { id } = await askExport(ctx);
    let room = 0;
    const put: Watched["storage"]["put"] = async (key, bytes) => {
      if (room-- <= 0) throw new Error("no space");
      await ports.storage.put(key, bytes);
    };
    const full = { ...ports, storage: { ...ports.storage, put } };
    await expect(make(id ?? "", full)).rejects.toThrow("no space");
    expect(await showExport(ctx)).toMatchObject({ id, status: "waiting" });
    await expect(make(id ?? "", full, { ...RUN, retryCount: EXPORT_RETRIES })).rejects.toThrow("no space");
    expect(await showExport(ctx)).toMatchObject({ status: "failed" });
    const again = await askExport(ctx);
    expect(again).toMatchObject({ status: "waiting" });
    expect(again.id).not.toBe(id);
    await make(again.id ?? "");
    expect(await showExport(ctx)).toMatchObject({ status: "ready" });
  });
});

type Column = { table: string; column: string };

/** Tables from which a way of foreign keys leads to a parent, and those that name one in another way. */
const ownedColumns = () => ports.db.$queryRaw<Column[]>`
  WITH RECURSIVE owned AS (
    SELECT 'parents'::regclass::oid AS id
    UNION SELECT conrelid FROM pg_constraint JOIN owned ON confrelid = owned.id WHERE contype = 'f'
  )
  SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = 'public' AND (
    table_name IN (SELECT relname FROM pg_class JOIN owned ON owned.id = pg_class.oid)
    OR table_name IN (
      SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public'
        AND column_name IN ('parent_id', 'subject_parent_id', 'email', 'recipient', 'parent')))`;

test("P2: every column that belongs to a parent is handed out, or on the list of those that are not, with a reason", async () => {
  const columns = await ownedColumns();
  expect(columns.length).toBeGreaterThan(200);
  const handedOut = new Map(EXPORTED_TABLES.map(({ name, columns: own }) => [name, new Set(own)]));
  const unlisted = columns.filter(
    ({ table, column }) =>
      !handedOut.get(table)?.has(column) && !(table in LEFT_OUT) && !(`${table}.${column}` in LEFT_OUT),
  );
  expect(unlisted).toEqual([]);
  // And the lists name nothing that isn't there, and nothing twice.
  const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  const told = EXPORTED_TABLES.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column}`));
  expect([...told, ...Object.keys(LEFT_OUT)].filter((name) => !known.has(name))).toEqual([]);
  expect(told.filter((name) => name in LEFT_OUT)).toEqual([]);
});
