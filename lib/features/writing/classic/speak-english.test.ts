import { describe, expect, it, test } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import { writeClassicStory } from "./classic-writer";
import { isBritish } from "./is-british";
import { speakEnglish } from "./speak-english";

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

  it("calls what is put on by the order's own word", () => {
    expect(say("does the zip herself", "A zipper is small.")).toBe("A zip is small.");
    expect(say("his trousers", "Both legs of the pants.")).toBe("Both legs of the trousers.");
    expect(say("my mum", "A zipper and some pants.")).toBe("A zip and some pants.");
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

describe("the parent's own word", () => {
  it.each([
    ["no more dummy", "The pacifier fell. Two pacifiers!", "The dummy fell. Two dummies!"],
    ["my mom took the soother", "A pacifier in the truck.", "A soother in the truck."],
    ["bye bye binky", "He held the pacifier.", "He held the binky."],
    ["paci fairy", "Pacifiers sleep.", "Pacis sleep."],
    ["mommy and the dirty nappies", "A clean diaper, a cookie.", "A clean nappy, a cookie."],
    ["mum and her diaper bag of cookies", "A cookie in the elevator.", "A cookie in the elevator."],
    ["mum makes cookies", "A cookie in the elevator.", "A cookie in the lift."],
    [
      "first day at playschool",
      "The school was so big. At school!",
      "The playschool was so big. At playschool!",
    ],
    ["biting at nursery", "He ran to school.", "He ran to nursery."],
    ["starting preschool", "The kindergarten is at the school.", "The preschool is at the preschool."],
    ["daycare", "An old school. Big school is later.", "An old school. Big school is later."],
    ["her sister is at school, she is at nursery", "The school bus.", "The school bus."],
    ["painting the nursery", "They walked to school.", "They walked to school."],
    ["annual day", "A part in the show. A show!", "A part in the annual day. An annual day!"],
  ])("of “%s” is the book's", (words, text, spoken) => {
    expect(say(words, text)).toBe(spoken);
  });
});

test.each([
  ...["biting at nursery", "first day at playschool", "grandad's shed", "the bin lorry", "he needs a wee"],
  ...[
    "moving from Leeds to Glasgow",
    "we live in Cork",
    "starting school in Sydney",
    "rockpooling in Cornwall",
  ],
  ...[
    "not picked for the under 8s hurling team",
    "the harbour at night",
    "moving house",
    "a holiday in Ireland",
  ],
  ...["no more dummy", "she went to the loo alone", "starting reception", "half term"],
])("“%s” is British", (words) => {
  expect(isBritish({ title: "A Story", topics: [words] })).toBe(true);
});

test.each([
  ...[
    "painting the nursery",
    "nursery rhymes",
    "a crash test dummy",
    "a cork in the bath",
    "Sydney the snail",
  ],
  ...[
    "our flight to Australia",
    "trip to London",
    "from Boston to Dublin",
    "mom and the harbour",
    "hurling rocks",
  ],
  ...["the New England fall", "a bottle of corks", "a story for my sister", "pee-wee football"],
])("“%s” shows nothing of it", (words) => {
  expect(isBritish({ title: "A Story", topics: [words] })).toBe(false);
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
