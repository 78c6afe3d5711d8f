import { readFileSync } from "node:fs";
import path from "node:path";

/** Where `scripts/content` writes what it makes of `content/`. */
export const CONTENT_FOLDER = "dist/content";

/** The text of a compiled file of the content, by its path without the ending. */
export const readContentText = (name: string): string =>
  readFileSync(path.join(process.cwd(), CONTENT_FOLDER, `${name}.json`), "utf8");

/** What a compiled file of the content holds; the compiler has held it against the type that the caller names. */
export const readContent = (name: string): unknown => JSON.parse(readContentText(name));
