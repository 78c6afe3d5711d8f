import { Font } from "@react-pdf/renderer";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { renderPictureBook } from "../render-picture-book";

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#f0a030" } })
    .jpeg()
    .toBuffer();
});

const print = (name: string, pages = 2) =>
  renderPictureBook({
    title: `${name} and the Kite`,
    childName: name,
    level: "Emerging",
    cover: picture,
    portrait: null,
    talk: [],
    pages: Array.from({ length: pages }, (_, index) => ({
      number: index + 1,
      text: `“Come on, ${name}!” said Mum.\n${name}’s dog ran to ${name}, 3 times.`,
      picture,
    })),
    createdAt: new Date("2026-01-01T00:00:00Z"),
  });

/** What a reader copies from each page; spaces that it guesses between drawings, and signs that nobody sees, are left out. */
async function readBack(pdf: Buffer): Promise<{ title: string; pages: string[] }> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    pages.push(text.normalize("NFC").replace(/[\s\p{Cf}]/gu, ""));
  }
  await task.destroy();
  return { title: String((info as Record<string, unknown>)["Title"]), pages };
}

/** Read from left to right, a name of two words from right to left has its second word first. */
const asRead = (name: string): string => {
  const words = name.normalize("NFC").split(" ");
  return (/[\u0590-\u08FF]/.test(name) ? words.reverse() : words).join("");
};

const NAMES = [
  ["Latin", "Zoë D’Artagnan-Łucja"],
  ["Vietnamese", "Nguyễn Thị Ánh"],
  ["Greek", "Γιώργος"],
  ["Cyrillic", "Анастасія"],
  ["Hebrew", "ליאור"],
  ["Arabic", "ليلى محمد"],
  ["Persian", "پژمان گیتی"],
  ["Urdu", "ٹیپو ڈھول"],
  ["Devanagari", "कृष्णा श्रीनिवास"],
  ["Bengali", "শ্রেয়া"],
  ["Gujarati", "કૃષ્ણા"],
  ["Gurmukhi", "ਗੁਰਪ੍ਰੀਤ"],
  ["Tamil", "கோமதி"],
  ["Telugu", "కృష్ణ శ్రీ"],
  ["Kannada", "ಕೃಷ್ಣ"],
  ["Malayalam", "ലക്ഷ്മി"],
  ["Sinhala", "ලක්ෂ්මී"],
  ["Thai", "กิ่งแก้ว น้ำผึ้ง"],
  ["Lao", "ບຸນມີ"],
  ["Khmer", "សុខា"],
  ["Georgian", "ნინო"],
  ["Armenian", "Արամ"],
  ["Ethiopic", "ሰላም"],
  ["simplified Chinese", "小明 张龙"],
  ["traditional Chinese", "張龍"],
  ["Japanese", "さくら 直人"],
  ["Korean", "김민준"],
  ["two scripts", "Ada 小明"],
] as const;

describe("a name is printed as it was typed", () => {
  test.each(NAMES)("in %s: %s", async (_script, name) => {
    const { title, pages } = await readBack(await print(name));
    expect(title).toBe(`${name} and the Kite`);
    const [cover = "", inner = "", first = "", second = "", end = ""] = pages;
    const read = asRead(name);
    for (const page of [cover, inner]) {
      expect(page).toContain(`${read}andtheKite`);
      expect(page).toContain(`Astoryfor${read}`);
    }
    for (const page of [first, second]) {
      expect(page).toContain(`“Comeon,${read}!”saidMum.${read}’sdogranto${read},3times.`);
    }
    expect(end).toContain(`Astoryfor${read}`);
    expect(pages.join("").toLowerCase()).not.toContain("hero");
  });

  test("or put as our hero where no font has its letters", async () => {
    const { pages } = await readBack(await print("ᏣᎳᎩ"));
    expect(pages[0]).toContain("OurheroandtheKite");
    expect(pages.join("")).not.toContain("Ꮳ");
  });
});

test("each font is in the file once however often the name comes, and forgotten afterwards", async () => {
  const before = Font.getRegisteredFontFamilies();
  const pdf = await print("小明", 12);
  const fonts = pdf.toString("latin1").match(/\/FontFile2 /g) ?? [];
  // Two weights of the book's own letters, and of each part that has a letter of the name.
  expect(fonts.length).toBeLessThanOrEqual(6);
  expect(pdf.length).toBeLessThan(200_000);
  expect(Font.getRegisteredFontFamilies().filter((family) => !before.includes(family))).toEqual(
    before.includes("Literata Book") ? [] : ["Literata Book"],
  );
});

test("a name stays with what follows it when a line ends", async () => {
  const text = "ליאור’s ".repeat(60);
  const pages = [{ number: 1, text, picture }];
  const pdf = await renderPictureBook({
    title: "Kites",
    childName: "ליאור",
    level: "Intermediate",
    cover: picture,
    portrait: null,
    talk: [],
    pages,
    createdAt: new Date("2026-01-01T00:00:00Z"),
  });
  expect((await readBack(pdf)).pages.join("")).toContain("ליאור’s".repeat(60));
});

test("the same book gives the same bytes", async () => {
  expect((await print("ליאור")).equals(await print("ליאור"))).toBe(true);
});
