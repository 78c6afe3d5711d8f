import { describe, expect, it } from "vitest";
import { listSwapped } from "./swap-words";

describe("listSwapped", () => {
  it("offers a richer and a plainer word of the same sense", () => {
    expect(listSwapped("It was very quiet.")).toContain("It was extremely quiet.");
    expect(listSwapped("It was extremely quiet.")).toContain("It was very quiet.");
    expect(listSwapped("It was too hard to open.")).toContain("It was too difficult to open.");
  });

  it.each([
    ["A huge rock hit it.", "An enormous rock hit it."],
    ["It was a huge rock.", "It was an enormous rock."],
  ])("changes the article with the word: %s", (plain, rich) => {
    expect(listSwapped(plain)).toEqual([rich]);
    expect(listSwapped(rich)).toEqual([plain]);
  });

  it("puts what tells when behind the verb only where a clause ends", () => {
    expect(listSwapped("Immediately afterward it rang.")).toEqual([]);
    expect(listSwapped("He immediately stopped.")).toEqual(["He at once stopped."]);
    expect(listSwapped("He stopped immediately.")).toContain("He stopped right away.");
  });

  it.each([
    "At that very moment the bell rang.",
    "This very evening they would know.",
    "It very nearly fell off the roof.",
    "She was laughing too hard to answer.",
    "It was a very, very slow tortoise.",
    "I should just like to say so.",
    "She knew a lot of good songs.",
    "What, though, was so funny about a banana?",
    "Something had happened, though.",
    "They thought about the bus, and about going home.",
    "She thought about sad things.",
    "The beach considered that it was a present.",
    "She considered it unnecessary.",
    "It had a perfectly good laugh.",
    "It might just as well have rained.",
    "There was as much water as before.",
    "She met an old friend.",
    "Be nice to them.",
    "She had done it the whole while.",
  ])("leaves alone what means something else: %s", (sentence) => {
    expect(listSwapped(sentence)).toEqual([]);
  });
});
