import { CHARACTERS } from "@/lib/shared/story";
import type { Care, LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";

type Field = "says" | "plural" | "also" | "draw" | "kind" | "care";
const FIELDS: readonly string[] = ["says", "plural", "also", "draw", "kind", "care"] satisfies Field[];
const CARES: readonly string[] = [
  "death",
  "illness",
  "divorce",
  "away",
  "disability",
  "faith",
] satisfies Care[];

/**
 * Entries of one class, a line each: `word | does | home | needs | trouble | can`, and after them what only some have,
 * as `also=bunny,hare`. Before the word stands what it takes when it stands alone: "the moon", "some bread", "~chess"
 * for nothing at all; without a sign it is "a". Words that aren't counted are their own plural.
 */
export function readRows(group: SubjectClass, rows: string): LexiconEntry[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => readRow(group, row));
}

function readRow(group: SubjectClass, row: string): LexiconEntry {
  const [name = "", does = "", home = "", needs = "", trouble = "", can = "", ...rest] = row
    .trim()
    .split(" | ");
  if (!can) throw new Error(`Five facts are wanted: ${row}`);
  const { article, word } = readName(name);
  const extra = readFields(row, rest);
  const uncounted = article === "some" || article === "";
  return {
    word,
    class: group,
    ...(article !== "a" && { article }),
    ...((extra.plural || uncounted) && { plural: extra.plural ?? word }),
    does,
    home,
    needs,
    trouble,
    can,
    ...(extra.says && { says: extra.says }),
    ...(extra.also && { also: extra.also.split(",") }),
    ...(extra.draw && { draw: extra.draw }),
    ...(extra.kind && { kind: extra.kind as LexiconEntry["kind"] }),
    ...(extra.care && { care: extra.care as Care }),
  };
}

function readName(name: string): { article: NonNullable<LexiconEntry["article"]>; word: string } {
  if (name.startsWith("~")) return { article: "", word: name.slice(1) };
  if (name.startsWith("the ")) return { article: "the", word: name.slice(4) };
  if (name.startsWith("some ")) return { article: "some", word: name.slice(5) };
  return { article: "a", word: name };
}

function readFields(row: string, parts: readonly string[]): Partial<Record<Field, string>> {
  const extra: Partial<Record<string, string>> = {};
  for (const part of parts) {
    const at = part.indexOf("=");
    const field = part.slice(0, at);
    if (at < 1 || !FIELDS.includes(field)) throw new Error(`No such field: "${part}" in ${row}`);
    extra[field] = part.slice(at + 1);
  }
  if (extra.kind && !(CHARACTERS as readonly string[]).includes(extra.kind))
    throw new Error(`No such kind: ${row}`);
  if (extra.care && !CARES.includes(extra.care)) throw new Error(`No such care: ${row}`);
  return extra;
}
