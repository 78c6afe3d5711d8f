import { EpubCheck } from "@likecoin/epubcheck-ts";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { isPictureBook } from "./book-files";
import type { PortableBook } from "@/lib/features/bookmaking/portable-book";
import { narrationOf, portableBook } from "@/tests/support/portable-book";
import { openedZip } from "@/tests/support/opened-zip";
import { buildEpub } from "./build-epub";

async function complaints(book: PortableBook): Promise<string[]> {
  const { messages } = await EpubCheck.validate(await buildEpub(book));
  return messages.map(({ id, severity, message, location }) =>
    [severity, id, location?.path, message].join(" "),
  );
}

const withSound = (book: PortableBook): PortableBook => ({ ...book, narration: narrationOf(book) });

type Node = Record<string, unknown>;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

/** Every element of this name, with its attributes and what it holds. */
function elements(xml: string, name: string): Node[] {
  const found: Node[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    else if (typeof node === "object" && node !== null) {
      for (const [key, value] of Object.entries(node)) {
        if (key === name && Array.isArray(value)) {
          found.push(
            ...value.map((one: unknown) => (typeof one === "object" ? one : { "#text": one }) as Node),
          );
        }
        look(value);
      }
    }
  };
  look(parser.parse(xml));
  return found;
}

const metas = (opf: string, property: string): string[] =>
  elements(opf, "meta").flatMap((meta) => (meta.property === property ? [String(meta["#text"])] : []));
const seconds = (clock: unknown): number => Number(String(clock).replace("s", ""));

describe("15.5: an e-book", () => {
  test.each(Array.from({ length: 20 }, (_, number) => number))(
    "is told neither error nor warning by EPUBCheck's rules: book %i",
    async (number) => {
      const book = await portableBook(number);
      expect(await complaints(number % 2 === 0 ? book : withSound(book))).toEqual([]);
    },
  );

  test("is found by its first bytes, and its sizes stand ahead of each file", async () => {
    const bytes = Buffer.from(await buildEpub(await portableBook(0)));
    expect(bytes.subarray(30, 58).toString("latin1")).toBe("mimetypeapplication/epub+zip");
    const flags = bytes.readUInt16LE(6);
    expect([flags & 8, bytes.readUInt16LE(8), bytes.readUInt32LE(22), bytes.readUInt16LE(28)]).toEqual([
      0, 0, 20, 0,
    ]);
  });

  test.each([0, 1, 2, 3])(
    "lays out picture books ahead and lets long stories flow: level %i",
    async (number) => {
      const book = await portableBook(number);
      const { text, names } = openedZip(await buildEpub(book));
      const fixed = book.level !== "Advanced";
      expect(isPictureBook(book)).toBe(fixed);
      expect(metas(text("package.opf"), "rendition:layout")).toEqual([
        fixed ? "pre-paginated" : "reflowable",
      ]);
      const told = names.filter((name) => /EPUB\/(page-\d+|story)\.xhtml/.test(name));
      expect(told.length).toBe(fixed ? book.pages.length : 1);
      for (const name of told) {
        expect(text(name.replace("EPUB/", "")).includes('content="width=1200, height=1500"')).toBe(fixed);
      }
    },
  );

  test.each([2, 3])("lists its pages and describes its pictures: level %i", async (number) => {
    const book = await portableBook(number);
    const { text, names } = openedZip(await buildEpub(book));
    const listed = elements(text("nav.xhtml"), "nav").find((nav) => nav["epub:type"] === "page-list");
    const links = elements(text("nav.xhtml"), "a").filter((link) => String(link.href).includes("#page-"));
    expect(listed).toBeDefined();
    expect(links.map((link) => String(link["#text"]))).toEqual(book.pages.map((page) => String(page.number)));
    for (const link of links) {
      const [file = "", id = ""] = String(link.href).split("#");
      expect(text(file)).toContain(`id="${id}"`);
    }
    const images = names
      .filter((name) => name.endsWith(".xhtml"))
      .flatMap((name) => elements(text(name.replace("EPUB/", "")), "img"));
    expect(images.map((image) => image.alt)).toEqual(
      expect.arrayContaining(book.pages.map((page) => page.alt)),
    );
    expect(images.every((image) => String(image.alt).trim() !== "")).toBe(true);
  });

  test("says what somebody who can't see it may expect", async () => {
    const [silent, heard] = await Promise.all(
      [await portableBook(3), withSound(await portableBook(3))].map(async (book) =>
        openedZip(await buildEpub(book)).text("package.opf"),
      ),
    );
    expect(metas(silent ?? "", "schema:accessMode")).toEqual(["textual", "visual"]);
    expect(metas(heard ?? "", "schema:accessMode")).toContain("auditory");
    expect(metas(silent ?? "", "schema:accessibilityFeature")).not.toContain("synchronizedAudioText");
    expect(metas(heard ?? "", "schema:accessibilityFeature")).toContain("synchronizedAudioText");
    expect(metas(silent ?? "", "dcterms:conformsTo")).toEqual(["EPUB Accessibility 1.1 - WCAG 2.2 Level AA"]);
    const picture = openedZip(await buildEpub(await portableBook(0))).text("package.opf");
    expect(metas(picture, "dcterms:conformsTo")).toEqual([]);
  });

  test("each level is a book of its own, and the same one next time", async () => {
    const id = "0193f0a0-0000-7000-8000-000000000001";
    const named = async (change: Partial<PortableBook>) =>
      elements(
        openedZip(await buildEpub(await portableBook(0, { id, ...change }))).text("package.opf"),
        "dc:identifier",
      )[0]?.["#text"];
    const first = await named({ level: "Beginner" });
    expect(first).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await named({ level: "Beginner", title: "Another" })).toBe(first);
    expect(await named({ level: "Advanced" })).not.toBe(first);
  });
});

