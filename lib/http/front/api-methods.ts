import { patternFinder } from "./path-patterns";

/** The methods of every route under `/api`, by its folder's path, as the build writes them: `/api/children/[id]`. */
export type ApiMethods = Record<string, string[]>;

export const API_METHODS_FILE = "api-methods.json";

/** What a path under `/api` answers to; `null` for a path of no route. Next says it with an empty 405 only. */
export function methodsOf(table: ApiMethods): (pathname: string) => string[] | null {
  const find = patternFinder(Object.keys(table));
  return (pathname) => {
    const methods = table[find(pathname) ?? ""];
    return methods ? withImplied(methods) : null;
  };
}

/** Next answers HEAD by GET, and OPTIONS by itself. */
const withImplied = (methods: string[]): string[] =>
  [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].sort();
