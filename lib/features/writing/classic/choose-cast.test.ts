import { describe, expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { beginningOf, BOYS, GIRLS } from "@/lib/features/writing/given-names";
import { listParts, planStory } from "./plan-story";
import { Random } from "./random";

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

const orderOf = (plot: string, title: string, topics: string[], seed: number): StoryOrder => ({
  heroName: "Theo",
  age: 6,
  gender: "Boy",
  interests: ["Space"],
  level: "Emerging",
  title,
  topics,
  theme: "friendship",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  plot,
  seed,
});

const castAs = (role: string, plot: string, title: string, topics: string[]) =>
  SEEDS.map((seed) => {
    const order = orderOf(plot, title, topics, seed);
    const member = planStory(order, new Random(seed).fork("plan")).cast.get(role);
    return `${member?.name ?? ""} ${member?.he ?? ""}`;
  });

describe("whoever died is nobody else of the story", () => {
  const castOf = (plot: string, wish: Partial<StoryOrder>) =>
    SEEDS.map((seed) => {
      const order = { ...orderOf(plot, wish.title ?? "", wish.topics ?? [], seed), ...wish };
      return planStory(order, new Random(seed).fork("plan")).cast;
    });
  const kin = (role: "grandmother" | "sister", name: string) => ({ role, name, look: {} });

  test("a pet with a sister's name keeps it, and nobody beside it has it", () => {
    const wish = { title: "My hamster Lily died", topics: ["my sister is called Lily too"] };
    for (const cast of castOf("care/seven-oclock", { ...wish, relatives: [kin("sister", "Lily")] })) {
      const named = [...cast.entries()].filter(([, { name }]) => name === "Lily");
      expect(named.map(([role, { kind }]) => [role, kind])).toEqual([["pet", "thing:hamster"]]);
    }
  });

  test("where nobody is named, it is nobody of the family, and not the grandmother who lives", () => {
    const wish = { title: "The funeral", relatives: [kin("grandmother", "Nani")] };
    for (const cast of castOf("care/red-umbrella", wish))
      expect(cast.get("who")?.kind).toMatch(/^grown-up-/u);
  });

  test("whoever comforts is of the family, by the name that the child says", () => {
    const mothers = ["Mummy", "Mama Jo"].map((name) => ({ role: "mother" as const, name, look: {} }));
    const wish = { title: "Our dog died", topics: ["dog died"], relatives: mothers };
    for (const cast of castOf("care/seven-oclock", wish))
      expect(cast.get("big")?.name).toMatch(/^(?:Mummy|Mama Jo)$/u);
    // Which of the two bore it, nobody guesses.
    for (const cast of castOf("care/lowest-hook", { ...wish, title: "The baby died", topics: ["baby died"] }))
      expect(cast.get("mom")?.name).toBe("Mom");
  });

  test("a baby who died has not the name of the hero", () => {
    const wish = { title: "Stillborn brother Theo", topics: ["baby brother died"] };
    for (const cast of castOf("care/lowest-hook", wish)) expect(cast.get("baby")?.name).not.toBe("Theo");
  });
});

describe("whoever the parent speaks of stays who they are", () => {
  test.each<[string, string, string, string[], RegExp]>([
    ["pet", "care/seven-oclock", "Goodbye", ["our dog Bruno died, he was a good boy"], /^Bruno he$/],
    ["pet", "care/seven-oclock", "Our Rabbit Flo Died, She Was So Soft", [], /^Flo she$/],
    ["baby", "care/soup-song", "The New Baby", ["a new baby sister"], / she$/],
    ["baby", "care/soup-song", "Hello Mia", ["baby sister Mia"], /^Mia she$/],
    ["baby", "care/soup-song", "The New Baby", ["baby brother"], / he$/],
    ["pal", "feelings/third-line", "Stop!", ["fighting with my big brother"], / he$/],
    ["pal", "feelings/third-line", "Stop!", ["always fighting with her little sister Ava"], /^Ava she$/],
    ["pal", "care/both-by-the-window", "Mummy Is Sad", ["because Dad lost his job"], /^Dad he$/],
    ["pal", "care/both-by-the-window", "At Home with Mum", ["lost her job"], /^Mom she$/],
    ["who", "care/red-umbrella", "Grandma Jo Died", ["we miss her"], /^Grandma Jo she$/],
  ])("%s of %s: “%s” %j", (role, plot, title, topics, expected) => {
    for (const one of castAs(role, plot, title, topics)) expect(one).toMatch(expected);
  });
});

describe("what a plot leaves open is as the order says", () => {
  test.each<[string, string[], string]>([
    ["Lost at the Airport", ["airport"], "airport"],
    ["Lost in the Supermarket", [], "supermarket"],
    ["I Got Lost", ["lost at the zoo"], "zoo"],
  ])("“%s” %j happens in the %s", (title, topics, place) => {
    for (const seed of SEEDS) {
      const order = orderOf("feelings/eleven-came", title, topics, seed);
      expect(planStory(order, new Random(seed).fork("plan")).picks.get("spot")?.place).toBe(place);
    }
  });
});

test("nobody who is made up sounds like a child of the story or somebody of the family", () => {
  const beginningOf = (name = "") => name.split(" ").at(-1)?.slice(0, 3).toLowerCase();
  const named = (heroName: string, relative: string) =>
    Array.from({ length: 40 }, (_, seed) => {
      const relatives = [{ role: "sister" as const, name: relative, look: {} }];
      const order = { ...orderOf("open/animal-giggle", "The goat", ["goat"], seed), heroName, relatives };
      const { cast } = planStory(order, new Random(seed).fork("plan"));
      return [...cast.values()].filter(({ name }) => name !== relative).map(({ name }) => beginningOf(name));
    }).flat();
  expect(named("Theo", "Ada")).toContain("til");
  expect(named("Tilda", "Ada")).not.toContain("til");
  expect(named("Theo", "Tilda")).not.toContain("til");
});

describe("a friend who is made up", () => {
  const bookOf = (wish: Partial<StoryOrder>, told: string[] = []) => {
    const order = { ...orderOf("feelings/who-is-there", "Moving", ["moving house"], 1), ...wish };
    const plan = planStory(order, new Random(order.seed).fork("plan"), { told });
    return { told: listParts(plan), friend: plan.cast.get("pal")?.name ?? "" };
  };

  test("has a name that the child has in none of its last ten books", () => {
    const told: string[] = [];
    const friends = SEEDS.slice(0, 10).map((seed) => {
      const book = bookOf({ seed }, told);
      told.push(...book.told);
      return book.friend;
    });
    expect(new Set(friends).size).toBe(friends.length);
  });

  test("keeps it when the book is made, and when the same is made once more", () => {
    const { told, friend } = bookOf({}, [`friend/${bookOf({}).friend}`]);
    expect(friend).not.toBe(bookOf({}).friend);
    expect(bookOf({ parts: told }).friend).toBe(friend);
    expect(told).toContain(`friend/${friend}`);
  });

  test("isn't called the same for every child", () => {
    const friends = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"].map(
      (heroName) => bookOf({ heroName }).friend,
    );
    expect(new Set(friends).size).toBeGreaterThan(5);
  });

  test("sounds like nobody in the order", () => {
    for (const seed of Array.from({ length: 60 }, (_, at) => at))
      expect(bookOf({ seed, title: "Moving away from Nelly and Samir" }).friend).not.toMatch(/^(?:Nel|Sam)/u);
  });

  test("has a name of many that don't sound alike", () => {
    for (const names of [GIRLS, BOYS]) expect(names.length).toBeGreaterThanOrEqual(30);
    const beginnings = [...GIRLS, ...BOYS].map(beginningOf);
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });
});
