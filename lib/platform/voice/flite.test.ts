import { describe, expect, test } from "vitest";
import { ownFlite } from "@/tests/support/own-voices";
import { openPronouncer, say } from "./flite";

const said = (text: string) => say(ownFlite(), { text, voice: "slt", stretch: 1.2 });
const bytes = ({ pcm }: ReturnType<typeof said>) => Buffer.from(pcm.buffer).toString("base64");

describe("the program of the reading voices", () => {
  test("begins anew each time, whatever it said before and however its last run ended", () => {
    const first = said("The owl came home.");
    expect(first.pcm.length).toBeGreaterThan(16_000);
    said("Somebody else says something much longer, in between, about $3 and a quarter past three.");
    expect(() => ownFlite()(["--help"], new Map())).toThrow("ended with 0");
    const again = said("The owl came home.");
    expect(again.phones).toEqual(first.phones);
    expect(bytes(again)).toBe(bytes(first));
  });

  test("gives memory back that a very long text took, and goes on", () => {
    const first = bytes(said("The owl came home."));
    expect(said("A cat sat on a mat and sang a song. ".repeat(20)).pcm.length).toBeGreaterThan(16_000 * 40);
    expect(bytes(said("The owl came home."))).toBe(first);
  });

  test("pronounces each word once, in the order in which they are asked for", () => {
    let runs = 0;
    const pronounce = openPronouncer((args, files) => {
      runs += 1;
      return ownFlite()(args, files);
    });
    const [owl, the] = pronounce(["owl", "the", "owl"]);
    expect(owl).toEqual(["aw", "l"]);
    expect(pronounce(["the", "moon", "owl"])).toEqual([the, ["m", "uw", "n"], owl]);
    pronounce(["moon", "the"]);
    expect(runs).toBe(2);
  });

  test("pronounces word by word where a word alone is silent or rests within itself", () => {
    const pronounce = openPronouncer(ownFlite());
    const [cat, rests, dog] = pronounce(["cat", "one. two", "dog"]);
    expect(cat).toEqual(["k", "ae", "t"]);
    expect(rests).toEqual(["w", "aa", "n", "t", "uw"]);
    expect(dog).toEqual(["d", "ao", "g"]);
  });
});
