import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { BookDetailView, BookJobView, OutlineView } from "@/lib/features/stories/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { detailsOf, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, childBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
let client: ApiClient;
let childId: string;
beforeAll(async () => {
  client = await guardedParent(system);
  childId = (await addChild(client)).id;
});

const look = (wish: Record<string, unknown>) =>
  client.call<OutlineView>("POST", "/api/books/outline", bookBody(childId, wish));

const storyOf = async (bookId: string | null) =>
  (await client.call<BookDetailView>("GET", `/api/books/${bookId ?? "none"}`)).json;

const shareNaming = ({ pages }: BookDetailView, subject: RegExp) =>
  pages.filter(({ text }) => subject.test(text)).length / pages.length;

describe("a look ahead", () => {
  test("says what the story would be about, the same each time, and takes nothing", async () => {
    const wish = { title: "The Wobbly Tooth", topics: ["a wobbly tooth"], theme: "science" };
    const first = await look(wish);
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ untold: null, leftOut: [] });
    expect(first.json.sentence?.length).toBeGreaterThan(20);
    expect(first.json.about).toContain("wobbly tooth");
    expect((await look(wish)).json).toEqual(first.json);
    const { json } = await client.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats");
    expect(json.storiesThisMonth).toBe(0);
  });

  test("turns to another idea, and comes round to the first one", async () => {
    const wish = { title: "A Fine Day", topics: ["whatever comes"] };
    const { ideas } = (await look(wish)).json;
    expect(ideas).toBeGreaterThan(1);
    const plots = new Set<string | undefined>();
    for (let another = 0; another < ideas; another += 1)
      plots.add((await look({ ...wish, another })).json.idea?.split("~")[0]);
    expect(plots.size).toBe(ideas);
  });

  test("names what it would leave out", async () => {
    const { json } = await look({ title: "The Snail", topics: ["snail", "flibbertigibbets"] });
    expect(json.leftOut).toEqual(["flibbertigibbets"]);
  });

  test("works before there are topics", async () => {
    expect((await look({ title: "The Lost Kite", topics: [] })).json.sentence).not.toBeNull();
  });

  test("is what is made", async () => {
    const wish = { title: "The Wobbly Tooth", topics: ["a wobbly tooth"] };
    const { idea, sentence } = (await look({ ...wish, another: 1 })).json;
    const { bookId } = await finishedStory(client, bookBody(childId, { ...wish, idea }));
    expect(sentence).not.toBeNull();
    const told = await storyOf(bookId);
    expect(told.talk.length).toBeGreaterThanOrEqual(2);
    expect(shareNaming(told, /\b(?:tooth|teeth)\b/iu)).toBeGreaterThanOrEqual(0.6);
  });
});

test("the same words and the same idea, from two tabs, are one story; another idea or child is another", async () => {
  const owner = await guardedParent(system);
  await buyPlan(system, owner, (await plansOnOffer(owner)).Basic.id);
  const [one, other] = [(await addChild(owner)).id, (await addChild(owner)).id];
  // Of a wobbly tooth one story is written: whoever has it by then is asked before another is made.
  const wish = { title: "A Fine Day", topics: ["whatever comes"], theme: "fantasy" };
  const ideaOf = async (another: number) => {
    const { json } = await owner.call<OutlineView>(
      "POST",
      "/api/books/outline",
      bookBody(one, { ...wish, another }),
    );
    return json.idea;
  };
  const [idea, second] = [await ideaOf(0), await ideaOf(1)];
  const order = async (child: string, told: string | null) => {
    const body = bookBody(child, { ...wish, idea: told });
    const taken = await owner.call<BookJobView>("POST", "/api/books/generate", body, {
      "Idempotency-Key": randomUUID(),
    });
    expect(taken.status).toBeLessThan(300);
    return taken.json.id;
  };
  const [first, again] = await Promise.all([order(one, idea), order(one, idea)]);
  expect(again).toBe(first);
  const others = [await order(one, second), await order(one, null), await order(other, idea)];
  expect(new Set([first, ...others]).size).toBe(4);
  const { json } = await owner.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats");
  expect(json.storiesThisMonth).toBe(4);
  // A child who has grown gets another book.
  await owner.call("PUT", `/api/children/${one}`, childBody({ age: 9 }));
  expect(await order(one, idea)).not.toBe(first);
});

describe("what can't be told well", () => {
  const wish = { title: "When My Uncle Went to Prison", topics: ["uncle is in prison"] };

  test("is said before it is ordered, and refused without a credit", async () => {
    const { json } = await look(wish);
    expect(json).toMatchObject({ idea: null, sentence: null });
    expect(json.untold).toMatch(/^We can't tell this one well yet/);
    const before = await client.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats");
    const ordered = await client.call<BookJobView>("POST", "/api/books/generate", bookBody(childId, wish));
    expect(refusalOf(ordered)).toMatchObject({ status: 422, code: "REFUSED", message: json.untold });
    const after = await client.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats");
    expect(after.json.storiesThisMonth).toBe(before.json.storiesThisMonth);
  });
});

describe("odd orders", () => {
  test.each<[string, Record<string, unknown>]>([
    ["only a name", { title: "Mia", topics: [] }],
    ["only a picture", { title: "🌟", topics: [] }],
    ["only the word story", { title: "story", topics: ["story"] }],
    ["Spanish", { title: "El dragón y la luna", topics: ["el mar"] }],
    ["capitals", { title: "NO MORE MONSTERS", topics: ["MONSTERS"] }],
    ["a silly and a sensitive wish", { title: "Grandma Died and the Pizza Party", topics: ["pizza"] }],
    ["255 letters", { title: "a".repeat(255), topics: ["dragon"] }],
    ["an idea of nobody", { title: "The Lost Kite", idea: "care/nothing~12" }],
  ])("%s get an answer", async (_, wish) => {
    const { status, json } = await look(wish);
    expect(status).toBe(200);
    expect(json.sentence ?? json.untold ?? json.asks).not.toBeNull();
  });

  test.each<[string, Record<string, unknown>, number]>([
    ["a brand", { title: "Elsa and Spider-Man" }, 422],
    ["markup", { title: "<script>alert(1)</script>" }, 422],
    ["too long", { title: "a".repeat(256) }, 400],
    ["no title", { title: " " }, 400],
    ["ideas below zero", { another: -1 }, 400],
  ])("%s is refused with its reason", async (_, wish, status) => {
    const answer = await look(wish);
    expect(refusalOf(answer).status).toBe(status);
    expect(Object.keys(detailsOf(answer)).length).toBeGreaterThan(0);
  });

  test("somebody else's character is refused with words of our own, which are told", async () => {
    const { json } = await look({ title: "Spider-Man", topics: ["spiderman"] });
    const { instead } = json as unknown as { instead: { title: string; topics: string[] } };
    expect(instead).toEqual({ title: "A superhero", topics: ["superhero"] });
    expect((await look(instead)).json.sentence).toMatch(/superhero/u);
  });

  test("an idea that doesn't fit the words of the order is not told", async () => {
    const { idea } = (await look({ title: "The Wobbly Tooth", topics: ["a wobbly tooth"] })).json;
    const wish = { title: "The Lost Kite", topics: ["kites"], idea };
    const { bookId } = await finishedStory(client, bookBody(childId, wish));
    const told = await storyOf(bookId);
    expect(shareNaming(told, /\bkites?\b/iu)).toBeGreaterThanOrEqual(0.5);
    expect(shareNaming(told, /\b(?:tooth|teeth)\b/iu)).toBeLessThan(0.3);
  });
});
