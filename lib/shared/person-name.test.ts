import { describe, expect, test } from "vitest";
import { personName } from "./person-name";

const name = personName({ required: "Name required", max: 50 });

describe("personName", () => {
  test.each([
    ["  Ada  Lovelace ", "Ada Lovelace"],
    ["José María", "José María"],
    ["Jose\u0301", "José"],
    ["Việt Ánh Nguyễn".normalize("NFD"), "Việt Ánh Nguyễn"],
    ["מַשֶּׁה", "מַשֶּׁה".normalize("NFC")],
    ["O'Brien-Smith", "O'Brien-Smith"],
    ["李小龍", "李小龍"],
    ["مريم", "مريم"],
    ["Zoë 🕯️", "Zoë 🕯️"],
    ["J. R. Hale Jr.", "J. R. Hale Jr."],
    ["Ada 2", "Ada 2"],
    ["Ivo St.John", "Ivo St.John"],
    ["Dr.Smith", "Dr.Smith"],
    ["J.R.Hale", "J.R.Hale"],
    [`A${"👨‍👩‍👧‍👦".repeat(49)}`, `A${"👨‍👩‍👧‍👦".repeat(49)}`],
  ])("%j becomes %j", (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  test.each([
    ["", "Name required"],
    ["   \u00a0 ", "Name required"],
    ["a".repeat(51), "At most 50 characters"],
    [`A${"\u0301".repeat(600)}`, "At most 50 characters"],
    // Piled up, or hidden one by one behind joiners.
    [`A${"\u0301\u0316".repeat(6)}`, "At most 50 characters"],
    [`A${"\u0301\u200d".repeat(20)}`, "At most 50 characters"],
    ["Ada\u202Egnp", "Please use letters only"],
    ["<b>Ada</b>", "Please use letters only"],
    ["visit http://evil.example", "Please use letters only"],
    ["www.evil", "Please use letters only"],
    // 16.46: nothing in it may lead anywhere, and somebody has to be able to see it.
    ["Win now at evil.example", "Please use letters only"],
    ["EVIL.COM", "Please use letters only"],
    ["Evil.Com/win", "Please use letters only"],
    ["WWW.Evil", "Please use letters only"],
    ["write me@evil.example", "Please use letters only"],
    ["call 555 010 0200", "Please use letters only"],
    ["5 5 5 0 1 0", "Please use letters only"],
    ["Take $500 now", "Please use letters only"],
    ["90% off", "Please use letters only"],
    ["\u200b\u200d", "Name required"],
    ["\u3164\u3164", "Name required"],
    ["\u2800", "Name required"],
    ["---", "Name required"],
    // A story would have to call the child something else.
    ["🦖", "Please give a name with at least one letter"],
    ["👨‍👩‍👧‍👦".repeat(50), "Please give a name with at least one letter"],
    ["7", "Please give a name with at least one letter"],
  ])("%j is refused: %s", (typed, message) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});
