import { CHARACTERS, isDrawnThing, type CompanionKind } from "@/lib/shared/story";
import {
  CARES,
  type Care,
  type LexiconEntry,
  type SubjectClass,
} from "@/lib/features/writing/subjects/subject";

type Field = "says" | "plural" | "also" | "draw" | "kind" | "care";
const FIELDS: readonly string[] = ["says", "plural", "also", "draw", "kind", "care"] satisfies Field[];
/**
 * An entry of a class, as it is written in one line: `word | does | home | needs | trouble | can`, and after them what only some have,
 * as `also=bunny,hare`. Before the word stands what it takes when it stands alone: "the moon", "some bread", "~chess"
 * for nothing at all, "*scissors" for what is always more than one; without a sign it is "a". Words that aren't counted
 * are their own plural.
 */
export function readRow(group: SubjectClass, row: string): LexiconEntry {
  const [name = "", does = "", home = "", needs = "", trouble = "", can = "", ...rest] = row
    .trim()
    .split(" | ");
  if (!can) throw new Error(`Five facts are wanted: ${row}`);
  return { ...readName(name), class: group, does, home, needs, trouble, can, ...readFields(row, rest) };
}

function readName(name: string): Pick<LexiconEntry, "word" | "article" | "plural" | "many"> {
  const uncounted = (word: string) => ({ word, plural: word });
  if (name.startsWith("the ")) return { word: name.slice(4), article: "the" };
  if (name.startsWith("~")) return { ...uncounted(name.slice(1)), article: "" };
  if (name.startsWith("*")) return { ...uncounted(name.slice(1)), article: "some", many: true };
  if (name.startsWith("some ")) return { ...uncounted(name.slice(5)), article: "some" };
  return { word: name };
}

function readFields(row: string, parts: readonly string[]): Partial<LexiconEntry> {
  const fields: Partial<Record<string, string>> = {};
  for (const part of parts) {
    const at = part.indexOf("=");
    if (at < 1 || !FIELDS.includes(part.slice(0, at))) throw new Error(`No such field: "${part}" in ${row}`);
    fields[part.slice(0, at)] = part.slice(at + 1);
  }
  const { kind, care, also, ...plain } = fields;
  return {
    ...plain,
    ...(also && { also: also.split(",") }),
    ...(kind && { kind: readKind(kind) }),
    ...(care && { care: readCare(care) }),
  };
}

function readKind(kind: string): CompanionKind {
  const found = isDrawnThing(kind) ? kind : CHARACTERS.find((known) => known === kind);
  if (!found) throw new Error(`No such kind: ${kind}`);
  return found;
}

function readCare(care: string): Care {
  const found = CARES.find((known) => known === care);
  if (!found) throw new Error(`No such care: ${care}`);
  return found;
}
