import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream, type PDFObject } from "pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { afterAll, beforeAll, expect } from "vitest";
import { renderBookPdf } from "@/lib/features/bookmaking/build-pdf";
import { READING_LEVELS } from "@/lib/shared/story";
import { goal } from "@/tests/support/goal";
import { FORBIDDEN, hostileTexts } from "@/tests/support/hostile-strings";

let picture: Buffer;
let origin: string;
const visits: string[] = [];
const listener = createServer((request, response) => {
  visits.push(request.url ?? "");
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#f0a030" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => listener.close());

function keysOf(object: PDFObject): string[] {
  const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;
  if (!dict) return [];
  return dict.entries().flatMap(([key, value]) => [
    key.decodeText(),
    // What a name as a value says, as in /S /JavaScript.
    ...(value instanceof PDFName ? [value.decodeText()] : []),
    ...(value instanceof PDFRef ? [] : keysOf(value)),
  ]);
}

/** Every key and name of every object of the file, as one parser reads it. */
async function namesIn(pdf: Buffer): Promise<Set<string>> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  expect(objects.some((object) => object instanceof PDFRawStream)).toBe(true);
  return new Set(objects.flatMap(keysOf));
}

/** What another parser would offer to a reader's program. */
async function offersOf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const annotations: unknown[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    annotations.push(...((await (await document.getPage(number)).getAnnotations()) as unknown[]));
  }
  const offers = {
    scripts: await document.getJSActions(),
    opening: await document.getOpenAction(),
    attachments: await document.getAttachments(),
    fields: await document.getFieldObjects(),
    annotations,
  };
  const pages = document.numPages;
  await task.destroy();
  return { offers, pages };
}

goal(
  {
    id: "S23",
    title:
      "books whose titles, names and words try to write PDF: no action, no address, whole in two parsers",
    quick: 30,
    full: 10_000,
    minutes: 120,
  },
  async ({ count, random, note }) => {
    let slowest = 0;
    for (let number = 0; number < count; number += 1) {
      const { title, childName, pages } = hostileTexts(random, origin);
      const begun = performance.now();
      const pdf = await renderBookPdf({
        title,
        childName,
        level: random.pick([...READING_LEVELS]),
        pages: pages.map((text, index) => ({ number: index + 1, text, picture })),
      });
      slowest = Math.max(slowest, performance.now() - begun);
      const names = await namesIn(pdf);
      expect(FORBIDDEN.filter((name) => names.has(name))).toEqual([]);
      const { offers, pages: counted } = await offersOf(pdf);
      expect(offers).toEqual({
        scripts: null,
        opening: null,
        attachments: null,
        fields: null,
        annotations: [],
      });
      expect(counted).toBeGreaterThanOrEqual(pages.length + 3);
    }
    expect(visits).toEqual([]);
    note("slowest, ms", Math.round(slowest));
  },
);
