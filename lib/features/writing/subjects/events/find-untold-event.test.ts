import { describe, expect, it, test } from "vitest";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";
import {
  findFear,
  findSaidWithNo,
  findUnlessTold,
  findUntoldEvent,
  UNTOLD_EVENTS,
} from "./find-untold-event";

const ORDER: StoryOrder = {
  heroName: "Mabel",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  interests: ["Animals"],
  theme: "friendship",
  title: "",
  topics: [],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};
const read = (...texts: string[]) => findUntoldEvent(texts)?.event.id ?? null;

test.each([
  ["Sports Day", "feelings/twenty-seven-potatoes"],
  ["Zoe came last", "feelings/twenty-seven-potatoes"],
  ["lost library book", "days/grass-has-no-corners"],
  ["sleeping alone", "firsts/chair-that-walked"],
  ["The big-girl bed", "firsts/chair-that-walked"],
  ["head lice", "firsts/no-rooms-left"],
  ["afraid of the vacuum cleaner", "feelings/lion-cow-fly"],
  ["first day at nursery", "firsts/sock-that-stayed"],
  ["picks his nose", "habits/one-good-picture"],
  ["sucking his thumb", "habits/thumb-goes-to-work"],
  ["chickenpox", "feelings/dot-thirty-eight"],
  ["biting other kids", "feelings/push-the-shed"],
  ["hands are not for hitting", "feelings/push-the-shed"],
  ["doesn't listen", "habits/you-had-the-lemon"],
  ["interrupting", "habits/you-had-the-lemon"],
  ["Whining", "habits/what-squeaks"],
  ["saying please and thank you", "habits/what-squeaks"],
  ["stung by a bee", "feelings/one-toe-in-the-garden"],
  ["learning to tie my shoes", "firsts/rabbit-in-the-laces"],
  ["getting dressed", "firsts/by-myself"],
  ["girl with curly hair", "habits/jam-behind-the-ear"],
  ["Last day of school", "firsts/where-teachers-sleep"],
  ["goodbye to my teacher", "firsts/where-teachers-sleep"],
  ["Show and tell", "feelings/one-face-at-a-time"],
  ["talking in front of the class", "feelings/one-face-at-a-time"],
  ["Daddy works nights", "feelings/good-night-at-breakfast"],
  ["Mummy goes to work", "feelings/work-under-the-table"],
  ["My imaginary friend", "feelings/one-more-chair"],
  ["My best friend has a new best friend", "feelings/coat-for-three"],
  ["An accident at school", "feelings/marble-in-the-pants"],
  ["My little brother breaks my things", "feelings/knock-first"],
  ["My baby sister knocked over my tower", "feelings/knock-first"],
  ["My tower gets knocked down by my little brother", "feelings/knock-first"],
  ["Our supply teacher", "days/coats-on-at-nine"],
  ["My teacher is off sick", "days/coats-on-at-nine"],
])("%s is asked about no more, since a plot tells it", (title, plot) => {
  const outline = outlineStory({ ...ORDER, title }, []);
  expect([outline.asks, outline.plot]).toEqual([null, plot]);
});