describe("15.5: read aloud", () => {
  test.each([0, 3])("marks each word while it is heard, and the times add up: level %i", async (number) => {
    const book = withSound(await portableBook(number, { title: "The Blue Kite" }));
    const { text, names } = openedZip(await buildEpub(book));
    const opf = text("package.opf");
    const overlays = names.filter((name) => name.endsWith(".smil")).map((name) => name.replace("EPUB/", ""));
    let spoken = 0;
    for (const overlay of overlays) {
      const clips = elements(text(overlay), "par");
      const ends = new Map<string, number>();
      for (const { text: [shown] = [], audio: [sound] = [] } of clips as {
        text?: Node[];
        audio?: Node[];
      }[]) {
        const [file = "", id = ""] = String(shown?.src).replace("../", "").split("#");
        expect(text(file)).toContain(`id="${id}"`);
        const source = String(sound?.src);
        // No part of the sound is left out, and none is heard twice.
        expect(seconds(sound?.clipBegin)).toBe(ends.get(source) ?? 0);
        expect(seconds(sound?.clipEnd)).toBeGreaterThan(seconds(sound?.clipBegin));
        ends.set(source, seconds(sound?.clipEnd));
      }
      const sum = [...ends.values()].reduce((all, end) => all + end, 0);
      spoken += sum;
      const item = elements(opf, "item").find(({ href }) => href === overlay);
      const declared = elements(opf, "meta").find(({ refines }) => refines === `#${String(item?.id)}`);
      expect(seconds(declared?.["#text"])).toBeCloseTo(sum, 3);
    }
    expect(seconds(metas(opf, "media:duration")[0])).toBeCloseTo(spoken, 3);
    const all = book.narration?.pages.reduce((sum, { durationMs }) => sum + durationMs, 0) ?? 0;
    expect(spoken).toBeCloseTo(all / 1000, 3);
    expect(metas(opf, "media:active-class")).toEqual(["speaking"]);
    expect(text("style.css")).toContain(".speaking");
  });

  test("times that can't be are left out, and the words stay whole", async () => {
    const plain = await portableBook(0, { title: "The Blue Kite" });
    const [first] = plain.pages;
    const page = { ...first, number: 1, alt: "A kite.", picture: null, text: 'Cats & "dogs".\n\nThey ran.' };
    const words: [number, number, number, number][] = [
      [0, 4, 100, 300],
      [2, 6, 200, 300], // begins inside the one before
      [5, 5, 400, 500], // nothing
      [7, 20, 600, 900], // runs into the next paragraph
      [16, 20, 500, 700], // heard before the one before
      [21, 99, 1_000, 1_100], // past the end of the text
      [16, 20, 9_000, 9_100], // past the end of the sound
    ];
    const sound = { page: 1, mp3: new Uint8Array([1]), durationMs: 2_000, words };
    const book = { ...plain, pages: [page], narration: { voice: "A voice", pages: [sound] } };
    const { text } = openedZip(await buildEpub(book));
    const shown = elements(text("page-01.xhtml"), "p").filter((p) => p.class === undefined);
    expect(shown).toHaveLength(2);
    expect(text("page-01.xhtml").replace(/<[^>]+>/g, "")).toContain("Cats &amp; &quot;dogs&quot;.");
    const spans = elements(text("page-01.xhtml"), "span").filter((span) => String(span.id).startsWith("p1w"));
    expect(spans.length).toBe(elements(text("overlays/page-01.smil"), "par").length);
    expect(await complaints(book)).toEqual([]);
  });
});

