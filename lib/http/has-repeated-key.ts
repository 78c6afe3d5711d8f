const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Whether an object of a JSON text names a key twice. Parsers disagree on which of the two counts, so what one of them
 * checked could be another one's surprise. `text` has to be valid JSON.
 */
export function hasRepeatedKey(text: string): boolean {
  const open: Set<string>[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const keys = open.at(-1);
      const key = JSON.parse(last) as string;
      if (keys?.has(key)) return true;
      keys?.add(key);
    } else last = token;
  }
  return false;
}
