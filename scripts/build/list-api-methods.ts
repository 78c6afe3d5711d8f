import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ApiMethods } from "@/lib/http/front/api-methods";

const METHOD = "GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS";
const DECLARED = new RegExp(`^export (?:const|function|async function) (${METHOD})\\b`, "gm");
const RENAMED = new RegExp(`\\bas (${METHOD})\\b`, "g");

/** The methods that a route file exports. */
export function exportedMethods(source: string): string[] {
  const found = [...source.matchAll(DECLARED), ...source.matchAll(RENAMED)];
  return found.map(([, method = ""]) => method).sort();
}

/** What every route under `app/api` answers to. */
export async function listApiMethods(): Promise<ApiMethods> {
  const files = await readdir("app/api", { recursive: true });
  const routes = files.filter((file) => path.basename(file) === "route.ts").sort();
  const entries = routes.map(async (file) => {
    const source = await readFile(path.join("app/api", file), "utf8");
    const folder = path.dirname(file).split(path.sep).join("/");
    return [`/api/${folder}`, exportedMethods(source)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
