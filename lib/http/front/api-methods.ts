/** The methods of every route under `/api`, by its folder's path, as the build writes them: `/api/children/[id]`. */
export type ApiMethods = Record<string, string[]>;

export const API_METHODS_FILE = "api-methods.json";

type Pattern = { segments: string[]; methods: string[] };

const isCatchAll = (segment: string | undefined) => segment?.startsWith("[...") === true;
// As Next ranks them: a name before a parameter before the rest of the path.
const rank = (segment: string) => (isCatchAll(segment) ? 2 : segment.startsWith("[") ? 1 : 0);

function byRank(one: Pattern, other: Pattern): number {
  for (const [at, segment] of one.segments.entries()) {
    const counterpart = other.segments[at];
    if (counterpart === undefined) return 1;
    const difference = rank(segment) - rank(counterpart);
    if (difference !== 0) return difference;
  }
  return one.segments.length - other.segments.length;
}

function matches({ segments }: Pattern, parts: string[]): boolean {
  const last = segments.at(-1);
  if (isCatchAll(last) ? parts.length < segments.length : parts.length !== segments.length) return false;
  return segments.every((segment, at) => segment.startsWith("[") || segment === parts[at]);
}

const split = (path: string) => path.split("/").filter(Boolean);

/** What a path under `/api` answers to; `null` for a path of no route. Next says it with an empty 405 only. */
export function methodsOf(table: ApiMethods): (pathname: string) => string[] | null {
  const patterns = Object.entries(table)
    .map(([path, methods]) => ({ segments: split(path), methods: withImplied(methods) }))
    .sort(byRank);
  return (pathname) => {
    const parts = split(pathname);
    return patterns.find((pattern) => matches(pattern, parts))?.methods ?? null;
  };
}

/** Next answers HEAD by GET, and OPTIONS by itself. */
const withImplied = (methods: string[]): string[] =>
  [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].sort();
