import type { Random } from "@/lib/features/writing/classic/random";

/** What a PDF must not do, and what a text may say to make it. */
export const FORBIDDEN = [
  "JS",
  "JavaScript",
  "OpenAction",
  "AA",
  "Launch",
  "URI",
  "GoToR",
  "GoToE",
  "SubmitForm",
  "ImportData",
  "EmbeddedFile",
  "Filespec",
  "RichMedia",
  "XFA",
  "AcroForm",
  "Annots",
];

const injections = (origin: string): string[] => [
  ")>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>",
  `) /A << /S /URI /URI (${origin}/uri) >> (`,
  ">>\nendobj\n666 0 obj<</Type/Action/S/Launch/F(calc.exe)>>endobj",
  "endstream endobj trailer <</Root 666 0 R>> %%EOF",
  "(\\)>>/AA<</O<</S/JavaScript/JS(1)>>>>",
  "<FEFF0029003E003E002F004A0053>",
  "#2FJavaScript /J#61vaScript",
  `<img src="${origin}/img.png">`,
  `![x](${origin}/md.png)`,
  `{{constructor.constructor('return process')()}}`,
  `file:///etc/passwd`,
  `\\\\127.0.0.1\\share\\a.jpg`,
  "${process.env.DATABASE_URL}",
];

const CURIOSITIES = [
  "\u0000",
  "\u0001\u0002\u001f\u007f",
  "\u202e txet sdrawkcab \u202c",
  "\u200b\u200d\ufeff\u2066\u2069",
  "👩‍👩‍👧‍👦👨🏽‍🚀🏳️‍🌈",
  "\ud800 lone \udfff",
  "a\u0301\u0302\u0303\u0304\u0305\u0306\u0307".repeat(20),
  "漢字かな한글",
  "שלום مرحبا",
  "\\(\\)\\\\",
  "((((((((((",
  "))))))))))",
  "<<<<>>>>",
  "%PDF-1.7 %%EOF",
  "\r\n\r\n\u2028\u2029\f\v\t",
  "word".repeat(2000),
];

export type HostileTexts = { title: string; childName: string; pages: string[] };

/** Titles, names and pages by somebody who knows how a PDF is written; the longest are as long as we let any be. */
export function hostileTexts(random: Random, origin: string): HostileTexts {
  const words = [...injections(origin), ...CURIOSITIES];
  const some = (most: number) =>
    Array.from({ length: 1 + Math.floor(random.next() * most) }, () => random.pick(words)).join(" ");
  const cut = (text: string, most: number) => Array.from(text).slice(0, most).join("");
  const isLong = random.next() < 0.02;
  return {
    title: cut(some(4).repeat(random.next() < 0.2 ? 20 : 1), 255),
    childName: cut(some(1), 50),
    pages: isLong ? [cut(some(8).repeat(200), 50_000)] : [cut(some(4), 1500), cut(some(2), 1500)],
  };
}
