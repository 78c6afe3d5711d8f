import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, mailTo, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
const TITLE = "The Reported Kite";

let parent: ApiClient;
let stranger: ApiClient;
let bookId: string;

beforeAll(async () => {
  [parent, stranger] = await Promise.all([guardedParent(system), guardedParent(system)]);
  const child = await addChild(parent);
  bookId = (await finishedStory(parent, bookBody(child.id, { title: TITLE }))).bookId ?? "";
});

const at = (id: string) => `/api/books/${id}/reports`;
const body = (overrides: object = {}) => ({ page: 1, reason: "picture", note: "It rains.", ...overrides });
const mailsAbout = async (note: string) => {
  const { json } = await parent.call<{ email: string }>("GET", "/api/contact");
  return (await mailTo(system.mail, json.email)).filter(({ text }) => text.includes(note));
};

describe("POST /api/books/{id}/reports", () => {
  test("thanks, and tells support", async () => {
    const note = `Rain ${randomUUID()}`;
    const answer = await parent.call("POST", at(bookId), body({ note }));
    expect([answer.status, answer.json]).toEqual([201, { message: "Thank you. We read every report." }]);
    const [mail] = await until("the mail to support", async () => {
      const mails = await mailsAbout(note);
      return mails.length > 0 ? mails : null;
    });
    expect(mail?.subject).toBe("[Page report] The picture doesn't fit");
    expect(mail?.text).toContain(TITLE);
  });

  test("reports once, however often the same request comes", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const note = `Once ${randomUUID()}`;
    const first = await parent.call("POST", at(bookId), body({ note }), key);
    const again = await Promise.all(
      Array.from({ length: 8 }, () => parent.call("POST", at(bookId), body({ note }), key)),
    );
    expect(again.map(({ status, text }) => [status, text])).toEqual(again.map(() => [201, first.text]));
    const last = `Queued after them ${randomUUID()}`;
    await parent.call("POST", at(bookId), body({ note: last }));
    await until("the last mail", async () => (await mailsAbout(last))[0] ?? null);
    expect(await mailsAbout(note)).toHaveLength(1);
  });

  test("of somebody else's book, nobody's and no page are alike", async () => {
    const refused = await Promise.all([
      stranger.call("POST", at(bookId), body()),
      stranger.call("POST", at(randomUUID()), body()),
      stranger.call("POST", at("not-an-id"), body()),
      parent.call("POST", at(bookId), body({ page: 100 })),
    ]);
    for (const answer of refused) expect(refusalOf(answer)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect((await guardedClient(system.app).call("POST", at(bookId), body())).status).toBe(401);
  });

  test.each([
    ["page", { page: 0 }],
    ["page", { page: "1" }],
    ["reason", { reason: "boring" }],
    ["note", { note: "n".repeat(501) }],
    ["note", { note: "a\u0000b" }],
  ])("refuses a wrong %s by field: %j", async (field, wrong) => {
    const answer = await parent.call("POST", at(bookId), body(wrong));
    expect([answer.status, Object.keys(detailsOf(answer))]).toEqual([400, [field]]);
  });
});
