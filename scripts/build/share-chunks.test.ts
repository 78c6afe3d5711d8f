import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { shareChunks } from "./share-chunks";

test("23.3: chunks that say the same are one for whoever loads them, and nothing else is touched", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-chunks-"));
  const chunk = "module.exports=[1,() => 'a text that is long enough to be worth sharing with others']";
  const files: Record<string, string> = {
    "[a]__1._.js": chunk,
    "b.js": chunk,
    "ssr/c.js": chunk,
    "other.js": chunk.replace("1,", "2,"),
    "runtime.js": `exports.chunk=${chunk.length}`,
    "runtime-again.js": `exports.chunk=${chunk.length}`,
    "tiny.js": "module.exports=[]",
    "tiny-again.js": "module.exports=[]",
  };
  await mkdir(path.join(folder, "ssr"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  expect(await shareChunks(folder)).toBe(1);

  const load = createRequire(path.join(folder, "x.js"));
  expect(load("./b.js")).toBe(load("./[a]__1._.js"));
  for (const [name, text] of Object.entries(files))
    if (name !== "b.js") expect(await readFile(path.join(folder, name), "utf8")).toBe(text);
  await rm(folder, { recursive: true });
});
