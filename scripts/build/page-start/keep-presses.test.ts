// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { keepPresses } from "./keep-presses";

let form: HTMLFormElement;
let field: HTMLInputElement;
let button: HTMLButtonElement;
/** What a listener of the framework's has heard, in its order. */
let heard: string[];

/** As the framework marks what it has taken over. */
const wake = <T extends Element>(element: T): T => Object.assign(element, { __reactProps$test: {} });

function type(text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeAll(() => {
  keepPresses();
});
beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<form><input name="email"><button type="button">Sign In</button></form>';
  form = document.querySelector("form") as HTMLFormElement;
  field = form.querySelector("input") as HTMLInputElement;
  button = form.querySelector("button") as HTMLButtonElement;
  form.addEventListener("click", () => heard.push("pressed"));
});

/** What a test leaves waiting isn't given back after its page is gone. */
afterEach(() => {
  document.body.replaceChildren();
});

const listen = () => {
  form.addEventListener("input", () => heard.push(`typed ${field.value}`));
};

test("a press comes after what was typed before it, also where the button was the first to wake", async () => {
  type("ada@example.test");
  button.click();
  wake(button);
  listen();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  wake(field);
  await eventually(() => {
    expect(heard).toEqual(["typed ada@example.test", "pressed"]);
  });
});

test("who presses at once after the form woke presses what was typed before", () => {
  type("ada@example.test");
  // The form begins empty.
  field.value = "";
  wake(field);
  wake(button);
  listen();
  button.click();
  expect(heard).toEqual(["typed ada@example.test", "pressed"]);
});

test("what a form forgets while it is told is told again", async () => {
  type("ada@example.test");
  form.addEventListener("input", () => (field.value = ""), { once: true });
  listen();
  wake(field);
  await eventually(() => {
    expect(heard.length).toBeGreaterThan(0);
  });
  expect(field.value).toBe("ada@example.test");
  expect(heard.at(-1)).toBe("typed ada@example.test");
});

test.each([
  ["Escape", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
  [
    "a press beside it",
    (layer: HTMLElement) => {
      layer.click();
    },
  ],
])("%s closes a dialog that came with its page, once its cross is awake, and once only", async (_, act) => {
  document.body.innerHTML =
    '<div data-auth-dialog="page"><div role="dialog"><button type="button" aria-label="Close"></button></div></div>';
  const layer = document.querySelector("[data-auth-dialog]") as HTMLElement;
  const cross = document.querySelector("button") as HTMLButtonElement;
  const closed: string[] = [];
  cross.addEventListener("click", () => closed.push("closed"));
  act(layer);
  act(layer);
  expect(closed).toEqual([]);
  wake(cross);
  await eventually(() => {
    expect(closed).toEqual(["closed"]);
  });
  // From now on the dialog sees to it itself.
  act(layer);
  expect(closed).toEqual(["closed"]);
});

test("a button of another form doesn't wait", () => {
  const other = document.createElement("form");
  const elsewhere = wake(document.createElement("button"));
  elsewhere.type = "button";
  elsewhere.addEventListener("click", () => heard.push("elsewhere"));
  other.append(elsewhere);
  document.body.append(other);
  type("ada@example.test");
  elsewhere.click();
  expect(heard).toEqual(["elsewhere"]);
  wake(field);
});
