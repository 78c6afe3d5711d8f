import { describe, expect, test } from "vitest";
import { findConcern } from "@/lib/features/writing/find-concern";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import { READING_LEVELS, type ReadingLevel } from "@/lib/shared/story";
import { QUESTIONS } from "./all-questions";
import type { Question } from "./question";

const ANSWER = { Beginner: "B", Emerging: "E", Intermediate: "I", Advanced: "A" } as const;
const isEasy = (level: ReadingLevel) => level === "Beginner" || level === "Emerging";
const told = (text: string) =>
  text
    .replaceAll(/\{[Tt]hey\}/gu, "They")
    .replaceAll("{their}", "their")
    .replaceAll("{them}", "them")
    .replaceAll("{hero}", "Mia");
const textsOf = ({ answer, do: done, sees }: Question) => [
  ...Object.values(answer),
  ...Object.values(done),
  ...Object.values(sees),
];

describe("the questions", () => {
  test("are 120 or more, each asked once", () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    expect(QUESTIONS.filter(({ asks }) => !asks.endsWith("?"))).toEqual([]);
    const keys = QUESTIONS.flatMap(({ keys: own }) => own);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => key !== key.toLowerCase())).toEqual([]);
  });

  test("say where the answer can be checked, by publisher and site", () => {
    expect(
      QUESTIONS.filter(({ source }) => !/: .+ \([a-z0-9.-]+\.[a-z]+[^)]*\)$/u.test(source)).map(
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  test.each(READING_LEVELS)("have answers for a reader at %s", (level) => {
    const { longestSentence } = LEVEL_BANDS[level];
    const tooHard = QUESTIONS.flatMap(({ id, answer, do: done, sees }) => {
      const kind = isEasy(level) ? "B" : "I";
      return [answer[ANSWER[level]], done[kind], sees[kind]].flatMap((text) => {
        const page = measureLevel(level, [{ number: 1, text: told(text) }], {
          names: [],
          newWords: [],
        }).whole;
        const isFine = page.longestSentence <= longestSentence;
        return isFine ? [] : [`${id}: ${page.longestSentence}: ${text}`];
      });
    });
    expect(tooHard).toEqual([]);
  });

  test("say nothing that a story may not say", () => {
    const refused = QUESTIONS.flatMap((question) =>
      textsOf(question).filter((text) => findConcern(told(text))),
    );
    expect(refused).toEqual([]);
  });

  test("leave only the slots that a story fills", () => {
    const left = QUESTIONS.flatMap(textsOf).filter((text) => told(text).includes("{"));
    expect(left).toEqual([]);
  });
});
