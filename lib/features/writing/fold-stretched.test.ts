import { expect, test } from "vitest";
import { checkRequest } from "./check-request";
import { findConcern } from "./find-concern";
import { ends } from "@/tests/support/ends";
import { foldStretched } from "./fold-stretched";
import { findHardNight } from "./subjects/hard-nights/find-hard-night";

test.each([
  ...[
    "k i l l",
    "kiiill",
    "kiiilll",
    "killl",
    "kkill",
    "kiill",
    "killllling the king",
    "killleeed",
    "KIIIILL",
  ],
  ...["sexxx", "s.e.x", "s e x", "seeex", "sexx", "sseexx", "s.e.x.x.x", "s e e e x"],
  ...["guuun", "gunnn", "waaar", "bommmb", "murrrder", "muuuurder", "wwaarr", "k1111ll", "drrrugs", "beeeer"],
  ...["shhhoooot him", "zoombiiies", "helll", "crrrap", "naaaked", "pooorn"],
])("“%s” is caught as what it says", (text) => {
  expect(findConcern(text)).toBeDefined();
});

test.each([
  ["daaaad hits meee", "hurt-at-home"],
  ["dad hiiiits me", "hurt-at-home"],
  ["my uncle toouuuched me", "touched"],
  ["I want to diiiie", "wants-to-die"],
  ["i haaate myself", "wants-to-die"],
  ["ddaadd hhiittss mmee", "hurt-at-home"],
])("“%s” is told by a child", (text, id) => {
  expect(findHardNight([text])?.id).toBe(id);
});

test.each([
  ...[
    "The sheep says baaaa",
    "I am sooo tired",
    "Aaaargh!",
    "Aaaargh, pirates",
    "zzz",
    "Grandpa snores zzzzz",
  ],
  ...[
    "Aaron and the bee",
    "Lloyd",
    "Zoe",
    "Zoooe",
    "Isaac",
    "Saanvi",
    "Maaya",
    "Aadhya",
    "Hannah",
    "Jaaziel",
  ],
  ...["assess", "Scunthorpe", "Mississippi", "Tennessee", "bookkeeper", "skiing in Hawaii", "vacuum cleaner"],
  ...[
    "Brrrr, it is cold",
    "Shhhh, baby sleeps",
    "Wheeee down the slide",
    "Grrrr says the bear",
    "Hellooo Grandma",
  ],
  ...[
    "The looong snake",
    "Hisss",
    "Pssst, a mouse",
    "Boooo goes the ghost",
    "Noooo more peas",
    "Mooooo",
    "Meoooow",
  ],
  ...[
    "Tweeeet",
    "Booom goes the drum",
    "Buttterfly",
    "Coool cats",
    "Hmmmm",
    "Yesss",
    "Yummmm, cake",
    "Ooooh",
  ],
  ...[
    "King Henry VIII",
    "Louis XIII",
    "Basss drum",
    "Classs pet",
    "Grasss",
    "Cocccoon",
    "Weeee",
    "Hooot says the owl",
  ],
  ...["Hahahaaa", "Heehee", "Shooo, fly", "Oops", "Eeee-ore", "Ssssnake", "Rrrroar", "Vroooom", "Splaaaash"],
  ...[
    "Llama llama",
    "Eeyore",
    "aardvark",
    "Aachen",
    "Ooty",
    "yummy mummy",
    "savvy bunny",
    "glowworm",
    "hitchhiker",
  ],
])("“%s” is no such word", (text) => {
  expect(checkRequest({ title: text, topics: [text], heroName: "Mabel", interests: [] })).toEqual({
    ok: true,
  });
  expect(findHardNight([text])).toBeNull();
});

test("names with a letter twice or more are names", () => {
  for (const heroName of [
    "Aaron",
    "Lloyd",
    "Zoë",
    "Aaaliyah",
    "Ninnoo",
    "Anna",
    "Otto",
    "Bobbi",
    "Siiri",
    "Kekkonen",
  ])
    expect(checkRequest({ title: "A day", topics: [], heroName, interests: [] }), heroName).toEqual({
      ok: true,
    });
});

test("what has no such letters is read as it is", () => {
  expect(foldStretched("The little bunny hops and tells a story")).toEqual([]);
});

test.each(["a", "ab", "aab", "aabb", "aaa ", "aabbc", "aax"])(
  "a text of nothing but %s is read to its end",
  (part) => {
    const text = part.repeat(60_000 / part.length);
    expect(ends(() => foldStretched(text))).not.toContain("");
    expect(ends(() => foldStretched(`${text}x`))).not.toContain("");
  },
);
