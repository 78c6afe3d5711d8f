import { describe, expect, it } from "vitest";
import { checkRequest } from "./check-request";
import { checkText } from "./check-text";

const verdictOn = (title: string, heroName = "Mia") =>
  checkRequest({ title, topics: [title], heroName, interests: [] });

/** What parents call their stories; each of them sounds like something to one rule or another. */
const HARMLESS = `
10 ducks cross the road
3 bears on their way
10 Ducks Cross the Road
3 Bears On Their Way Home
5 frogs hop down the lane
7 knights at the royal court
4 mice learn to drive
2 best friends drive to the sea
2 friends stay close
12 dancing princesses and the long way home
100 penguins walk down our street
6 snails race along the road
A 5 minute drive
One way street and 2 way street
3 little pigs build a road
20 firefighters on High Street
8 reindeer fly the wrong way
9 cats in the court of Queen Cat
50 steps to the avenue of trees
2 brothers grow close
30 tractors block our lane
11 robots lose their way
6 wheels on the road
counting 1 2 3 4 5 6 7 8 9 10
10 9 8 7 6 5 4 3 2 1 blast off
2 4 6 8 10 12 14 16
1,000,000 stars
1 000 000 stars
10000000 snowflakes
100 000 000 grains of sand
School year 2025-2026
Summer 2025 - 2026
The phone that rang at midnight
Grandma and the telephone
The password to the treehouse
Losing her phone at the zoo
The secret password
Learning our address book
Naked mole rats
The naked mole-rat who was cold
Carbon dating a dinosaur bone
A brave blood test
Blood moon night
Blood oranges and lemons
The corpse flower that smelled
Water guns in the garden
Squirt gun summer
The hot glue gun and the castle
Bath bombs and bubbles
Seed bombs for the meadow
Water bombs in our garden
Our bath bombs
Root beer floats
Ginger beer picnic
Who has drunk my milk?
The tea was drunk up
The great pillow war
Snowball wars
Killer whales and dolphins
Tug of war
The Titan and the cockatoo
Great tits at the window
The assistant in the class
Shuttlecock and the peacock
Mr Hancock's cockerel
Dickson and the lighthouse
A grape escape
The analog clock
Cumin and cucumber soup
Essex seaside
The knight who would not fight
Starting kindergarten
A new baby brother
Potty training
The first day at school
Moving to a new house
Losing a tooth
The night the lights went out
Bus number 42 to the zoo
Room 101 at the museum
Apollo 11 to the moon
24 hours on a train
Team 7 wins the race
Half past 8 at the harbour
The 12 days of Christmas
101 dogs and a cat
Route 66 road trip
The 39 steps to the attic
A hundred and 1 kisses for mummy
Pirates who share
The kiss goodnight
Daddy's shooting star
Hello, shell!
How bees make honey
My brother's hearing aid
Ada goes to the doctor
1 fox, 2 foxes, 3 foxes close the gate
5 dragons at Dragon Court
`;

/** Where somebody lives, and how to reach them. */
const PERSONAL = `
12 Oak Street
12 oak street
221B Baker Street
221b baker street
1600 Pennsylvania Avenue
45 Martin Luther King Drive
9 St. Mary's Road
9 st marys road
16 Upper Church Street
7 Kings Close
22 willow close
14 Elm Way
14 elm way
5 Tower Court
88 Sunset Blvd.
350 5th Avenue
3 The Avenue
100 Queens Park Road
10 Downing St
12 Old Mill Lane
Flat 2, 14 Rose Lane
We live at 12 Acacia Road
31 Orchard Terrace
18 Harbour Dr
6 Pine Ct
PO Box 123
P.O. Box 4567
742 Evergreen Terrace, Springfield
2 Ducks Road
12 Queens Drive
Call 555 123 4567
555-123-4567
(555) 123-4567
+44 7700 900123
+1 555 0100 200
07700 900 123
0044 20 7946 0018
555.123.4567
5551234567
555 0123 45
my phone number is 555
our address is Oak Lodge
my address
078-05-1120
mia@example.com
mia (at) example (dot) com
www.example.com
https://example.com/mia
our password is tiger
my credit card
12-14 High Street
`;

const linesOf = (list: string): string[] => list.trim().split("\n");

describe("words that a parent may mean well", () => {
  it.each(linesOf(HARMLESS))("%s", (words) => {
    expect(verdictOn(words)).toEqual({ ok: true });
  });

  it.each([
    ["Moana", "Moana and the moon"],
    ["Elmo", "Elmo’s first day"],
    ["Elsa Nike", "Nike goes swimming"],
  ])("a child called %s may have a story of their own: %s", (heroName, title) => {
    expect(verdictOn(title, heroName)).toEqual({ ok: true });
    expect(verdictOn(title, "Ada")).toMatchObject({ ok: false });
    const story = {
      title,
      shape: "test",
      parts: [],
      pages: [],
      newWords: [],
      refrains: [],
      tags: [title.toLowerCase()],
      talk: [],
    };
    const scene = { happening: "{hero} smiles.", companions: [] } as never;
    const pages = [{ number: 1, text: `${title}.`, scene, moment: null }];
    expect(checkText({ ...story, pages }, [heroName])).toEqual({ ok: true });
  });

  it.each(
    [
      ...[
        "Nishit",
        "Harshit",
        "Rakshit",
        "Akshit",
        "Lakshit",
        "Ashit",
        "Deekshit",
        "Parikshit",
        "Siriporn",
        "Pornchai",
      ],
      ...["Fukuko", "Arsène", "Analía", "Cumhur", "Fagan", "Dickon", "Bích"],
    ].map((name) => [name]),
  )("a child may be called %s, in any family", (name) => {
    expect(verdictOn("A day at the lake", name)).toEqual({ ok: true });
    expect(verdictOn(`${name} and the lake`)).toEqual({ ok: true });
  });

  it.each(["bullshit", "horseshit", "shit", "what a shit day", "porn", "fuku", "anal"])(
    "%s stays refused",
    (words) => {
      expect(verdictOn(words)).toMatchObject({ ok: false });
    },
  );

  it("a name forgives nothing but a brand", () => {
    expect(verdictOn("Moana and the gun", "Moana")).toMatchObject({ ok: false });
    expect(verdictOn("Moana meets Batman", "Moana")).toMatchObject({ ok: false });
  });
});

describe("words that tell too much", () => {
  it.each(linesOf(PERSONAL))("%s", (words) => {
    const verdict = verdictOn(`A story, ${words} and the cat`);
    expect(verdict.ok ? "" : verdict.reason).toMatch(/^Please leave addresses/u);
    expect(verdictOn(words)).toMatchObject({ ok: false, field: "title" });
  });
});
