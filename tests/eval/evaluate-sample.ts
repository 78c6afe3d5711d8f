import { beforeAll, describe, expect, test } from "vitest";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { hasRightPageCount } from "@/lib/features/writing/rules";
import { isDrawnThing, PLACES, PROPS } from "@/lib/shared/story";
import { evaluateStories, meanOverlap, percent, type Evaluation } from "./evaluate-stories";
import { mixOrders, withoutSubject } from "./story-mix";

const SEED = "sample";
const SEEDS = 12;

type Sample = {
  stories: number;
  /** How many of them a spelling and grammar checker reads. */
  proofread: number;
  /** How many orders are told with several seeds. */
  orders: number;
};

/** The small sibling of `npm run eval:stories`: always the same orders, so that a figure moves only with the writer. */
export function evaluateSample({ stories, proofread, orders: told }: Sample): void {
  /** Of all orders, whatever they are about; and of those that leave it to the theme. */
  let evaluation: Evaluation;
  let open: Evaluation;
  beforeAll(async () => {
    evaluation = await evaluateStories(mixOrders(stories, SEED), proofread);
    open = await evaluateStories(mixOrders(stories / 2, SEED).map(withoutSubject), 0);
  });

  describe(`${stories} stories of every level and theme`, () => {
    test("are in the band of their level", () => {
      const [all] = open.inBand;
      expect(all && percent(all.stories)).toBeGreaterThanOrEqual(99);
      expect(all && percent(all.pages)).toBeGreaterThanOrEqual(97);
      // Any subject in the words of an open plot is harder to keep in a band than a plot's own.
      const [asked] = evaluation.inBand;
      expect(asked && percent(asked.stories)).toBeGreaterThanOrEqual(99);
      expect(asked && percent(asked.pages)).toBeGreaterThanOrEqual(97);
    });

    test("leave no debris, repeat nothing but refrains, name the hero and pass the text check", () => {
      expect(evaluation.faults).toEqual([]);
    });

    test("give at least nine in ten of the promised interests a part where nothing else was asked", () => {
      expect(percent(open.interests)).toBeGreaterThanOrEqual(90);
    });

    test("and where a subject was asked for and its plot has a hurdle", () => {
      expect(percent(evaluation.interests)).toBeGreaterThanOrEqual(90);
    });

    test("tell the known subjects of topics on at least three pages, or say that they don't", () => {
      expect(percent(evaluation.subjects)).toBeGreaterThanOrEqual(97);
    });

    test("give a spelling and grammar checker at most one finding in 1,000 words", () => {
      const { findings, words } = evaluation;
      expect(
        (findings.length / words) * 1000,
        JSON.stringify(findings.slice(0, 20), null, 1),
      ).toBeLessThanOrEqual(1);
    });

    test("have the pages that their level asks for, and pictures that can be drawn", () => {
      for (const order of mixOrders(stories / 4, SEED)) {
        const { pages, newWords } = writeClassicStory(order);
        expect(hasRightPageCount(order.level, pages.length)).toBe(true);
        expect(newWords.length).toBeLessThanOrEqual(order.level === "Beginner" ? 5 : 8);
        for (const { scene } of pages) {
          expect(PLACES).toContain(scene.place);
          expect(scene.companions.length).toBeLessThanOrEqual(3);
          expect(scene.props.length).toBeLessThanOrEqual(4);
          expect(scene.props.every((prop) => isDrawnThing(prop) || PROPS.includes(prop))).toBe(true);
        }
      }
    });
  });

  describe(`${SEEDS} seeds of one order`, () => {
    test("tell different stories", () => {
      const orders = mixOrders(told, `${SEED}/overlap`).map(withoutSubject);
      const overlaps = orders.map((order) => meanOverlap(order, SEEDS));
      expect(overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length).toBeLessThan(0.15);
    });
  });
}
