import { beforeAll, describe, expect, test } from "vitest";
import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import type { BookJobView, OutlineView } from "@/lib/features/stories/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
let client: ApiClient;
let childId: string;
beforeAll(async () => {
  client = await guardedParent(system);
  childId = (await addChild(client)).id;
});

const look = (wish: Record<string, unknown>) =>
  client.call<OutlineView>("POST", "/api/books/outline", bookBody(childId, wish));

const bookOf = (bookId: string | null) =>
  withClient(system.database, async (database) => {
    const { rows } = await database.query<{ premise: string; title: string }>(
      "SELECT premise, title FROM books WHERE id = $1",
      [bookId],
    );
    return rows[0];
  });
const premiseOf = async (bookId: string | null) => (await bookOf(bookId))?.premise;

describe("22.4: what no plot tells", () => {
  const wish = { title: "Stuck!", topics: ["stuck in traffic"] };
  const used = async () =>
    (await client.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats")).json
      .storiesThisMonth;

  test("is asked about: refused without a credit, with stories that can be ordered instead", async () => {
    const { json } = await look(wish);
    expect(json).toMatchObject({ idea: null, sentence: null, untold: null });
    expect(json.asks).toBe("We don’t yet have a story about “stuck in traffic”.");
    const before = await used();
    const ordered = await client.call<BookJobView>("POST", "/api/books/generate", bookBody(childId, wish));
    expect(refusalOf(ordered)).toEqual({
      status: 422,
      code: "REFUSED",
      message: `${json.asks ?? ""} Please choose one of the stories that we can tell.`,
    });
    const { alternatives } = ordered.json as unknown as OutlineView;
    expect(alternatives).toHaveLength(3);
    expect(await used()).toBe(before);

    const [named, kept] = alternatives;
    expect(alternatives.map(({ offeredFor }) => offeredFor)).toEqual(alternatives.map(() => wish.title));
    expect(alternatives.map(({ title }) => title)).not.toContain(wish.title);
    const { sentence, ...another } = named ?? { sentence: "" };
    const ofAnother = await finishedStory(client, bookBody(childId, { ...wish, ...another }));
    expect(await bookOf(ofAnother.bookId)).toEqual({ premise: sentence, title: named?.title });
    // A title that was sent is kept as it was sent.
    const asTyped = await finishedStory(client, bookBody(childId, { ...wish, idea: kept?.idea }));
    expect(await bookOf(asTyped.bookId)).toEqual({ premise: kept?.sentence, title: wish.title });
    expect(await used()).toBe(before + 2);
  });

  test("is called nothing that isn't for a children's book", async () => {
    const order = bookBody(childId, { ...wish, title: "How to build a bomb", offeredFor: wish.title });
    const refused = await client.call("POST", "/api/books/generate", order);
    expect([refused.status, Object.keys(detailsOf(refused))]).toEqual([422, ["title"]]);
  });

  test("isn't told by a plot that nobody offered", async () => {
    const order = bookBody(childId, { ...wish, idea: "care/red-umbrella~12" });
    expect(refusalOf(await client.call("POST", "/api/books/generate", order)).status).toBe(422);
  });
});

test("22.4: a story that the child has already is told once more, or another, as its parent chooses", async () => {
  const parent = await guardedParent(system);
  const { Standard } = await plansOnOffer(parent);
  await buyPlan(system, parent, Standard.id);
  const { id } = await addChild(parent);
  const order = (title: string, more: object = {}) =>
    bookBody(id, { title, topics: ["not invited"], ...more });
  const { bookId: first } = await finishedStory(parent, order("Saturday"));
  const { json } = await parent.call<OutlineView>("POST", "/api/books/outline", order("Saturday Again"));
  expect(json).toMatchObject({ idea: null, sentence: null });
  expect(json.asks).toMatch(
    / already has our story about “not invited”\. We can tell it once more, or another one\.$/u,
  );
  const [again, other] = json.alternatives;
  expect(again?.sentence).toMatch(/^Once more: /u);
  expect(other?.sentence).not.toMatch(/^Once more: /u);
  const refused = await parent.call("POST", "/api/books/generate", order("Saturday Again"));
  expect(refusalOf(refused).status).toBe(422);
  const { bookId: second } = await finishedStory(parent, order("Saturday Again", { idea: again?.idea }));
  expect(second).not.toBe(first);
  expect(`Once more: ${(await premiseOf(second)) ?? ""}`).toBe(again?.sentence);
  const { bookId: third } = await finishedStory(parent, order("Saturday Again", { idea: other?.idea }));
  expect(await premiseOf(third)).toBe(other?.sentence);
});

test("22.4: a program is told what can be told instead, and orders one of them", async () => {
  const owner = await guardedParent(system);
  const { id } = await addChild(owner);
  const made = await owner.call<NewApiKeyView>("POST", "/api/api-keys", {
    name: "A program",
    scopes: ["stories:write"],
  });
  const caller = guardedClient(system.app, made.json.secret);
  const body = {
    ...{ childId: id, theme: "adventure", title: "Stuck!" },
    customization: { interests: ["stuck in traffic"] },
  };
  const refused = await caller.call("POST", "/api/v1/stories/generate?wait=0", body);
  expect(refusalOf(refused)).toMatchObject({ status: 422, code: "REFUSED" });
  const { alternatives } = refused.json as Pick<OutlineView, "alternatives">;
  expect(alternatives).toHaveLength(3);
  const ordered = await caller.call("POST", "/api/v1/stories/generate?wait=0", {
    ...body,
    ...alternatives[0],
  });
  expect(ordered).toMatchObject({ status: 202, json: { title: alternatives[0]?.title } });

  // Once it was heard, it is asked about all the same, and something else is offered.
  const { id: orderId } = ordered.json as { id: string };
  await until("the story to be told", async () => {
    const { json } = await owner.call<BookJobView>("GET", `/api/ai-books/status/${orderId}`);
    return json.status === "COMPLETED" || null;
  });
  const plotOf = ({ idea }: { idea: string }) => idea.split("~")[0];
  const after = await caller.call("POST", "/api/v1/stories/generate?wait=0", body);
  expect(refusalOf(after)).toEqual(refusalOf(refused));
  const others = (after.json as Pick<OutlineView, "alternatives">).alternatives;
  expect(others).toHaveLength(3);
  expect(others.map(plotOf)).not.toContain(alternatives.map(plotOf)[0]);

  // What doesn't fit the words is no idea for them: it is said, and what is.
  const wrong = await caller.call("POST", "/api/v1/stories/generate?wait=0", {
    ...{ childId: id, theme: "adventure", title: "The Lost Kite", idea: alternatives[0]?.idea },
  });
  expect(refusalOf(wrong)).toMatchObject({ status: 422, code: "REFUSED" });
  expect(Object.keys(detailsOf(wrong))).toEqual(["idea"]);
  expect((wrong.json as { alternatives: object[] }).alternatives.length).toBeGreaterThan(0);
});
