import { describe, expect, it, test } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import { writeClassicStory } from "./classic-writer";
import { isBritish, speakEnglish } from "./speak-english";

const say = (words: string, text: string, names: string[] = []) =>
  speakEnglish({ title: "A Story", topics: [words] }, names)(text);

describe("the English of whoever orders", () => {
  it.each([
    ["stuck in the lift", "They took an elevator. Elevators hum.", "They took a lift. Lifts hum."],
    ["my mum", "Two garbage trucks on the sidewalk.", "Two bin lorries on the pavement."],
    ["new nappies", "Her favorite color was gray.", "Her favourite colour was grey."],
    ["a torch", "He kicked the soccer ball to the mailman.", "He kicked the football to the postman."],
  ])("is British for %s", (words, text, spoken) => {
    expect(say(words, text)).toBe(spoken);
  });

  it("calls whoever works there by the order's own word", () => {
    expect(say("the lollipop lady is a spy", "A sleepy crossing guard.")).toBe("A sleepy lollipop lady.");
    expect(say("our postman", "In the sun sat a mail carrier.")).toBe("In the sun sat a postman.");
    expect(say("the mailman", "A mail carrier in a gray cap.")).toBe("A mailman in a gray cap.");
    expect(say("my mum", "A mail carrier.")).toBe("A mail carrier.");
  });

  it.each(["stuck in the elevator", "a ski lift", "Grandma lifts me up", "snow", "my mom likes colours"])(
    "stays as our plots are written for %s",
    (words) => {
      expect(say(words, "an elevator for a truck")).toBe("an elevator for a truck");
    },
  );

  it("leaves names alone, and what only begins like a word of the list", () => {
    expect(say("my mum", "Hello, Mrs. Gray. Cookie sat on a truckload.", ["Cookie Jones"])).toBe(
      "Hello, Mrs. Gray. Cookie sat on a truckload.",
    );
  });
});

test("nobody who has a Mom sees grey clouds", () => {
  const relatives = ["Mom", "Mum"].map((name) => ({ role: "mother" as const, name, look: {} }));
  const asked = { title: "The grey cloud", topics: [] };
  expect(relatives.map((one) => isBritish({ ...asked, relatives: [one] }))).toEqual([false, true]);
  expect(isBritish(asked)).toBe(true);
});

test("a book speaks it in its pages, its pictures and its new words", () => {
  const [order] = mixOrders(1, "english");
  if (!order) throw new Error("no order");
  const tell = (topic: string) =>
    JSON.stringify(
      writeClassicStory({
        ...order,
        title: "Stuck",
        topics: [topic],
        level: "Advanced",
        plot: "days/between-one-and-two",
      }),
    );
  expect(tell("stuck in the lift")).toMatch(/\blift\b/u);
  expect(tell("stuck in the lift")).not.toMatch(/elevator/iu);
  expect(tell("stuck in the elevator")).not.toMatch(/\blift\b/u);
});
