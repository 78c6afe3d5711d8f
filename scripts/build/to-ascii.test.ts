import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { toAscii } from "./to-ascii";

test("scripts say the same in letters of one byte, and what is ASCII stays as it is", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-ascii-"));
  const texts = '{ text: "小明 — “Zoë” 🦊", template: `–${1 + 1}…`, named: (function größe() {}).name';
  const others = 'tagged: String.raw`a–b`, found: "x–y".match(/[–—]/u).index }';
  const wide = `(${texts}, ${others})`;
  const plain = "( {  same : 1 } )";
  await writeFile(path.join(folder, "wide.js"), wide);
  await writeFile(path.join(folder, "plain.js"), plain);
  await toAscii(folder);
  const written = await readFile(path.join(folder, "wide.js"), "utf8");
  // What stands raw, in patterns and in tagged templates, is none of its business.
  expect(written.slice(0, written.indexOf("tagged"))).toMatch(/^[\0-\x7F]+$/);
  expect(runInNewContext(written)).toEqual(runInNewContext(wide));
  expect(await readFile(path.join(folder, "plain.js"), "utf8")).toBe(plain);
  await rm(folder, { recursive: true });
});
