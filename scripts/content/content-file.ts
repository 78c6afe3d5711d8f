import { readFile } from "node:fs/promises";
import { LineCounter, parseDocument, type Document, type Node } from "yaml";
import type { z } from "zod";

/** What is wrong with a file of the content, and where. */
export class ContentFault extends Error {
  override name = "ContentFault";
}

type Path = readonly (string | number)[];

/** A file of `content/`: what it says, and the line that says it. */
export class ContentFile {
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed;

  constructor(
    readonly name: string,
    text: string,
  ) {
    this.#document = parseDocument(text, { lineCounter: this.#lines });
    const [error] = this.#document.errors;
    if (error) throw this.#faultAt(error.pos[0], error.message.split("\n")[0] ?? "");
  }

  static async read(name: string): Promise<ContentFile> {
    return new ContentFile(name, await readFile(name, "utf8"));
  }

  /** @throws {ContentFault} that names file and line of the first thing that the schema doesn't take */
  parse<Content>(schema: z.ZodType<Content>): Content {
    const result = schema.safeParse(this.#document.toJS());
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw this.fault((issue?.path ?? []).filter(isStep), explain(issue));
  }

  /** A fault at what stands at `path`, or at what is nearest to it. */
  fault(path: Path, message: string): ContentFault {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = this.#document.getIn(path.slice(0, length), true) as Node | undefined;
      if (node?.range) return this.#faultAt(node.range[0], `${path.join(".")}: ${message}`);
    }
    return this.#faultAt(0, message);
  }

  #faultAt(position: number, message: string): ContentFault {
    return new ContentFault(`${this.name}:${this.#lines.linePos(position).line}: ${message}`);
  }
}

const isStep = (step: PropertyKey): step is string | number => typeof step !== "symbol";

/** Of a choice between kinds of moments, what the nearest kind misses. */
function explain(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== "invalid_union") return issue?.message ?? "not understood";
  const nearest = issue.errors.toSorted((left, right) => left.length - right.length)[0]?.[0];
  return nearest ? `${nearest.path.join(".")}: ${nearest.message}` : issue.message;
}
