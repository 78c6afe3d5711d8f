import { inOrder } from "@/lib/shared/reading-order";

/** Markup that is written out as it stands; everything else that gets into it is text. */
export class Markup {
  constructor(readonly source: string) {}
}

type Part = Markup | string | number | null | readonly Part[];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
// What XML can't hold, and what turns the direction of all that follows it.
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu;

const escaped = (text: string): string =>
  inOrder(text.replace(UNPRINTABLE, "")).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

function written(part: Part): string {
  if (part === null) return "";
  if (part instanceof Markup) return part.source;
  if (typeof part === "object") return part.map(written).join("");
  return escaped(String(part));
}

/** XML and HTML alike: what is put in stands there as text, in elements and in quoted attributes. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((text, index) => text + written(parts[index] ?? null)).join(""));
