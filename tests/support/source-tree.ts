import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export type SourceFile = { path: string; text: string };

/** The project's TypeScript files below `folder`, paths with forward slashes. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join("/"))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(file, "utf8") }));
}

/** Module names that a file imports, statically or not. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(([, name = ""]) => name);
}
