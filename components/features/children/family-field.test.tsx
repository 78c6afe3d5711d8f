// @vitest-environment happy-dom
import { useState } from "react";
import { expect, test } from "vitest";
import type { Relative } from "@/lib/shared/story";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { FamilyField } from "./family-field";

const NANI: Relative = { role: "grandmother", name: "Nani Asha", look: { skin: "brown" } };

function Held({ start, onHeld }: { start: Relative[]; onHeld: (relatives: Relative[]) => void }) {
  const [relatives, setRelatives] = useState(start);
  return (
    <FamilyField
      relatives={relatives}
      onChange={(next) => {
        onHeld(next);
        setRelatives(next);
      }}
      errorOf={(field) => (field === "relatives.0.name" ? "Name required" : undefined)}
    />
  );
}

function opened(start: Relative[]) {
  const held: Relative[][] = [];
  const { remove } = rendered(<Held start={start} onHeld={(relatives) => held.push(relatives)} />);
  const press = async (name: string) => {
    const find = () =>
      [...document.querySelectorAll("button")].find(
        (one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name,
      );
    await eventually(() => {
      expect(find(), name).toBeDefined();
    });
    find()?.click();
  };
  return { press, last: () => held.at(-1), remove };
}

test("somebody is added, first whom most families have, and taken out again", async () => {
  const { press, last, remove } = opened([NANI]);
  await press("Add somebody");
  await eventually(() => {
    expect(last()).toEqual([NANI, { role: "mother", name: "", look: {} }]);
  });
  await press("Remove Mother");
  await eventually(() => {
    expect(last()).toEqual([NANI]);
  });
  expect(document.body.textContent).toContain("Name required");
  remove();
});

test("a colour is chosen, and taken back by a second press", async () => {
  const { press, last, remove } = opened([NANI]);
  await press("Deep brown");
  await eventually(() => {
    expect(last()).toEqual([{ ...NANI, look: { skin: "deep" } }]);
  });
  await press("Deep brown");
  await eventually(() => {
    expect(last()).toEqual([{ ...NANI, look: {} }]);
  });
  remove();
});

test("a full list has no button to add to it", () => {
  const { remove } = opened(Array.from({ length: 8 }, () => NANI));
  expect(document.body.textContent).not.toContain("Add somebody");
  remove();
});

test("a grandmother described without any parent is said to have a parent's part, until one is named", async () => {
  const words = () => document.body.textContent;
  const { press, remove } = opened([NANI]);
  await eventually(() => {
    expect(words()).toContain("no mother or father is named here, Nani Asha has a parent’s part");
  });
  await press("Add somebody");
  await eventually(() => {
    expect(words()).not.toContain("a parent’s part");
  });
  remove();
  const both = opened([NANI, { role: "grandfather", name: " ", look: {} }]);
  await eventually(() => {
    expect(words()).toContain("Nani Asha or the grandfather has a parent’s part");
  });
  both.remove();
  const aunt = opened([{ role: "aunt", name: "Mei", look: {} }]);
  await eventually(() => {
    expect(document.querySelector<HTMLInputElement>("input")?.value).toBe("Mei");
  });
  expect(words()).not.toContain("a parent’s part");
  aunt.remove();
});
