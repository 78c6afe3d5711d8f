import { describe, expect, it, test } from "vitest";
import { isWrittenFor } from "@/lib/features/writing/classic/tells-day";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import type { StoryOrder } from "@/lib/shared/story";
import hurried from "@/tests/fixtures/hurried-requests.json";
import requests from "@/tests/fixtures/requests.json";
import { ORDER } from "@/tests/support/drafts";
import { findAskedEvent, findFeeling, findSetting, isEventTold, type AskedEvent } from "./asked-event";

const orderOf = (title: string, topics: string[]): StoryOrder => ({ ...ORDER, title, topics });
const read = (order: StoryOrder): AskedEvent | null => findAskedEvent(order, readOrder(order));
const idOf = (title: string, ...topics: string[]) => read(orderOf(title, topics))?.id ?? null;

describe("what happens in an order", () => {
  it.each([
    ["lost-pet", "The Cat Who Didn't Come Home", "missing cat"],
    ["lost-toy", "Where Is My Bunny", "lost stuffed bunny"],
    ["new-baby", "Hello", "mommy has baby in tummy"],
    ["giving-up", "Dummy fairy", "give up dummy"],
    ["fear-of-the-dark", "The Night Has No Teeth", "afraid of the dark"],
    ["dentist", "Dentist!", "scared of dentist"],
    ["friend-moves", "My Friend Moved Away", "best friend moved"],
    ["left-out", "birthday party without me", "not invited to party"],
    ["delay", "The Tractor Who Was Late", "tractor"],
    ["lost-child", "Lost in the Supermarket", "supermarket", "losing mum"],
    ["power-cut", "power cut", "no lights", "storm"],
    ["who-took-it", "Who Took the Cake?", "cake"],
    ["death", "Goodbye Biscuit", "our hamster died"],
    ["lost-job", "Dad at home", "lost job"],
    ["family", "Two dads", "papa and daddy"],
    ["flight", "A New Language", "moving to a new country"],
    // In no list: what the parent's own words say.
    ["own", "The Elephant Who Forgot", "elephant"],
    ["lice", "head lice", "nits"],
    // A noun alone is ordered for what its class is loved for.
    ["loved-vehicle", "The Red Fire Engine", "fire engine"],
    ["loved-animal", "Capybara Bath Day", "capybara"],
    // An answer is what happens.
    [null, "Where Do Rainbows Go?", "rainbows"],
  ] as [string | null, string, ...string[]][])("is %s in “%s”", (id, title, ...topics) => {
    expect(idOf(title, ...topics)).toBe(id);
  });

  it("comes with the parent's words, the place and the feeling", () => {
    const order = orderOf("Spider in the Bathroom", ["spider", "being scared"]);
    expect(read(order)).toMatchObject({ id: "afraid", said: "being scared", isKnown: true });
    expect(findSetting(order)).toBe("bathroom");
    expect(findFeeling(order)).toBe("afraid");
  });
});

describe("a text", () => {
  const lost = read(orderOf("Our Cat", ["our cat is lost"]));
  it.each([
    ["Mia looked for the cat behind every door.", "Nobody knew where the cat was.", true],
    ["The cat played hide-and-seek.", "Mia found the cat behind the tree.", false],
    ["The cat was gone.", "The cat drank its milk.", false],
  ])("“%s” and “%s” tells of a lost pet: %s", (one, other, isTold) => {
    expect(lost && isEventTold(lost, [one, other, "It was a fine day."])).toBe(isTold);
  });
});

type Request = { title: string; topics: string[] };
const written = ([...requests, ...hurried] as Request[]).flatMap(({ title, topics }) => {
  const order = orderOf(title, topics);
  const event = read(order);
  const plot = event?.isKnown ? findShape(outlineStory(order, []).plot ?? "") : undefined;
  return event && plot && isWrittenFor(plot) ? [{ order: { ...order, plot: plot.id }, event }] : [];
});
/** Each plot once for each event. */
const pairs = [...new Map(written.map((one) => [`${one.event.id} ${one.order.plot}`, one])).values()];

// Whoever tells an order as well as our own plots do must not be sent away. Two of them are told a neighbor of it.
test("what our plots tell that were written for an event is known to be told", () => {
  const untold = pairs
    .filter(
      ({ order, event }) =>
        !isEventTold(
          event,
          writeClassicStory(order).pages.map(({ text }) => text),
        ),
    )
    .map(({ order, event }) => `${order.title}: ${event.id} by ${order.plot}`);
  expect(pairs.length).toBeGreaterThan(75);
  expect(untold.length, untold.join("\n")).toBeLessThanOrEqual(2);
});
