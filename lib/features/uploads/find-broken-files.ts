import "server-only";
import { createHash } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import type { ListedFile } from "@/lib/platform/storage/storage";
import { AppError } from "@/lib/shared/app-error";
import {
  findKeptFiles,
  findKnownKeys,
  findOverdue,
  findUnused,
  isKept,
  type KeptFile,
} from "./data-invariants";

type Broken = { rule: string; id: string };

const HOUR_MS = 3600_000;
const BATCH = 500;

/** Younger ones belong to somebody who is at work. */
const isOld = (ctx: Context, moment: Date): boolean => ctx.now().getTime() - moment.getTime() > HOUR_MS;

async function whatIsWrong(ctx: Context, { kind, storageKey, sha256 }: KeptFile): Promise<string | null> {
  const bytes = await ctx.storage.get(storageKey).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (!bytes) return "a row has its file";
  if (!createHash("sha256").update(bytes).digest().equals(sha256)) return "a file is what was stored";
  const isReadable = kind !== "pdf" || (bytes.includes("%PDF-") && bytes.includes("%%EOF"));
  return isReadable ? null : "a PDF can be read";
}

async function brokenRows(ctx: Context): Promise<Broken[]> {
  const broken: Broken[] = [];
  let after: string | null = null;
  for (;;) {
    const files: KeptFile[] = await findKeptFiles(ctx.db, { after, take: BATCH });
    for (const file of files) {
      const rule = await whatIsWrong(ctx, file);
      // It may have been thrown away since it was looked up.
      if (rule && (await isKept(ctx.db, file.id))) broken.push({ rule, id: file.id });
    }
    after = files.at(-1)?.id ?? null;
    if (files.length < BATCH) return broken;
  }
}

async function unknownIn(ctx: Context, listed: ListedFile[]): Promise<Broken[]> {
  const old = listed.filter(({ writtenAt }) => isOld(ctx, writtenAt));
  const known = await findKnownKeys(
    ctx.db,
    old.map(({ key }) => key),
  );
  return old.filter(({ key }) => !known.has(key)).map(({ key }) => ({ rule: "a file has its row", id: key }));
}

async function unknownFiles(ctx: Context): Promise<Broken[]> {
  const broken: Broken[] = [];
  let batch: ListedFile[] = [];
  for await (const file of ctx.storage.list()) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    broken.push(...(await unknownIn(ctx, batch)));
    batch = [];
  }
  return [...broken, ...(await unknownIn(ctx, batch))];
}

/** Rows without their bytes, bytes that are not what was stored, and what nobody uses or knows. Reads every file. */
export async function findBrokenFiles(ctx: Context): Promise<Broken[]> {
  const unused = await findUnused(ctx.db);
  const overdue = await findOverdue(ctx.db, new Date(ctx.now().getTime() - HOUR_MS));
  return [
    ...overdue.map((id) => ({ rule: "a file goes when its time has come", id })),
    ...unused.map((id) => ({ rule: "a file that is kept is used", id })),
    ...(await brokenRows(ctx)),
    ...(await unknownFiles(ctx)),
  ];
}
