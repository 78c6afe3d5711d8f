import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { findHelpBeside } from "./help-beside";
import { shapeWithoutPlot } from "./shape-without-plot";
import { readOrder } from "./subjects/read-order";

const orderOf = (title: string, topics: string[] = []): StoryOrder => ({
  ...{ heroName: "Mabel", gender: "Girl", age: 6, level: "Emerging", interests: ["Animals"] },
  ...{ theme: "friendship", title, topics, creativityLevel: 5, ageAppropriate: true, style: null, seed: 1 },
});

test.each([
  ["Papa drinks too much", "openai:safety"],
  ["Mummy in hospital", "openai:words"],
  ["Our house burned down", "openai:words"],
  ["My brother is in hospital", "openai:words"],
  ["My wobbly tooth", "openai"],
  ["Our cat Miso died", "openai"],
  ["Mum and Dad are getting divorced", "openai"],
])("a book of a provider's writer keeps what was found at its order: “%s” is %s", (title, shape) => {
  const order = orderOf(title);
  expect(shapeWithoutPlot(order, readOrder(order))).toBe(shape);
  expect(findHelpBeside(shape) === null).toBe(shape === "openai");
});

test("what was read of an order is used, and the order isn't read again", () => {
  const reading = readOrder(orderOf("Papa drinks too much"));
  expect(shapeWithoutPlot(orderOf("My wobbly tooth"), reading)).toBe("openai:safety");
});
