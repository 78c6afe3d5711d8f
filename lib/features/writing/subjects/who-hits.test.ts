import { describe, expect, test } from "vitest";
import { listCares } from "./care-words";

const cares = (texts: readonly string[], heroes: readonly string[] = ["Leo"]) =>
  listCares(texts, null, heroes);

describe("who hits", () => {
  test.each([
    [["kicks his friends", "kindergarten"]],
    [["hits when he is angry"]],
    [["Angry", "hits"]],
    [["hitting and biting", "angry"]],
    [["angry and hits his friend"]],
    [["Leo hits"]],
    [["Leo kicks and bites"]],
    [["Leo hits mommy"]],
    [["hitting mommy"]],
  ])("is the hero where nobody else is said, as in %j", (texts) => {
    expect(cares(texts)).toEqual([]);
  });

  test.each([
    [["My brother", "hits"]],
    [["Daddy", "hits"]],
    [["Daddy", "hitting"]],
    [["The boy in class", "kicks his friends"]],
    [["Lily", "kicks her friends"]],
    [["Rory", "hits"]],
    [["Angry", "hits me"]],
    [["hits us when he is angry"]],
    [["he gets hit"]],
    [["they hit him"]],
    [["hits him"]],
  ])("is somebody else in %j", (texts) => {
    expect(cares(texts)).toContain("bullying");
  });
});
