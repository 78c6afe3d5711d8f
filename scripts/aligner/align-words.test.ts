import { beforeAll, describe, expect, test } from "vitest";
import { coverageOf, timePage } from "@/lib/features/narration/aligning/time-page";
import { alignText, quantile, TOLD, type Aligner } from "@/tests/support/aligned";
import { tell } from "@/tests/support/flite";
import { openAligner } from "./align-words";

const MODEL = "node_modules/soundswallower/model";
const VOICES = ["rms", "awb", "kal16"];

let aligner: Aligner;
beforeAll(async () => {
  aligner = await openAligner(MODEL);
}, 60_000);

describe("a voice aligned through another's sounds", () => {
  test.each(VOICES)(
    "%s: half of its words within 25 ms of where it says them, 95 of 100 within 100",
    async (voice) => {
      const errors: number[] = [];
      for (const text of TOLD) {
        const { pcm, words } = await tell(text, voice);
        const placed = await alignText(aligner, text, pcm);
        expect(placed.filter(({ place }) => !place)).toEqual([]);
        expect(timePage(text, placed)?.by).toBe("word");
        placed.forEach(({ place }, index) =>
          errors.push(Math.abs((place?.startMs ?? NaN) - (words[index]?.startMs ?? NaN))),
        );
      }
      expect(errors.length).toBeGreaterThan(90);
      expect(quantile(errors, 0.5)).toBeLessThan(25);
      expect(quantile(errors, 0.95)).toBeLessThan(100);
    },
    120_000,
  );
});

describe("what isn't this page read aloud", () => {
  const [page = ""] = TOLD;
  const samples = (draw: (index: number) => number) =>
    Int16Array.from({ length: 6 * 16_000 }, (_, index) => draw(index));
  let state = 1;
  const noise = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 8000;
  };

  test.each([
    ["silence", samples(() => 0)],
    ["noise", samples(noise)],
    ["a tone", samples((index) => 8000 * Math.sin((index * 2 * Math.PI * 440) / 16_000))],
    ["nothing at all", new Int16Array(0)],
  ])(
    "%s covers none of it",
    async (_, pcm) => {
      const placed = await alignText(aligner, page, pcm);
      expect(coverageOf(placed)).toBe(0);
      expect(timePage(page, placed)).toBeNull();
    },
    60_000,
  );

  test("another text covers too little of it", async () => {
    for (const [index, text] of TOLD.entries()) {
      const { pcm } = await tell(TOLD[(index + 1) % TOLD.length] ?? "", "rms");
      expect(timePage(text, await alignText(aligner, text, pcm))).toBeNull();
    }
  }, 120_000);
});
