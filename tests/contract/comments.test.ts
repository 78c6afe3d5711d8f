import { beforeAll, expect, test } from "vitest";
import type { CommentsView, CommentView, ModerationView } from "@/lib/features/comments/contract";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import type { ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
const visitor = guardedClient(system.app);
const slug = "the-same-book-again";
const all = `/api/blog/${slug}/comments`;
const queue = "/api/moderation/comments";

let writer: ApiClient;
let reader: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  const [one, other, chief] = await Promise.all([
    guardedParent(system),
    guardedParent(system),
    guardedParent(system),
  ]);
  [writer, reader, admin] = [one, other, chief];
  await withClient(system.database, (client) =>
    client.query("UPDATE parents SET role = 'admin' WHERE email = $1", [chief.parent.email]),
  );
});

const seenBy = async (client: ApiClient, id: string) => {
  const { json } = await client.call<CommentsView>("GET", all);
  return json.comments.find((one) => one.id === id);
};

test("a comment is written, let through, reported, hidden again and deleted", async () => {
  const text = "We read it backwards.";
  const written = await writer.call<CommentView>("POST", all, { text });
  expect(written).toMatchObject({ status: 201, json: { text, state: "waiting", isOwn: true } });
  const { id } = written.json;
  expect(await seenBy(writer, id)).toMatchObject({ state: "waiting" });
  for (const client of [reader, visitor]) expect(await seenBy(client, id)).toBeUndefined();

  const waiting = await admin.call<ModerationView>("GET", `${queue}?queue=waiting`);
  expect(waiting.json.comments.find((one) => one.id === id)).toMatchObject({ slug, text, reports: [] });
  expect((await admin.call("PUT", `${queue}/${id}`, { state: "shown" })).status).toBe(204);
  expect(await seenBy(visitor, id)).toMatchObject({ text, isOwn: false });
  const counts = await visitor.call<{ comments: Record<string, number> }>("GET", "/api/blog/likes");
  expect(counts.json.comments[slug]).toBeGreaterThan(0);

  const reported = await reader.call("POST", `/api/comments/${id}/reports`, { reason: "advertising" });
  expect(reported).toMatchObject({ status: 201, json: { message: "Thank you. We will look at it." } });
  const { json } = await admin.call<ModerationView>("GET", `${queue}?queue=reported`);
  expect(json.comments.find((one) => one.id === id)).toMatchObject({ reports: ["advertising"] });

  expect(refusalOf(await reader.call("DELETE", `/api/comments/${id}`))).toMatchObject({ status: 404 });
  expect((await writer.call("DELETE", `/api/comments/${id}`)).status).toBe(204);
  expect(await seenBy(visitor, id)).toBeUndefined();
});

test("an administrator deletes anybody's; to everybody else that is forbidden", async () => {
  const { json } = await writer.call<CommentView>("POST", all, { text: "Hello." });
  const path = `${queue}/${json.id}`;
  for (const [method, body] of [["PUT", { state: "shown" }] as const, ["DELETE", undefined] as const]) {
    const refused = await reader.call(method, path, body);
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  }
  expect(refusalOf(await reader.call("GET", queue))).toMatchObject({ status: 403, code: "FORBIDDEN" });
  expect((await admin.call("DELETE", path)).status).toBe(204);
  expect(refusalOf(await admin.call("DELETE", path))).toMatchObject({ status: 404 });
});

test.each([
  ["nothing", "  \n "],
  ["too much", "n".repeat(1001)],
  ["no text", 7],
])("%s is refused beside its field", async (_what, text) => {
  const refused = await writer.call("POST", all, { text });
  expect(refusalOf(refused)).toMatchObject({ status: 400, code: "VALIDATION" });
  expect(Object.keys(detailsOf(refused))).toEqual(["text"]);
});

test("a web address is refused with words of ours, and nobody writes without an account", async () => {
  const refused = await writer.call("POST", all, { text: "See www.example.com" });
  expect(refusalOf(refused)).toMatchObject({ status: 422, code: "REFUSED" });
  expect(detailsOf(refused)["text"]).toMatch(/web addresses/);
  expect((await visitor.call("POST", all, { text: "Hello" })).status).toBe(401);
  const none = await writer.call("POST", "/api/blog/no-such-post/comments", { text: "Hello" });
  expect(refusalOf(none)).toMatchObject({ status: 404, code: "NOT_FOUND" });
});
