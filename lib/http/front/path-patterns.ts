const isCatchAll = (segment: string | undefined) => segment?.startsWith("[...") === true;
// As Next ranks them: a name before a parameter before the rest of the path.
const rank = (segment: string) => (isCatchAll(segment) ? 2 : segment.startsWith("[") ? 1 : 0);

const split = (path: string) => path.split("/").filter(Boolean);

function byRank(one: string[], other: string[]): number {
  for (const [at, segment] of one.entries()) {
    const counterpart = other[at];
    if (counterpart === undefined) return 1;
    const difference = rank(segment) - rank(counterpart);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function matches(pattern: string[], parts: string[]): boolean {
  const isLongEnough = isCatchAll(pattern.at(-1))
    ? parts.length >= pattern.length
    : parts.length === pattern.length;
  return isLongEnough && pattern.every((segment, at) => segment.startsWith("[") || segment === parts[at]);
}

/**
 * Finds the route that Next would choose for a path, by its folder's path: `/api/children/[id]`; `null` for none. A path that is a
 * pattern itself is found at once.
 */
export function patternFinder(patterns: string[]): (pathname: string) => string | null {
  const ranked = patterns
    .map((path) => ({ path, segments: split(path) }))
    .sort((one, other) => byRank(one.segments, other.segments));
  // Nothing ranks before a pattern of names alone that has all of them.
  const plain = new Set(patterns.filter((path) => !path.includes("[")));
  return (pathname) => {
    if (plain.has(pathname)) return pathname;
    const parts = split(pathname);
    return ranked.find(({ segments }) => matches(segments, parts))?.path ?? null;
  };
}
