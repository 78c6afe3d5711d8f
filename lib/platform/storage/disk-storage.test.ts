import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { smallDisk } from "@/tests/support/small-disk";
import { diskStorage } from "./disk-storage";

const folder = await mkdtemp(path.join(tmpdir(), "talewick-storage-"));
const storage = diskStorage(folder);

const disk = await smallDisk(256);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("a written file leaves no temporary one", async () => {
  await storage.put("ab/cd/abcd.jpg", Buffer.from("one"));
  expect(await readdir(path.join(folder, "ab/cd"))).toEqual(["abcd.jpg"]);
});

test("leaves no temporary file when the target can't be written", async () => {
  await mkdir(path.join(folder, "taken/by-a-folder"), { recursive: true });
  await expect(storage.put("taken/by-a-folder", Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(path.join(folder, "taken"))).toEqual(["by-a-folder"]);
});

test("removing takes along what a killed process left unfinished", async () => {
  await mkdir(path.join(folder, "killed"));
  await writeFile(path.join(folder, "killed/half.jpg.0b9c.tmp"), "ha");
  await writeFile(path.join(folder, "killed/other.jpg.0b9c.tmp"), "ot");
  await storage.remove("killed/half.jpg");
  expect(await readdir(path.join(folder, "killed"))).toEqual(["other.jpg.0b9c.tmp"]);
});

test("a folder that can't be made is no store", async () => {
  await writeFile(path.join(folder, "a-file"), "");
  await expect(diskStorage(path.join(folder, "a-file/below")).check()).rejects.toThrow();
});

test("looking at a store leaves nothing in it", async () => {
  const empty = path.join(folder, "looked-at");
  await diskStorage(empty).check();
  expect(await readdir(empty)).toEqual([]);
});

test("what a process left that was killed while it looked is no file, and goes with the next look", async () => {
  const left = path.join(folder, "killed-while-looking");
  const store = diskStorage(left);
  await store.put("ab/one.jpg", Buffer.from("one"));
  await writeFile(path.join(left, ".probe"), "half");
  const listed = async () => (await Array.fromAsync(store.list())).map(({ key }) => key);
  expect(await listed()).toEqual(["ab/one.jpg"]);
  await store.check();
  expect(await readdir(left)).toEqual(["ab"]);
});

test.skipIf(!disk)("16.55: a full disk is no store, until there is room again", async () => {
  const { folder: small, files } = disk ?? { folder: "", files: () => Promise.resolve([]) };
  // A store for each look: one look is good for a moment.
  const look = () => diskStorage(small).check();
  await expect(look()).resolves.toBeUndefined();
  await expect(writeFile(path.join(small, "big"), Buffer.alloc(512 * 1024))).rejects.toMatchObject({
    code: "ENOSPC",
  });
  await expect(look()).rejects.toMatchObject({ code: "NO_SPACE" });
  expect(await files()).toEqual(["big"]);
  await rm(path.join(small, "big"));
  await expect(look()).resolves.toBeUndefined();
});
