import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/shared/app-error";
import type { Storage } from "./storage";

const KEY = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

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

/** Files below one folder. A file appears under its key whole or not at all: temporary file, fsync, rename. */
export function diskStorage(folder: string): Storage {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error("not a storage key");
    return path.join(folder, key);
  };

  return {
    async put(key, bytes) {
      const target = place(key);
      await mkdir(path.dirname(target), { recursive: true });
      const temporary = `${target}.${randomUUID()}.tmp`;
      try {
        await writeThrough(temporary, bytes);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (isMissing(error)) throw new AppError("NOT_FOUND", "Resource not found.", { cause: error });
        throw error;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };
}
