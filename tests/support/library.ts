import { randomUUID } from "node:crypto";
import type { Ports } from "@/lib/platform/context";
import type { ReadingLevel, Theme } from "@/lib/shared/story";

type BookOptions = {
  parentId: string;
  childId?: string | null;
  childName?: string;
  title?: string;
  theme?: Theme;
  level?: ReadingLevel;
  /** Without one, no other book is of the same. */
  plot?: string;
  writer?: "classic" | "openai";
  /** Words of each page. */
  pages?: number[];
};

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

/** A finished book in the library, with pages and a PDF that only exists as a row. */
export async function aBook(ports: Ports, options: BookOptions): Promise<string> {
  const { parentId, childId = null, childName = "Ada", pages = [10, 10, 10, 10] } = options;
  const pdf = await ports.db.storedFile.create({
    data: {
      parentId,
      kind: "pdf",
      storageKey: randomUUID(),
      mime: "application/pdf",
      bytes: 1,
      sha256: new Uint8Array(32),
    },
    select: { id: true },
  });
  const book = await ports.db.book.create({
    data: {
      parentId,
      childId,
      childName,
      title: options.title ?? "The Blue Kite",
      theme: options.theme ?? "adventure",
      level: options.level ?? "Emerging",
      status: "completed",
      finishedAt: new Date(),
      pdfFileId: pdf.id,
      tags: ["kite"],
      writer: options.writer ?? "classic",
      illustrator: "classic",
      shape: options.plot ?? `quest-${randomUUID()}`,
      levelReport: {},
      heroLook: {},
      pages: {
        create: pages.map((count, index) => ({
          number: index + 1,
          text: words(count),
          scene: {},
          alt: "A kite.",
        })),
      },
    },
    select: { id: true },
  });
  return book.id;
}