describe("what parents order and no plot tells is known by its words", () => {
  it.each<[string, string]>([
    ["Our visit to the food bank", "money-short"],
    ["we can’t afford it", "money-short"],
    ["Great-grandma's nursing home", "nursing-home"],
    ["My cousin is coming to live with us", "moves-in"],
    ["Grandma and Grandpa move in", "moves-in"],
    ["Nana moves in with her dog", "moves-in"],
    ["afraid of the fire alarm", "loud-noises"],
    ["scared of the siren", "loud-noises"],
    ["Our train is delayed", "delay"],
    ["we missed the bus", "delay"],
    ["The Traffic Jam", "delay"],
    ["Seasick again", "long-ride"],
    ["pooped his pants at school", "toilet-trouble"],
    ["scared to wee at school", "toilet-trouble"],
    ["My big brother breaks my things", "spoils-my-things"],
    ["my twin brother wrecks everything", "spoils-my-things"],
    ["my older sister takes my toys", "takes-my-things"],
    ["My tower got knocked down", "knocked-over"],
    ["My big brother knocked it down", "knocked-over"],
    ["A boy at school knocked my tower over", "knocked-over"],
    ["Travel sick on the bus", "long-ride"],
    ["Lost on a road trip", "long-ride"],
    ["Building a den", "building-one"],
    ["The Blanket Fort", "building-one"],
    ["my report card", "report-card"],
    ["an eye exam", "check-up"],
    ["they laughed at him when reading aloud", "laughed-at-reading"],
    ["Mum sleeps all day", "asleep-all-day"],
    ["my brother's school play", "somebody-else-on-stage"],
    ["a sheep in the nativity", "animal-part"],
    ["Purim", "jewish-feast"],
    ["not chosen for class captain", "not-picked"],
    ["biting her nails", "nails"],
    ["hits the baby", "hurts-a-baby"],
    ["bad words", "bad-words"],
    ["my brother hit me", "hurt-by-sibling"],
    ["won’t put on his coat", "unloved-clothes"],
    ["Max stole a toy", "stealing"],
    ["goodbye to my imaginary friend", "invisible-friend-goes"],
    ["the river that ran backwards", "other-rules"],
    ["shrinking", "shrinking"],
    ["stung by a jellyfish", "stung"],
    ["the school drop-off", "looked-after"],
    ["freckles", "looks"],
    ["a boy with big ears", "looks"],
    ["girl with wavy hair", "looks"],
    ["I have glasses", "has-glasses"],
    ["The girl with red glasses", "has-glasses"],
    ["mum is disabled", "disabled"],
    ["my disabled brother", "disabled"],
    ["my baby can't walk", "cannot-walk"],
    ["Daddy's car accident", "accident"],
    ["Mum broke her leg", "parent-broke-bone"],
    ["Dad's new arm", "other-limb"],
    ["a prosthetic hand", "other-limb"],
    ["nobody can say my name", "looking-other"],
    ["my teacher is leaving", "teacher-leaves"],
    ["Mrs Okafor is leaving", "teacher-leaves"],
    ["the mean substitute teacher", "unkind-substitute"],
    ["playing a prank on the supply teacher", "unkind-substitute"],
    ["my mum is a supply teacher", "parent-substitutes"],
    ["Daddy doesnt come when he says he will", "parent-stays-away"],
    ["I called my teacher mum by accident", "wrong-word-for-a-teacher"],
    ["what if broccoli could scream", "what-if"],
    ["Blood test", "blood-test"],
    ["egyption tomb", "old-mummy"],
    ["new nanny", "looked-after"],
    ["the mean babysitter", "looked-after"],
    ["goodbye to our babysitter", "looked-after"],
    ["lemonade stand", "earning"],
    ["crossing the road", "road-safety"],
    ["too small to ride", "wanting-to-be-big"],
    ["summer camp", "summer-camp"],
    ["lost mitten", "lost-thing"],
    ["lost library book on the bus", "library-book-elsewhere"],
    ["the dog chewed the library book", "library-book-elsewhere"],
    ["drew in a library book", "library-book-elsewhere"],
    ["too much candy", "too-many-sweets"],
    ["saying no to hugs", "no-to-hugs"],
    ["a forest fire", "fire-or-flood"],
    ["the burglar", "fright"],
    ["I failed my test", "failed"],
    ["Haircut gone wrong", "haircut-gone-wrong"],
    ["cut her own hair", "haircut-gone-wrong"],
    ["Top bunk", "top-bunk"],
    ["Our dog had puppies", "young-of-a-pet"],
    ["the kittens are born", "young-of-a-pet"],
  ])("%s", (text, id) => {
    expect(read(text)).toBe(id);
    expect(read("A Fine Day", text.toUpperCase())).toBe(id);
  });

  it.each([
    "The Tractor Who Was Late",
    "afraid I failed my test",
    "who gets top marks",
    "my bunny has a baby sister",
    "First haircut",
    "won't have a haircut",
    "bunk beds",
    "The puppies",
    "Night Train to the Sea",
    "The Dragon Ate My Homework",
    "Who stole the cookies",
    "Bats Upside Down",
    "A dog called Brace",
    "The Lost Kite",
    "Grandma's House",
    "The Turkey Who Said Thank You",
    "Big School",
    "The Test of Courage",
    "Listening to music",
    "The Mermaid's Lost Comb",
    "Hailstones",
    "My brother can't walk home",
    "The dragon with big ears",
    "Nora gets glasses",
    "She must wear glasses",
    "The toy car crash",
    "The Smallest Babysitter",
    "new babysitter",
    "",
    "🌟",
    "x".repeat(255),
  ])("“%s” isn't one of them", (text) => {
    expect(read(text)).toBeNull();
  });
});

describe("what a child is afraid of", () => {
  it.each<[string, string]>([
    ["afraid of clowns", "afraid of clowns"],
    ["I'm scared of the escalator", "scared of the escalator"],
    ["Im scared of clowns", "scared of clowns"],
    ["fear of heights", "fear of heights"],
    ["afraid of going to the circus", "afraid of going to the circus"],
  ])("%s", (text, called) => {
    expect(findFear([text])?.said).toBe(called);
  });

  it.each(["The Knight Who Was Afraid of Mice", "The Fearless Fox", "Not afraid of anything at all, ever"])(
    "“%s” isn't about a fear of the child's",
    (text) => {
      expect(findFear([text])).toBeNull();
    },
  );
});

