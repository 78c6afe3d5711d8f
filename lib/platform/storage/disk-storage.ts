import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkKey, type FilePart, type ListedFile, type Storage } from "./storage";
import { explainDiskError, missingFile } from "./storage-failure";

const UNFINISHED = ".tmp";
/** One name for every process, so that what one left that died over it goes with the next look; never a stored file. */
const PROBE_FILE = ".probe";

/** About a picture's size: a disk with less room than this takes no story any more. */
const PROBE = new Uint8Array(64 * 1024);
/** Anybody may ask how we are, and nobody shall make the disk work by asking often. */
const PROBE_GOOD_FOR_MS = 1_000;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeThrough(temporary, bytes);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function readPart(file: string, { from, to }: FilePart): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** What processes left behind that died while they wrote this file. */
async function removeUnfinished(target: string): Promise<void> {
  const folder = path.dirname(target);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const isLeft = name.startsWith(`${path.basename(target)}.`) && name.endsWith(UNFINISHED);
    if (isLeft) await rm(path.join(folder, name), { force: true });
  }
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainDiskError(error);
  }
}

const found = (work: Promise<Buffer>): Promise<Buffer> =>
  explained(work).catch((error: unknown) => {
    throw isMissing(error) ? missingFile(error) : error;
  });

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  explained(work).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

async function* listFiles(folder: string): AsyncGenerator<ListedFile> {
  const entries = await unlessMissing(opendir(folder, { recursive: true }));
  for await (const entry of entries ?? []) {
    const file = path.join(entry.parentPath, entry.name);
    // It may have gone since the folder was read.
    const facts = entry.isFile() && entry.name !== PROBE_FILE ? await unlessMissing(stat(file)) : null;
    if (facts) yield { key: path.relative(folder, file).split(path.sep).join("/"), writtenAt: facts.mtime };
  }
}

/** Writes as a story would: a full disk can still be read, and its folder looks as writable as ever. */
async function writeProbe(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, PROBE_FILE);
  try {
    await writeFile(file, PROBE, { mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/** Files below one folder. A file appears under its key whole or not at all: temporary file, fsync, rename. */
export function diskStorage(folder: string): Storage {
  const place = (key: string) => path.join(folder, checkKey(key));
  let probe: { until: number; result: Promise<void> } | null = null;

  return {
    async put(key, bytes) {
      await explained(writeWhole(place(key), bytes));
    },
    get: async (key) => found(readFile(place(key))),
    getPart: async (key, part) => found(readPart(place(key), part)),
    async remove(key) {
      const target = place(key);
      await explained(rm(target, { force: true }));
      await explained(removeUnfinished(target));
    },
    list: () => listFiles(folder),
    async check() {
      const now = performance.now();
      if (!probe || probe.until < now)
        probe = { until: now + PROBE_GOOD_FOR_MS, result: explained(writeProbe(folder)) };
      await probe.result;
    },
  };
}