test.each([0, 3])("15.5: a cover says what it shows, or else whose cover it is: level %i", async (number) => {
  const altOf = async (coverAlt: string | null) => {
    const book = await portableBook(number, { coverAlt, title: "The Kite" });
    return elements(openedZip(await buildEpub(book)).text("cover.xhtml"), "img").map(({ alt }) => alt);
  };
  expect(await altOf("Ada and a kite, seen from near.")).toEqual(["Ada and a kite, seen from near."]);
  expect(await altOf(null)).toEqual(["Cover of The Kite"]);
});

describe("15.5: what may be wrong with a book", () => {
  test("a picture that is missing leaves the words their page", async () => {
    const book = await portableBook(1);
    const pages = book.pages.map((page, index) => ({ ...page, picture: index === 1 ? null : page.picture }));
    const { text } = openedZip(await buildEpub({ ...book, pages, portrait: null }));
    expect(elements(text("page-02.xhtml"), "img")).toEqual([]);
    expect(elements(text("page-03.xhtml"), "img")).toHaveLength(1);
    const none = {
      ...book,
      pages: pages.map((page) => ({ ...page, picture: null })),
      cover: null,
      portrait: null,
    };
    expect(await complaints({ ...book, pages, portrait: null })).toEqual([]);
    expect(await complaints(none)).toEqual([]);
  });

  test("a page with too many words for its letters flows, in a book that is laid out ahead", async () => {
    const book = await portableBook(0);
    const [first] = book.pages;
    const long = {
      ...first,
      number: 1,
      alt: "",
      picture: book.cover,
      text: "Łukasz walked on again. ".repeat(120),
    };
    const changed = { ...book, pages: [long, ...book.pages.slice(1)] };
    const { text } = openedZip(await buildEpub(changed));
    expect(text("page-01.xhtml")).not.toContain("viewport");
    expect(text("page-02.xhtml")).toContain("viewport");
    expect(text("package.opf")).toContain('idref="page-01" properties="rendition:layout-reflowable"');
    expect(await complaints(changed)).toEqual([]);
  });

  test("words stay words, whatever stands in them", async () => {
    const title = `Cats & "Dogs" <script>alert('x')</script>`;
    const book = await portableBook(3, { title, childName: "<b>\u202E小明\u0000" });
    const { text, names } = openedZip(await buildEpub(book));
    for (const name of names.filter((one) => /\.(xhtml|opf)$/.test(one))) {
      const source = text(name.replace("EPUB/", ""));
      expect(source).not.toMatch(/<script|<b>|\u202E|\0/);
    }
    expect(text("cover.xhtml")).toContain("A story for &lt;b&gt;小明");
  });
});
