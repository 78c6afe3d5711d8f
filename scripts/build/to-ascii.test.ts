import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { toAscii } from "./to-ascii";

test("scripts say the same in letters of one byte, and what is ASCII stays as it is", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-ascii-"));
  const texts = '{ text: "小明 — “Zoë” 🦊", template: `–${1 + 1}…`, named: (function größe() {}).name';
  const found =
    '"x–y".match(/[–—]/u).index, "a🦊b".match(/[\\p{L}]🦊/u)[0], "🦊".match(/🦊\\/?/)[0], "n–\\“".match(/\\“/)[0]';
  const others = `found: [${found}], tagged: String.raw\`a–b\` }`;
  const wide = `(${texts}, ${others})`;
  const plain = "( {  same : 1 } )";
  await writeFile(path.join(folder, "wide.js"), wide);
  await writeFile(path.join(folder, "plain.js"), plain);
  const mapped = "export  const  dash = /–/;\n";
  await writeFile(path.join(folder, "ours.mjs"), mapped);
  await toAscii(folder);
  const written = await readFile(path.join(folder, "wide.js"), "utf8");
  // What stands raw in tagged templates, or behind a backslash, is none of its business.
  expect(written.replace("/\\“/", "").split("tagged")[0]).toMatch(/^[\0-\x7F]+$/);
  expect(runInNewContext(written)).toEqual(runInNewContext(wide));
  expect(await readFile(path.join(folder, "plain.js"), "utf8")).toBe(plain);
  // Nothing else moves, where a map goes by its lines.
  expect(await readFile(path.join(folder, "ours.mjs"), "utf8")).toBe(mapped.replace("–", "\\u2013"));
  await rm(folder, { recursive: true });
});
