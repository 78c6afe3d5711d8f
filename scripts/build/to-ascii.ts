import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import ts from "typescript";

/** A letter that V8 needs two bytes for; it then takes two for every letter of that file. */
const WIDE = /[^\0-\xFF]/;

/**
 * Writes the scripts of a folder in ASCII, with escapes for everything else in names, texts and patterns. A script's text stays in memory for as long
 * as its process lives, and one dash in a message doubles it.
 */
export async function toAscii(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /\.m?js$/.test(one))) {
    const file = path.join(folder, name);
    const source = await readFile(file, "utf8");
    if (!WIDE.test(source)) continue;
    // Our own processes are written by esbuild, in ASCII but for patterns, and their maps go by its columns.
    const code = name.endsWith(".mjs") ? source : await inAscii(source);
    await writeFile(file, WIDE.test(code) ? escapePatterns(code) : code);
  }
}

/** As it is otherwise: not bundled, nothing renamed, no syntax changed. */
const inAscii = async (source: string) =>
  (await transform(source, { charset: "ascii", minifyWhitespace: true })).code;

/** What esbuild leaves as it is: letters in patterns, which mean the same as escapes, with and without the flag `u`. */
function escapePatterns(source: string): string {
  const tree = ts.createSourceFile("chunk.js", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const start = node.end - node.text.length;
      parts.push(source.slice(end, start), escaped(node.text));
      end = node.end;
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return parts.join("") + source.slice(end);
}

/** A letter behind a backslash stays: together they are something else. */
const escaped = (pattern: string): string =>
  pattern.replaceAll(/\\.|[^\0-\xFF]/gs, (found) =>
    found.length === 1 ? `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}` : found,
  );
