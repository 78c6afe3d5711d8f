import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { LETTER_PARTS, letterFileOf, WEIGHTS } from "@/lib/features/bookmaking/letter-parts";

const WHOLE = (weight: number) => `assets/fonts/literata-book-${weight}.ttf`;

/** Cuts the letters of the printed book into the parts that a web page takes along. Run again where the fonts change. */
for (const weight of WEIGHTS) {
  const whole = await readFile(WHOLE(weight));
  for (const part of LETTER_PARTS) {
    const letters = part.ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const options = { targetFormat: "sfnt", variationAxes: {} } as const;
    const cut = await subsetFont(whole, letters.join(""), options);
    await writeFile(letterFileOf(part, weight), cut);
    process.stdout.write(`${letterFileOf(part, weight)}: ${cut.length} bytes\n`);
  }
}
