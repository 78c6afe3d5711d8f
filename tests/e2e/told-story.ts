import { randomUUID } from "node:crypto";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import type { NarrationsView } from "@/lib/features/narration/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { addChild, bookBody, finishedStory, patient, registeredParent } from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";

/** What the stories of journeys are copies of: told, drawn and bound by the product, once for each process of journeys. */
type Original = { parentId: string; childId: string; bookId: string };
type Originals = { told: Promise<Original>; heard?: Promise<Original> };

export const TITLE = "The Quiet Fox";
export const VOICE = "embedded:slt";

const originals = new Map<string, Originals>();

async function tell(product: TestAddresses): Promise<Original> {
  const teller = await registeredParent(product);
  const plans = await plansOnOffer(teller);
  await buyPlan(product, teller, plans.Basic.id);
  const child = await addChild(teller, { name: "Ada" });
  const { bookId, message } = await finishedStory(teller, bookBody(child.id, { title: TITLE }));
  if (!bookId) throw new Error(`the story to copy: ${message ?? ""}`);
  return { parentId: await ownerOf(product, bookId), childId: child.id, bookId };
}

async function readAloud(product: TestAddresses): Promise<Original> {
  const teller = await registeredParent(product);
  const child = await addChild(teller, { name: "Ada" });
  const parentId = await ownerOf(product, child.id);
  const bookId = await copyStory(product, { parentId, childId: child.id, title: TITLE });
  const narrations = `/api/books/${bookId}/narrations`;
  await patient(teller).call("POST", narrations, { voice: VOICE });
  await until("the story to copy is read aloud", async () => {
    const { json } = await patient(teller).call<NarrationsView>("GET", narrations);
    return json.narrations.some(({ voice, status }) => voice === VOICE && status === "ready") || null;
  });
  return { parentId, childId: child.id, bookId };
}

function originalOf(product: TestAddresses, isHeard: boolean): Promise<Original> {
  const known = originals.get(product.app) ?? { told: tell(product) };
  originals.set(product.app, known);
  return isHeard ? (known.heard ??= readAloud(product)) : known.told;
}

/** Whose a book or a child is. */
export const ownerOf = (product: TestAddresses, id: string): Promise<string> =>
  withClient(product.database, async (client) => {
    const { rows } = await client.query<{ owner: string }>(
      "SELECT parent_id AS owner FROM books WHERE id = $1 UNION SELECT parent_id FROM children WHERE id = $1",
      [id],
    );
    if (!rows[0]) throw new Error(`nobody's: ${id}`);
    return rows[0].owner;
  });

type Row = Record<string, unknown>;

/** Everything that belongs to a finished book, in the order in which it can be stored. */
const PARTS = {
  books: "id = $1",
  book_pages: "book_id = $1",
  narrations: "book_id = $1",
  narration_pages: "narration_id IN (SELECT id FROM narrations WHERE book_id = $1)",
} as const;
const FILE_COLUMNS = ["cover_file_id", "pdf_file_id", "portrait_file_id", "picture_file_id", "file_id"];

const rowsOf = async (client: pg.Client, table: string, where: string, value: unknown): Promise<Row[]> => {
  const { rows } = await client.query<{ row: Row }>(
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${where}`,
    [value],
  );
  return rows.map(({ row }) => row);
};

const store = (client: pg.Client, table: string, rows: string) =>
  client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [rows]);

type Copy = {
  parentId: string;
  childId: string;
  childName?: string;
  title?: string;
  theme?: string;
  /** With the sound of `VOICE`. */
  isHeard?: boolean;
};

/**
 * A finished story in somebody's library without telling it once more, which takes a second and a half of a core: the rows
 * and files of one that the product has made, under ids of their own. Its words name Ada. @returns the book
 */
export async function copyStory(product: TestAddresses, copy: Copy): Promise<string> {
  const { parentId, childId, isHeard = false, childName = "Ada", title = TITLE, theme } = copy;
  const original = await originalOf(product, isHeard);
  return withClient(product.database, async (client) => {
    const parts: { table: string; rows: Row[] }[] = [];
    for (const [table, where] of Object.entries(PARTS))
      parts.push({ table, rows: await rowsOf(client, table, where, original.bookId) });
    const fileIds = parts.flatMap(({ rows }) => rows.flatMap((row) => FILE_COLUMNS.map((name) => row[name])));
    const files = await rowsOf(client, "files", "id = ANY($1::uuid[])", fileIds.filter(Boolean));
    const { rows: fresh } = await client.query<{ id: string }>("SELECT uuid_v7() AS id");
    const bookId = fresh[0]?.id ?? "";
    const narrations = parts.flatMap(({ table, rows }) => (table === "narrations" ? rows : []));
    const names = new Map<string, string>([
      [original.bookId, bookId],
      [original.parentId, parentId],
      [original.childId, childId],
      ...[...files, ...narrations].map(({ id }) => [String(id), randomUUID()] as const),
    ]);
    const renamed = (text: string) =>
      [...names].reduce((sofar, [old, name]) => sofar.replaceAll(old, name), text);
    // A key ends with the id of its file.
    for (const key of files.map((file) => String(file["storage_key"])))
      await copyFile(path.join(product.files, key), path.join(product.files, renamed(key)));
    const now = new Date().toISOString();
    const own = { title, child_name: childName, created_at: now, finished_at: now, ...(theme && { theme }) };
    await client.query("BEGIN");
    await store(client, "files", renamed(JSON.stringify(files)));
    for (const { table, rows } of parts)
      await store(
        client,
        table,
        renamed(JSON.stringify(table === "books" ? rows.map((row) => ({ ...row, ...own })) : rows)),
      );
    await client.query("COMMIT");
    return bookId;
  });
}
