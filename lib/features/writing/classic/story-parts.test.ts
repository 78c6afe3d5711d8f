import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { INTERESTS } from "@/lib/shared/story";
import { INTEREST_KITS } from "./interests/interest-kits";
import { isPart, listWays } from "./story-parts";

const ALL = INTERESTS.flatMap((interest) =>
  (["shy", "find", "free"] as const).flatMap((hurdle) => listWays(INTEREST_KITS[interest], hurdle)),
);

test("no two ways have one name", () => {
  const names = ALL.map(({ part }) => part);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

type ToldPage = { happening: string; moment: string };
const BOOKS = JSON.parse(readFileSync("tests/fixtures/told-pages.json", "utf8")) as { pages: ToldPage[] }[];

describe("a way that a book of before has told is the same way today", () => {
  const told = BOOKS.flatMap(({ pages }) => pages).filter(({ moment }) => /^[A-Z]/u.test(moment));
  expect(told.length).toBeGreaterThan(9);
  it.each(told)("$moment", ({ moment, happening }) => {
    expect(isPart(moment)).toBe(true);
    const way = ALL.find(({ part }) => part === moment);
    // Whom the way is about had another name in that book.
    const pattern = way?.script.happening
      .replaceAll(/[.*+?^$()|[\]\\]/gu, "\\$&")
      .replaceAll(/\{(?!hero\})[^}]*\}/gu, ".+");
    expect(happening).toMatch(
      new RegExp(`^${(pattern ?? "nothing").replaceAll("{hero}", "\\{hero\\}")}$`, "u"),
    );
  });
});
