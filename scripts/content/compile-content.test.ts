import { mkdtemp, readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compileContent } from "./compile-content";

const PLOT = `# Somebody loses a button.
theme: mystery
wild: 2
tags: [button]
words:
  pet: cat dog
about:
  - button lost-button
  - "{pet}-ate-a-button"
premise: "{hero} looks for a button."
talk:
  - Where was it?
  - Who was glad?
cast:
  pal: [dog, cat]
  big: [parent*2, aunt]
refrain:
  Beginner:
    - Where is it?
    - There it is!
  Emerging:
    - Where can it be?
    - There it was!
asked:
  - named: red-button
    on: looks
    Beginner: It was red.
beats:
  - id: looks
    scene: kitchen, morning, clear
    pose: standing
    feeling: curious
    with: [pal happy, big calm]
    happening: "{hero} stands in the kitchen beside {pal}."
    Beginner: "{hero} looked."
    Emerging:
      - "{hero} looked <up|down>."
      - "{Pal.he} looked, too."
  - rest: older
    scene: kitchen, noon, rain
`;
const LIKE = `like: mystery/button
about:
  - zipper
beats:
  looks:
    Beginner: "{hero} zipped."
`;
const QUESTIONS = `- id: why
  asks: Why?
  keys: []
  about: [reason]
  answer: { Beginner: So., Emerging: So., Intermediate: So., Advanced: So. }
  do: { "Beginner, Emerging": Ask., "Intermediate, Advanced": Ask. }
  sees: { "Beginner, Emerging": An answer., "Intermediate, Advanced": An answer. }
  place: kitchen
  draw: thing:cup
  source: "Us: Everything (example.com)"
`;
const LEXICON = `class: animal
entries: |
  cat | purrs | on a sofa | milk | it was wet | climb any tree
  *geese | honk | on a pond | grass | they had flown | swim
`;
const ORDER = `plots: [mystery/button, mystery/zipper]
questions: [all]
lexicon: [pets]
help: [start]
`;
const HELP = `title: Getting started
lead: The first story.
questions:
  - question: How?
    answer: So.
`;
const POST = `title: Aloud
excerpt: Read aloud.
category: Parenting
date: 2026-11-02
body:
  - Read.
  - heading: Why
  - list: [One, Two]
`;
const LEGAL = `updated: January 1, 2024
sections:
  - id: retention
    title: How long
    body:
      - table: retention
      - And no longer.
`;

let folder = "";
const source = () => path.join(folder, "content");
const target = () => path.join(folder, "made");
async function write(name: string, text: string): Promise<void> {
  const file = path.join(source(), name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
const compile = () => compileContent(source(), target());
const made = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(target(), `${name}.json`), "utf8"));
const lineOf = (text: string, part: string) => text.split("\n").findIndex((line) => line.includes(part)) + 1;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await write("order.yaml", ORDER);
  await write("plots/mystery/button.yaml", PLOT);
  await write("plots/mystery/zipper.yaml", LIKE);
  await write("questions/all.yaml", QUESTIONS);
  await write("lexicon/pets.yaml", LEXICON);
  await write("help/start.yaml", HELP);
  await write("blog/older.yaml", POST);
  await write("blog/read-aloud.yaml", POST.replace("11-02", "11-20"));
  await write("legal/privacy.yaml", LEGAL);
  await write("legal/terms.yaml", LEGAL);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("22.1: plots become an index and a file each, in the order that is written down", async () => {
  expect(await compile()).toBe(2);
  const [button, zipper] = (await made("plots")) as Record<string, unknown>[];
  expect(button).toMatchObject({
    id: "mystery/button",
    theme: "mystery",
    about: ["button lost-button", "{pet}-ate-a-button"],
    cast: { pal: ["dog", "cat"], big: ["mother", "father", "mother", "father", "aunt"] },
  });
  expect(button).not.toHaveProperty("beats");
  expect(button).not.toHaveProperty("asked");
  expect(zipper).toMatchObject({
    id: "mystery/zipper",
    about: ["zipper"],
    premise: "{hero} looks for a button.",
  });
  expect(await made("plots/mystery/button")).toMatchObject({
    refrain: { B: ["Where is it?", "There it is!"], E: ["Where can it be?", "There it was!"] },
    asked: [{ named: "red-button", on: "looks", B: "It was red." }],
    beats: [
      {
        id: "looks",
        place: "kitchen",
        B: "{hero} looked.",
        E: ["{hero} looked <up|down>.", "{Pal.he} looked, too."],
      },
      { rest: "older", place: "kitchen", time: "noon", weather: "rain" },
    ],
  });
  expect(await made("plots/mystery/zipper")).toMatchObject({
    beats: [
      { B: "{hero} zipped.", E: ["{hero} looked <up|down>.", "{Pal.he} looked, too."] },
      { rest: "older" },
    ],
  });
  expect(await made("questions")).toMatchObject([{ id: "why", do: { B: "Ask.", I: "Ask." } }]);
  expect(await made("lexicon")).toMatchObject([
    { word: "cat", class: "animal", can: "climb any tree" },
    { word: "geese", plural: "geese", many: true },
  ]);
  expect(await made("help")).toMatchObject([
    { id: "start", questions: [{ question: "How?", answer: "So." }] },
  ]);
  expect(await made("blog")).toMatchObject([{ slug: "read-aloud", date: "2026-11-20" }, { slug: "older" }]);
  expect(await made("legal/terms")).toMatchObject({
    sections: [{ body: [{ table: "retention" }, "And no longer."] }],
  });
});

