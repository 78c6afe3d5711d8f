// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { createOrderSender, toFormFields } from "./order-story";
import type { StoryOrderForm } from "./story-form-schema";

const order: StoryOrderForm = {
  mode: "plain",
  childId: "0192f6a0-0000-7000-8000-000000000001",
  withChildIds: [],
  title: "The lost kite",
  topics: ["kites"],
  theme: "adventure",
  creativityLevel: 5,
  ageAppropriate: true,
  continues: null,
  idea: "adventure/runaway-kite~12",
  called: null,
  photoUrl: "",
  providerConsent: false,
  characterStyle: "",
  look: null,
};
const job = { id: "r1", bookId: null, status: "QUEUED", progress: 0, title: "The lost kite", message: null };

let sent: { path: string; key: string | null; body: unknown }[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit & { body: string }) => {
    const key = new Headers(init.headers).get("Idempotency-Key");
    sent.push({ path, key, body: JSON.parse(init.body) });
    const answer = answers.shift() ?? Response.json(job);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const counting = () => {
  let number = 0;
  return createOrderSender(() => `key-${++number}`);
};

test("a plain order goes to the story call, without the form's own fields", async () => {
  const result = await counting()(order);

  expect(result).toMatchObject({ ok: true, status: 200, data: job });
  const {
    mode: _mode,
    photoUrl: _photo,
    providerConsent: _consent,
    characterStyle: _style,
    look: _look,
    called: _called,
    ...body
  } = order;
  expect(sent).toEqual([{ path: "/api/books/generate", key: "key-1", body }]);
});

test("another story goes under its own title, with the one that it was offered for", async () => {
  const send = counting();
  await send({ ...order, called: "The Runaway Kite" });
  await send({ ...order, called: "The lost kite" });

  expect(sent).toMatchObject([
    { body: { title: "The Runaway Kite", offeredFor: "The lost kite" } },
    { body: { title: "The lost kite" } },
  ]);
  expect(sent[1]?.body).not.toHaveProperty("offeredFor");
});

test("a character order carries photo and style around the same request", async () => {
  await counting()({ ...order, mode: "character", photoUrl: "/api/files/1", characterStyle: "princess" });

  expect(sent[0]).toMatchObject({
    path: "/api/ai-books/generate",
    body: {
      bookRequest: { title: "The lost kite" },
      childPhotoUrl: "/api/files/1",
      characterStyle: "princess",
    },
  });
});

test.each([new Error("offline"), new Response("", { status: 502 })])(
  "without a clear answer the same order keeps its key",
  async (failure) => {
    answers = [failure];
    const send = counting();

    await send(order);
    await send(order);

    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  },
);

test("a changed order, and one after a clear answer, has a new key", async () => {
  answers = [new Error("offline"), Response.json(job), Response.json(job)];
  const send = counting();

  await send(order);
  await send({ ...order, title: "The found kite" });
  await send({ ...order, title: "The found kite" });

  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-2", "key-3"]);
});

test("the call's field names become the form's", () => {
  expect(
    toFormFields({ "bookRequest.title": "a", "bookRequest.topics.3": "b", childPhotoUrl: "c", theme: "d" }),
  ).toEqual({ title: "a", topics: "b", photoUrl: "c", theme: "d" });
});

test.each([
  { mode: "plain" as const, message: "Failed to generate story" },
  { mode: "character" as const, message: "Failed to start AI book generation" },
])("a $mode order that fails without a word: $message", async ({ mode, message }) => {
  answers = [new Response("Bad gateway", { status: 502 })];
  expect(await counting()({ ...order, mode })).toMatchObject({ ok: false, message });
});

test("the server's own sentence stands", async () => {
  const body = { code: "QUOTA_EXHAUSTED", message: "All stories of this month are used." };
  answers = [Response.json(body, { status: 402 })];
  expect(await counting()(order)).toMatchObject({ status: 402, message: body.message });
});

test("a photo goes to the provider by the words that the parent saw, or not at all", async () => {
  const send = counting();
  const withPhoto: StoryOrderForm = {
    ...order,
    mode: "character",
    photoUrl: "/api/files/1",
    characterStyle: "princess",
  };
  await send(withPhoto);
  await send({ ...withPhoto, providerConsent: true });
  expect(sent.map(({ body }) => (body as { providerConsent?: string }).providerConsent)).toEqual([
    undefined,
    CONSENT_TEXTS["child-photo-provider"].version,
  ]);
});
