import { renderBookPdf, type BookToPrint } from "@/lib/features/bookmaking/build-pdf";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import { composePortrait } from "@/lib/features/drawing/classic/compose-portrait";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { classicWriter } from "@/lib/features/writing/classic/classic-writer";
import { svgToJpeg } from "@/lib/platform/pictures/rasterise";
import { atMost, percentile, plain, type Figure } from "./figure";

const RUNS = 12;

export async function illustratedBook(): Promise<BookToPrint> {
  const text = await classicWriter.write({
    heroName: "Ada",
    gender: "Girl",
    age: 9,
    level: "Intermediate",
    theme: "adventure",
    title: "The Lamp on the Hill",
    topics: ["stars"],
    interests: ["Space"],
    creativityLevel: 5,
    ageAppropriate: true,
    style: null,
    seed: 7,
  });
  const look = heroLookFor({ seedText: "bench", gender: "Girl", style: null });
  const pages = [];
  for (const { number, text: words, scene } of text.pages.slice(0, 12)) {
    const picture = await classicIllustrator.drawPage(scene, look, { name: "Ada" }, number);
    if (picture.kind !== "vector") throw new Error("the embedded illustrator draws vectors");
    pages.push({ number, text: words, picture: await svgToJpeg(picture.svg, { side: 1024 }) });
  }
  const portrait = await svgToJpeg(composePortrait(look), { side: 1024 });
  return { title: text.title, childName: "Ada", level: "Intermediate", pages, portrait };
}

export async function benchPdf(): Promise<Figure[]> {
  const book = await illustratedBook();
  const cold = performance.now();
  const first = await renderBookPdf(book);
  const coldMs = performance.now() - cold;
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await renderBookPdf(book);
    warm.push(performance.now() - begun);
  }
  return [
    plain(`PDF of ${book.pages.length} illustrated pages: cold`, coldMs, "ms"),
    plain(`PDF of ${book.pages.length} illustrated pages: warm p50`, percentile(warm, 0.5), "ms"),
    atMost(`PDF of ${book.pages.length} illustrated pages: size`, first.byteLength / 1_000_000, "MB", 5),
    plain("PDF: resident memory of the process afterwards", process.memoryUsage.rss() / 1_000_000, "MB"),
  ];
}