describe("22.1: a file that can't be told is named with its line, and what was made before stays", () => {
  const button = "plots/mystery/button.yaml";
  test.each([
    ["a slot that nobody knows", "{hero} looked.", "{hreo} looked.", "unknown slot {hreo}"],
    ["a slot that isn't closed", "{hero} looked.", "{hero looked.", "unbalanced {}"],
    ["a choice that isn't closed", "<up|down>", "<up|down", "unbalanced <>"],
    ["somebody without a part", "with: [pal happy", "with: [pet happy", 'nobody plays "pet"'],
    ["a place that isn't drawn", "scene: kitchen, morning", "scene: kichen, morning", "scene"],
    ["a level that isn't one", '    Beginner: "', '    Beginer: "', "Beginer"],
    ["a pal whom no child can play", "talk:\n", "beside: 2\ntalk:\n", "beside"],
    ["a list that isn't there", "{pet}-ate", "{pat}-ate", '"pat"'],
    ["a moment that isn't there", "on: looks", "on: lokks", 'no moment "lokks"'],
    ["a moment that the level isn't told", "Beginner: It was", "Advanced: It was", "isn't told to Advanced"],
    ["what is asked and told nowhere", "    Beginner: It was red.\n", "", "told of it at any level"],
    ["a slot in what is asked", "It was red", "It was {red}", "unknown slot {red}"],
    ["markup that isn't any", "talk:\n", "talk\n", ""],
  ])("%s", async (_, was, is, message) => {
    await compile();
    const broken = PLOT.replace(was, is);
    expect(broken).not.toBe(PLOT);
    await write(button, broken);
    const fault = await compile().catch((error: unknown) => String(error));
    expect(fault).toContain(path.join(source(), button));
    expect(fault).toMatch(/button\.yaml:\d+: /u);
    expect(fault).toContain(message);
    expect(await made("plots")).toHaveLength(2);
  });

  test("the line is the one at fault", async () => {
    const broken = PLOT.replace("{Pal.he} looked, too.", "{Pat.he} looked, too.");
    await write(button, broken);
    await expect(compile()).rejects.toThrow(`button.yaml:${String(lineOf(broken, "{Pat.he}"))}: `);
  });

  test.each([
    ["has no place", "plots/mystery/third.yaml", PLOT],
    ["there is no", "order.yaml", ORDER.replace("mystery/zipper", "mystery/third")],
    ["stands here twice", "order.yaml", ORDER.replace("mystery/zipper]", "mystery/zipper, mystery/button]")],
    ["Five facts are wanted", "lexicon/pets.yaml", LEXICON.replace(" | climb any tree", "")],
    ["date", "blog/older.yaml", POST.replace("2026-11-02", "2026-13-02")],
    ["category", "blog/older.yaml", POST.replace("Parenting", "Parents")],
    ["body", "legal/terms.yaml", LEGAL.replace("table: retention", "table: prices")],
    ["help", "order.yaml", ORDER.replace("help: [start]", "help: [begin]")],
    ["is asked twice", "questions/all.yaml", QUESTIONS + QUESTIONS],
  ])("%s", async (message, name, text) => {
    await write(name, text);
    await expect(compile()).rejects.toThrow(message);
  });
});
