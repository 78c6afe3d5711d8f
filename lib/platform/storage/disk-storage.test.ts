import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { diskStorage } from "./disk-storage";

const folder = await mkdtemp(path.join(tmpdir(), "talewick-storage-"));
const storage = diskStorage(folder);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("keeps bytes under their key and leaves no temporary file", async () => {
  await storage.put("ab/cd/abcd.jpg", Buffer.from("one"));
  await storage.put("ab/cd/abcd.jpg", Buffer.from("two"));
  expect((await storage.get("ab/cd/abcd.jpg")).toString()).toBe("two");
  expect(await readdir(path.join(folder, "ab/cd"))).toEqual(["abcd.jpg"]);
});

test("leaves no temporary file when the target can't be written", async () => {
  await mkdir(path.join(folder, "taken/by-a-folder"), { recursive: true });
  await expect(storage.put("taken/by-a-folder", Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(path.join(folder, "taken"))).toEqual(["by-a-folder"]);
});

test("a missing file is not found, and removing it again is fine", async () => {
  await storage.put("gone", Buffer.from("x"));
  await storage.remove("gone");
  await storage.remove("gone");
  await expect(storage.get("gone")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test.each(["../secret", "/etc/passwd", "a//b", "a/../b", "", "A", "a\u0000b"])(
  "%j is no key",
  async (key) => {
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("not a storage key");
  },
);
