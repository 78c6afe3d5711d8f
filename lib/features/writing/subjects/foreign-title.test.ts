import { expect, it, test } from "vitest";
import { readForeignTitle } from "./foreign-title";

it.each([
  ["Der verlorene Drachen", "the lost kite"],
  ["La abuela", "the grandmother"],
  ["Los Tres Osos", "the three bears"],
  ["Le petit chat", "the little cat"],
  ["El perro perdido", "the lost dog"],
  ["Un día en la playa", "a day at the beach"],
  ["Il gatto rosso", "the red cat"],
  ["Das kleine Einhorn und der Mond", "the little unicorn and the moon"],
])("“%s” is %s", (title, english) => {
  expect(readForeignTitle(title, "Ada")).toEqual({ english });
});

it.each(["Les vacances", "Die Geburtstagsparty", "Het kleine huis", "Mein Hund Bello"])(
  "“%s” is of another language, and not all of it is known",
  (title) => {
    expect(readForeignTitle(title, "Ada")).toEqual({ english: null });
  },
);

it.each(
  `Ada|A day at the beach|Die Hard|La La Land|Los Angeles|Grand Canyon|Ada and her abuela|Chat with Grandma|In the sea|
Papa Bear|Mama|Zibbel and Quark|Zoo`.split(/\|\s*/u),
)("“%s” is English, or a name", (title) => {
  expect(readForeignTitle(title, "Ada")).toBeNull();
});

test("the name of a child is no word of another language", () => {
  expect(readForeignTitle("Der and Stern", "Der")).toBeNull();
  expect(readForeignTitle("Los", "Los")).toBeNull();
});
