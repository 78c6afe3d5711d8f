import { ELDER } from "@/lib/features/writing/subjects/hard-nights/night-words";

const WHO = `(?:${ELDER}|pops?|aunt(?:ie|y)?|uncle)`;
const FROM = "(?:from (?:\\p{L}+ ){1,3}?)?";
const IS = "(?:(?:is|has|will) )?(?:going to )?";
const WITH_US =
  "(?= *$| (?:with (?:us|me|them|him|her|our family)|here|at (?:our|my) (?:house|home)|in (?:our|my) house))";
const COMES_TO_LIVE = new RegExp(
  `(?<![\\p{L}'-])${WHO}(?:'s(?= (?:going|com|mov)))? ${FROM}${IS}(?:(?:comm?(?:es?|ing)|came|mov(?:es?|ed|ing)) (?:(?:over|here) )?${FROM}to live${WITH_US}|mov(?:es?|ed|ing) (?:over |here )?${FROM}in${WITH_US})`,
  "iu",
);

/** Somebody of the family who comes to live with the child, wherever from and however it is spelled: "Pop moves in". */
export const comesToLive = (texts: readonly string[]): boolean =>
  texts.some((text) => COMES_TO_LIVE.test(plainOf(text)));

const plainOf = (text: string): string =>
  text
    .replaceAll("’", "'")
    .replace(/[.!?,]+/gu, "")
    .trim();
