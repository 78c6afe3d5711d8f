import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { READING_LEVELS } from "@/lib/shared/story";
import { renderBookPdf, type BookToPrint } from "./build-pdf";

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#f0a030" } })
    .jpeg()
    .toBuffer();
});

function book(change: Partial<BookToPrint> = {}): BookToPrint {
  const pages = ["Zoë saw a light.", "Łukasz and José saw it too.", "They went home."].map((text, index) => ({
    number: index + 1,
    text,
    picture,
  }));
  return { title: "The Light", childName: "Zoë", level: "Emerging", pages, ...change };
}

/** The whole file with its packed parts unpacked: where a reader would look for actions. */
function opened(pdf: Buffer): string {
  const parts: string[] = [];
  const raw = pdf.toString("latin1");
  for (const { 1: dictionary = "", 2: stream = "" } of raw.matchAll(
    /<<([^]*?)>>\s*stream\n([^]*?)endstream/g,
  )) {
    if (dictionary.includes("FlateDecode"))
      parts.push(inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
  }
  return parts.join("\n");
}

/** An entry of the document's own description: an object of its own, in Latin-1 or in UTF-16. */
function described(pdf: Buffer, key: "Title" | "Author"): string {
  const raw = pdf.toString("latin1");
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(raw)?.[1] ?? "none";
  const written = new RegExp(`\\n${id} 0 obj\\s*\\(([^)]*)\\)`).exec(raw)?.[1] ?? "";
  if (!written.startsWith("\xfe\xff")) return written;
  return Buffer.from(written.slice(2), "latin1").swap16().toString("utf16le");
}

const count = (text: string, part: RegExp) => [...text.matchAll(part)].length;

describe("a book", () => {
  test("has a cover, a title page, its pages and an end, each with a bookmark", async () => {
    const raw = (await renderBookPdf(book())).toString("latin1");
    expect(raw.startsWith("%PDF-")).toBe(true);
    expect(raw.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(count(raw, /\/Type \/Page\b(?!s)/g)).toBe(6);
    expect(count(raw, /\/Dest \[/g)).toBe(6);
  });

  test("says its title, author and language", async () => {
    const pdf = await renderBookPdf(book());
    const raw = pdf.toString("latin1");
    expect(described(pdf, "Title")).toBe("The Light");
    expect(described(pdf, "Author")).toBe("Talewick");
    expect(raw).toContain("/Lang (en)");
  });

  test("embeds its own two fonts once and no picture but JPEG", async () => {
    const raw = (await renderBookPdf(book())).toString("latin1");
    expect(count(raw, /\/FontFile[23] /g)).toBe(2);
    expect(raw).toContain("Literata");
    expect(raw).not.toContain("Helvetica");
    const pictures = [...raw.matchAll(/\/Subtype \/Image[^]*?>>/g)].map(([dictionary]) => dictionary);
    expect(pictures.length).toBeGreaterThan(0);
    for (const dictionary of pictures) expect(dictionary).toContain("DCTDecode");
  });

  test("shows the hero on the title page, where there is a portrait", async () => {
    const portrait = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#3a7" } })
      .jpeg()
      .toBuffer();
    const pictures = async (change: Partial<BookToPrint>) =>
      count((await renderBookPdf(book(change))).toString("latin1"), /\/Subtype \/Image/g);
    expect(await pictures({ portrait })).toBe((await pictures({})) + 1);
  });

  test("has the same bytes for the same book, and other bytes for another", async () => {
    const first = await renderBookPdf(book());
    expect(first.equals(await renderBookPdf(book()))).toBe(true);
    expect(first.equals(await renderBookPdf(book({ title: "The Dark" })))).toBe(false);
  });

  test("takes only JPEG pictures, and between 1 and 60 pages", async () => {
    const png = await sharp(picture).png().toBuffer();
    await expect(renderBookPdf(book({ pages: [{ number: 1, text: "Hi.", picture: png }] }))).rejects.toThrow(
      "JPEG",
    );
    await expect(renderBookPdf(book({ portrait: png }))).rejects.toThrow("JPEG");
    await expect(renderBookPdf(book({ pages: [] }))).rejects.toMatchObject({ code: "VALIDATION" });
    const pages = Array.from({ length: 61 }, (_, index) => ({ number: index + 1, text: "Hi.", picture }));
    await expect(renderBookPdf(book({ pages }))).rejects.toMatchObject({ code: "VALIDATION" });
  });
});

describe("words of any length", () => {
  test.each(READING_LEVELS)("140 words stand under their picture: %s", async (level) => {
    const text = "Łukasz walked quietly over to the lighthouse again. ".repeat(18).trim();
    const raw = (await renderBookPdf(book({ level, pages: [{ number: 1, text, picture }] }))).toString(
      "latin1",
    );
    expect(count(raw, /\/Type \/Page\b(?!s)/g)).toBe(4);
  });

  test("what is longer gets a page of its own", async () => {
    const text = "Łukasz walked quietly over to the lighthouse again. ".repeat(60).trim();
    const raw = (await renderBookPdf(book({ pages: [{ number: 1, text, picture }] }))).toString("latin1");
    expect(count(raw, /\/Type \/Page\b(?!s)/g)).toBe(5);
  });

  test("a title of 255 letters fits, with or without spaces", async () => {
    for (const title of ["Long words here ".repeat(16).slice(0, 255), "W".repeat(255)]) {
      const raw = (await renderBookPdf(book({ title }))).toString("latin1");
      expect(count(raw, /\/Type \/Page\b(?!s)/g)).toBe(6);
    }
  });
});

describe("hostile words", () => {
  const HOSTILE = [
    ")>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>",
    "(unbalanced ((( \\) \\\\",
    "https://example.com/x javascript:alert(1) file:///etc/passwd",
    "\u202Eoverride\u0000\u0007 \uD83D",
    "👩‍👩‍👧‍👦 🏳️‍🌈 王小明 مرحبا",
    "endstream endobj 1 0 obj <</AA<<>>>>",
  ];

  test.each(HOSTILE)("%j asks nothing of a reader", async (text) => {
    const pdf = await renderBookPdf(
      book({ title: text, childName: text, pages: [{ number: 1, text, picture }] }),
    );
    const raw = pdf.toString("latin1").replace(/\([^]*?(?<!\\)\)/g, "()");
    for (const source of [raw.replace(/stream\n[^]*?endstream/g, ""), opened(pdf)]) {
      expect(source).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|Launch|URI|EmbeddedFile|RichMedia|XFA)\b/);
    }
  });

  test("a title without a printable letter is called a story", async () => {
    expect(described(await renderBookPdf(book({ title: "🚀🚀" })), "Title")).toBe("A story");
  });
});
