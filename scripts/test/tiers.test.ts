import { expect, it } from "vitest";
import { lacksBuild, runInOrder, type Tier } from "./tiers";

const tier = (name: string, oneCore = false): Tier => ({
  name,
  run: () => Promise.reject(new Error("not in this test")),
  ...(oneCore ? { oneCore } : {}),
});
const LIST = [tier("types"), tier("lint", true), tier("format", true), tier("build", true), tier("unit")];

it("runs one after another, and two at once where each needs one core", async () => {
  const running = new Set<string>();
  const seen: string[] = [];
  const ends = new Map<string, () => void>();
  const run = ({ name }: Tier) =>
    new Promise<string>((resolve) => {
      running.add(name);
      seen.push([...running].join("+"));
      ends.set(name, () => {
        running.delete(name);
        resolve(name);
      });
    });
  const all = runInOrder(LIST, run);
  for (const name of ["types", "format", "build", "lint", "unit"]) {
    await expect.poll(() => running).toContain(name);
    ends.get(name)?.();
  }
  expect(await all).toEqual(LIST.map(({ name }) => name));
  expect(seen).toEqual(["types", "lint", "lint+format", "lint+build", "unit"]);
});

it("says what to run where tiers call a product that nobody has built", () => {
  const journeys: Tier = { ...tier("journeys"), browser: true };
  const nothing = () => false;
  expect(lacksBuild([journeys], nothing)).toBe(
    "There is no build in this checkout: run `npm test -- build journeys`.",
  );
  expect(lacksBuild([journeys], (file) => file !== "dist/web.mjs")).not.toBeNull();
  expect(lacksBuild([journeys], () => true)).toBeNull();
  expect(lacksBuild([tier("build"), journeys], nothing)).toBeNull();
  expect(lacksBuild([tier("unit")], nothing)).toBeNull();
});
