import { expect, it } from "vitest";
import { runInOrder, type Tier } from "./tiers";

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