test.each<[id: string | null, ...texts: string[]]>([
  ["space-trip", "a trip to the moon"],
  ["space-trip", "flying to Mars"],
  [null, "The cat who went to the moon"],
  ["any-loud-noise", "loud noises"],
  ["night-at-a-relative", "first night at Grandma's house"],
  ["night-at-a-relative", "staying the night with Oma"],
  ["jealous-of-sibling", "Jealous", "my sister gets more"],
  ["quarrel-in-the-family", "fighting with my cousin"],
  ["lost-something", "lost my bucket in the sea"],
  [null, "lost the dog"],
  [null, "losing my match"],
  [null, "The knight who lost his sword"],
])("%s is asked about in “%s”, unless a plot was written for it", (id, ...texts) => {
  expect(findUnlessTold(texts)?.event.id ?? null).toBe(id);
});

test("what a plot tells by now is asked about no more", () => {
  const written = SHAPES.filter(
    ({ id, theme, subject }) => theme === null && subject === undefined && !id.startsWith("questions/"),
  );
  const told = written.flatMap(({ id, about }) =>
    about
      .flatMap((phrases) => phrases.split(" "))
      .map((phrase) => ({ id, phrase, event: read(phrase.replaceAll("-", " ")) }))
      // Which limb is new, and who is autistic, is asked unless a plot tells it (`findTold`).
      .filter(({ event }) => event !== null && !["other-limb", "autistic"].includes(event)),
  );
  expect(told).toEqual([]);
});

test("every plot that comes near is there", () => {
  const known = new Set(SHAPES.map(({ id }) => id));
  for (const { id, near } of UNTOLD_EVENTS) for (const plot of near) expect(known, id).toContain(plot);
  expect(new Set(UNTOLD_EVENTS.map(({ id }) => id)).size).toBe(UNTOLD_EVENTS.length);
});

describe("who comes at night", () => {
  it.each([
    ["Monster under the bed", "uncle"],
    ["monster under the bed", "uncle Ravi"],
    ["Nightmares", "mom's boyfriend"],
    ["scared of the dark", "my stepdad"],
  ])("%s, and in another topic somebody of whom nothing is said, is asked about: %s", (...texts) => {
    expect(read(...texts)).toBe("somebody-at-night");
  });

  it.each([
    ["Monster under the bed", "uncle helps"],
    ["Monster under the bed", "daddy"],
    ["Camping with my uncle", "dark"],
    ["Monster under the bed", "my dog"],
    ["Uncle Ravi", "kite"],
  ])("%s, with %s, isn't", (...texts) => {
    expect(read(...texts)).toBeNull();
  });
});

describe("what is said with a “no”", () => {
  it.each([
    ["i dont have a dad", "no-such-parent"],
    ["First Christmas without mommy in the house", "feast-without"],
    ["the girl without a mom", "no-such-parent"],
    ["the teddy bear and the boy without a dad", "no-such-parent"],
    ["saying no to friends when they want you to do something wrong", "peer-pressure"],
  ])("%s", (text, id) => {
    expect(findSaidWithNo([text])?.event.id).toBe(id);
  });

  it.each([
    ...["no dragons please", "a story without a wolf", "Dad has no hair", "Christmas without snow"],
    ...["with no mother tongue", "a birthday without dad jokes"],
    ...["My hamster has got no dad", "the bear without a mom", "the ducklings that have no mummy"],
  ])("isn't “%s”", (text) => {
    expect(findSaidWithNo([text])).toBeNull();
  });
});

test.each([
  "Miss Lee left her bag",
  "Miss Lee leaves the house",
  "Dad forgot to pick the apples",
  "mummy doesn't keep secrets",
])("%s is nobody who stays away or leaves for good", (text) => {
  expect(findUntoldEvent([text])).toBeNull();
});

test("beside whom a child misses, nothing is offered", () => {
  const offersNothing = (text: string) =>
    (findSaidWithNo([text]) ?? findUntoldEvent([text]))?.event.offersNothing ?? false;
  const missed = ["i dont have a dad", "Christmas without Daddy", "Daddy doesnt come"];
  expect(missed.filter(offersNothing)).toEqual(missed);
  expect(["peer pressure", "the floor is lava"].map(offersNothing)).toEqual([false, false]);
});
