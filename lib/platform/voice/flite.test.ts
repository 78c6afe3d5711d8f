import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ownFlite, voicesModule } from "@/tests/support/own-voices";
import { openFlite, openPronouncer, say, VOICE_BYTES } from "./flite";

const said = (text: string) => say(ownFlite(), { text, voice: "slt", stretch: 1.2 });
const bytes = ({ pcm }: ReturnType<typeof said>) => Buffer.from(pcm.buffer).toString("base64");

afterEach(() => {
  vi.restoreAllMocks();
});

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

  test("says a text in the voice and at the pace that was asked for, whatever marks are in it", () => {
    const text =
      "Somebody tapped at Robin’s window. “May I come in?” it asked. “I don’t want to work.” ".repeat(4);
    const seconds = (voice: "slt" | "rms", stretch: number) =>
      say(ownFlite(), { text, voice, stretch }).pcm.length / 16_000;
    expect(seconds("rms", 1)).not.toBeCloseTo(seconds("slt", 1), 2);
    expect(seconds("slt", 1.3)).toBeGreaterThan(seconds("slt", 1) * 1.1);
  });

  test("only reads what is not put back before its next run: its voices", () => {
    const memories: WebAssembly.Memory[] = [];
    const seen = new Set<string>();
    const { Instance } = WebAssembly;
    vi.spyOn(WebAssembly, "Instance").mockImplementation(function opened(...of) {
      const instance = new Instance(...of);
      memories.push(instance.exports["memory"] as WebAssembly.Memory);
      seen.add(voices());
      return instance;
    });
    const voices = () =>
      createHash("sha256")
        .update(new Uint8Array(memories[0]?.buffer ?? new ArrayBuffer(0), 0, VOICE_BYTES))
        .digest("hex");
    const flite = openFlite(voicesModule());
    for (const voice of ["slt", "rms", "awb"] as const) {
      say(flite, {
        text: "At a quarter past three, Siobhan had twelve xqzt; who, she asked, reads?",
        voice,
        stretch: 1.3,
      });
      seen.add(voices());
    }
    openPronouncer(flite)(["once", "zzz"]);
    seen.add(voices());
    expect(memories).toHaveLength(1);
    expect(seen.size).toBe(1);
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
