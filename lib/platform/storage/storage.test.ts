import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { S3_SANDBOX, startS3 } from "@/sandbox/files/s3";
import { diskStorage } from "./disk-storage";
import { s3Storage } from "./s3-storage";

const folder = await mkdtemp(path.join(tmpdir(), "talewick-storage-"));
const store = await startS3(0);

afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), store.stop()]);
});

describe.each([
  { name: "on disk", storage: diskStorage(folder) },
  { name: "in a bucket", storage: s3Storage({ ...S3_SANDBOX, endpoint: store.url }) },
])("files $name", ({ storage }) => {
  test("keep their bytes under their key; the last ones stay", async () => {
    const bytes = randomBytes(200_000);
    await storage.put("ab/cd/abcd.jpg", Buffer.from("one"));
    await storage.put("ab/cd/abcd.jpg", bytes);
    expect((await storage.get("ab/cd/abcd.jpg")).equals(bytes)).toBe(true);
  });

  test("are read in parts", async () => {
    const bytes = randomBytes(10_000);
    await storage.put("parts", bytes);
    const parts = await Promise.all(
      [0, 1, 4999, 9999].map((from) => storage.getPart("parts", { from, to: 9999 })),
    );
    expect(parts.map((part, index) => part.equals(bytes.subarray([0, 1, 4999, 9999][index])))).toEqual(
      parts.map(() => true),
    );
    expect((await storage.getPart("parts", { from: 10, to: 10 })).equals(bytes.subarray(10, 11))).toBe(true);
    await expect(storage.getPart("no-parts", { from: 0, to: 1 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("may be empty", async () => {
    await storage.put("empty", new Uint8Array());
    expect(await storage.get("empty")).toHaveLength(0);
  });

  test("are a copy of what was given", async () => {
    const bytes = Buffer.from("before");
    const put = storage.put("copied", bytes);
    await put;
    bytes.fill("x");
    expect((await storage.get("copied")).toString()).toBe("before");
  });

  test("are whole for every reader while eight writers replace them", async () => {
    const versions = Array.from({ length: 8 }, (_, number) => Buffer.alloc(100_000, number));
    await storage.put("contended", Buffer.alloc(100_000, 0));
    const reads = Array.from({ length: 8 }, () => storage.get("contended"));
    const [found] = await Promise.all([
      Promise.all(reads),
      Promise.all(versions.map((version) => storage.put("contended", version))),
    ]);
    for (const bytes of [...found, await storage.get("contended")]) {
      expect(versions.some((version) => version.equals(bytes))).toBe(true);
    }
  });

  test("that are missing are not found, and removing them again is fine", async () => {
    await storage.put("gone", Buffer.from("x"));
    await storage.remove("gone");
    await storage.remove("gone");
    await expect(storage.get("gone")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each(["../secret", "/etc/passwd", "a//b", "a/../b", "", "A", "a\u0000b", "a?b", "a%2fb"])(
    "never have the name %j",
    async (key) => {
      await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("not a storage key");
      await expect(storage.get(key)).rejects.toThrow("not a storage key");
      await expect(storage.remove(key)).rejects.toThrow("not a storage key");
    },
  );

  test("are all listed, with the time at which they were written", async () => {
    const begun = Date.now();
    const keys = Array.from({ length: 12 }, (_, number) => `listed/${String(number).padStart(4, "0")}`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from("x"))));
    const found = new Map<string, Date>();
    for await (const { key, writtenAt } of storage.list()) found.set(key, writtenAt);
    expect([...found.keys()].filter((key) => key.startsWith("listed/")).toSorted()).toEqual(keys);
    // To the second, as some stores tell it.
    for (const key of keys) expect(found.get(key)?.getTime()).toBeGreaterThan(begun - 2000);
  });

  test("can be reached", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

test("a folder that nobody has written to yet is empty", async () => {
  const listed = await Array.fromAsync(diskStorage(path.join(folder, "not-yet")).list());
  expect(listed).toEqual([]);
});

test("a file that was only begun is listed too", async () => {
  await writeFile(path.join(folder, "half.some.tmp"), "x");
  const keys = await Array.fromAsync(diskStorage(folder).list(), ({ key }) => key);
  expect(keys).toContain("half.some.tmp");
});
