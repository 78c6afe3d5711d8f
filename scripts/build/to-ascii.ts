import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";

/** A letter that V8 needs two bytes for; it then takes two for every letter of that file. */
const WIDE = /[^\0-\xFF]/;

/**
 * Writes the scripts of a folder in ASCII, with escapes for everything else in names and texts. A script's text stays in memory for as long
 * as its process lives, and one dash in a message doubles it.
 */
export async function toAscii(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(".js"))) {
    const file = path.join(folder, name);
    const source = await readFile(file, "utf8");
    if (!WIDE.test(source)) continue;
    // As it is otherwise: not bundled, nothing renamed, no syntax changed.
    const { code } = await transform(source, { charset: "ascii", minifyWhitespace: true });
    await writeFile(file, code);
  }
}
