import { describe, expect, test } from "vitest";
import {
  clampView,
  hasReadAll,
  scrollsFirst,
  startView,
  turnForKey,
  turnForSwipe,
  turnForTap,
  viewAfter,
} from "./page-turns";

test.each([
  [1, 0],
  [5, 5],
  [8, 8],
  [9, 0],
  [0, 0],
])("a book of eight pages that stopped before page %i opens at view %i", (resumePage, view) => {
  expect(startView(resumePage, 8)).toBe(view);
});

test.each([
  [-3, 0],
  [4, 4],
  [99, 9],
])("view %i of eight pages is %i", (view, kept) => {
  expect(clampView(view, 8)).toBe(kept);
});

describe("turning", () => {
  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 3, 2],
    ["ArrowRight", 9, 9],
    ["ArrowLeft", 0, 0],
    ["Home", 5, 0],
    ["End", 5, 9],
  ])("%s on view %i leads to view %i", (key, from, to) => {
    const turn = turnForKey(key);
    expect(turn && viewAfter(from, turn, 8)).toBe(to);
  });

  test("other keys turn nothing", () => {
    expect(turnForKey("a")).toBeNull();
    expect(turnForKey(" ")).toBeNull();
  });

  test.each([
    { to: { x: 200, y: 310 }, turn: { by: 1 } },
    { to: { x: 400, y: 290 }, turn: { by: -1 } },
    { to: { x: 270, y: 300 }, turn: null },
    { to: { x: 240, y: 380 }, turn: null },
    { to: { x: 300, y: 700 }, turn: null },
  ])("a finger from 300,300 to $to.x,$to.y", ({ to, turn }) => {
    expect(turnForSwipe({ x: 300, y: 300 }, to)).toEqual(turn);
  });
});

describe("a whole story", () => {
  test.each([
    { opened: [1, 2, 3, 4], resumePage: 1, whole: true },
    { opened: [4, 1, 3, 2], resumePage: 1, whole: true },
    { opened: [1, 4], resumePage: 1, whole: false },
    { opened: [3, 4], resumePage: 3, whole: true },
    { opened: [4], resumePage: 3, whole: false },
    { opened: [], resumePage: 1, whole: false },
  ])("pages $opened from page $resumePage on: $whole", ({ opened, resumePage, whole }) => {
    expect(hasReadAll(new Set(opened), resumePage, 4)).toBe(whole);
  });
});

test.each([
  [0, -1],
  [99, -1],
  [101, null],
  [200, null],
  [299, null],
  [301, 1],
  [400, 1],
  [-1, null],
  [401, null],
])("16.33: a tap %i pixels into a picture of 400 turns by %s", (x, by) => {
  expect(turnForTap(x, 400)).toEqual(by && { by });
});

test.each([
  ["PageDown", { above: 0, below: 120 }, true],
  ["PageDown", { above: 120, below: 0 }, false],
  ["PageDown", { above: 0, below: 0.5 }, false],
  ["PageUp", { above: 120, below: 0 }, true],
  ["PageUp", { above: 0, below: 120 }, false],
  ["ArrowRight", { above: 0, below: 120 }, false],
  ["End", { above: 0, below: 120 }, false],
])("16.66: %s with %o unseen scrolls first: %s", (key, unseen, scrolls) => {
  expect(scrollsFirst(key, unseen)).toBe(scrolls);
});
