// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { aChildView } from "@/tests/support/a-child-view";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { ManyChildren } from "./many-children";

const STEP = 12;
const childOf = (name: string): ChildView => aChildView({ id: name, name });
const group = (count: number) => [
  ...Array.from({ length: count - 2 }, (_, index) => childOf(`Ada ${String(index + 1).padStart(2, "0")}`)),
  childOf("Zoë"),
  childOf("Last"),
];

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
});

async function shownOf(items: ChildView[], kept: string[] = []) {
  const { screen, remove: away } = rendered(
    <ManyChildren items={items} step={STEP} kept={kept}>
      {(shown) => <ul>{shown.map(({ name }) => `${name},`)}</ul>}
    </ManyChildren>,
  );
  remove = away;
  await eventually(() => {
    expect(screen.querySelector("ul")).not.toBeNull();
  });
  return {
    names: () => (screen.querySelector("ul")?.textContent ?? "").split(",").filter(Boolean),
    said: () => screen.querySelector('[role="status"]')?.textContent,
    field: () => screen.querySelector("input"),
    more: () => screen.querySelector("button"),
    type(text: string) {
      const field = screen.querySelector("input");
      if (!field) throw new Error("there is no field");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

test("a family's children are all shown, and nothing is to be searched", async () => {
  const list = await shownOf(group(STEP));
  expect(list.names()).toHaveLength(STEP);
  expect(list.field()).toBeNull();
});

test("of a group's the first are shown and whoever is chosen; the others come a step at a time", async () => {
  const list = await shownOf(group(30), ["Last"]);
  expect(list.names()).toEqual([...group(30).slice(0, STEP), childOf("Last")].map(({ name }) => name));
  expect(list.said()).toBe("12 of 30 children");
  list.more()?.click();
  await eventually(() => {
    expect(list.said()).toBe("24 of 30 children");
  });
  list.more()?.click();
  await eventually(() => {
    expect(list.names()).toHaveLength(30);
  });
  expect(list.more()).toBeNull();
});

test("a name finds its child without its accents; whoever is chosen stays", async () => {
  const list = await shownOf(group(30), ["Last"]);
  list.type(" zoe ");
  await eventually(() => {
    expect(list.names()).toEqual(["Zoë", "Last"]);
  });
  expect(list.said()).toBe("One child");
  list.type("Mira");
  await eventually(() => {
    expect(list.said()).toBe("No child is called “Mira”.");
  });
  expect(list.names()).toEqual(["Last"]);
});

test("Enter in the field sends no form that it stands in", async () => {
  const list = await shownOf(group(30));
  const press = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  list.field()?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});
