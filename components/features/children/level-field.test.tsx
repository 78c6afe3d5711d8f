// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import type { ChildView } from "@/lib/features/children/contract";
import { aChildView } from "@/tests/support/a-child-view";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { ChildDialog } from "./child-dialog";

const nothing = () => undefined;
afterEach(() => {
  vi.unstubAllGlobals();
});

async function opened(child: ChildView | null) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const { remove } = rendered(
    <QueryProvider>
      <ChildDialog child={child} onSaved={nothing} onClose={nothing} />
    </QueryProvider>,
  );
  await eventually(() => {
    expect(document.querySelector("input[name=age]")).not.toBeNull();
  });
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[name=readingLevel]")];
  return {
    remove,
    words: () => document.body.textContent,
    level: () => boxes().find(({ checked }) => checked)?.value,
    choose: (level: string) =>
      boxes()
        .find(({ value }) => value === level)
        ?.click(),
    /** As a browser does it, past React's own setter. */
    typeAge: (age: string) => {
      const field = document.querySelector<HTMLInputElement>("input[name=age]");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, age);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

test("the level of a new child follows its age, says why, and stays once it was chosen", async () => {
  const { remove, words, level, choose, typeAge } = await opened(null);
  expect(level()).toBe("Beginner");
  for (const [age, proposed] of [
    ["4", "Beginner"],
    ["7", "Emerging"],
    ["9", "Intermediate"],
    ["12", "Advanced"],
  ] as const) {
    typeAge(age);
    await eventually(() => {
      expect(level()).toBe(proposed);
      expect(words()).toContain(`${proposed} is our proposal for age ${age}`);
    });
  }
  choose("Emerging");
  typeAge("16");
  await eventually(() => {
    expect(words()).not.toContain("our proposal");
  });
  expect(level()).toBe("Emerging");
  remove();
});

test("the level of a profile stays when the child has a birthday", async () => {
  const { remove, words, level, typeAge } = await opened(aChildView({ age: 5, readingLevel: "Advanced" }));
  typeAge("7");
  await eventually(() => {
    expect(document.querySelector<HTMLInputElement>("input[name=age]")?.value).toBe("7");
  });
  expect([level(), words().includes("our proposal")]).toEqual(["Advanced", false]);
  remove();
});
