// 16.29
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { BookDetailView, LookSuggestion } from "@/lib/features/stories/contract";
import { detailsOf, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, apiClient, bookBody, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
const LOOK = "/api/ai-books/look";
/** Somebody who looks at us, from the finder's own package. */
const FACE = "node_modules/@vladmandic/face-api/demo/sample2.jpg";
const THREE_FACES = "node_modules/@vladmandic/face-api/demo/sample1.jpg";

let parent: ApiClient;
let stranger: ApiClient;
beforeAll(async () => {
  [parent, stranger] = await Promise.all([guardedParent(system), guardedParent(system)]);
});

async function uploaded(photo: Uint8Array, purpose = "character"): Promise<string> {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "photo.jpg");
  form.append("purpose", purpose);
  form.append("consent", CONSENT_TEXTS["child-photo-character"].version);
  const { json } = await parent.call<{ fileUrl: string }>("POST", "/api/files/upload", form);
  return json.fileUrl;
}
const aFace = async () => uploaded(await readFile(FACE));
const anEmptyWall = async () =>
  uploaded(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c84" } })
      .jpeg()
      .toBuffer(),
  );
const look = (childPhotoUrl: unknown, client = parent) =>
  client.call<LookSuggestion>("POST", LOOK, { childPhotoUrl });

test("a face suggests skin, hair and glasses, and nothing else is said of it", async () => {
  const { status, json } = await look(await aFace());
  expect(status).toBe(200);
  // She bows her head into hair that falls to one side: how long it is can be seen either way.
  expect(json.look).toMatchObject({ skin: "porcelain", glasses: false });
  expect(Object.keys(json.look ?? {}).sort()).toEqual(["glasses", "hairColour", "hairLength", "skin"]);
});

test("23.18: a photo with several people is said to be one, and the largest face is looked at", async () => {
  const { json } = await look(await uploaded(await readFile(THREE_FACES)));
  expect(json).toMatchObject({ look: { glasses: expect.any(Boolean) as boolean }, several: true });
  expect((await look(await aFace())).json.several).toBe(false);
});

test("a photo without a face says so, and its story is made with the profile's looks", async () => {
  const childPhotoUrl = await anEmptyWall();
  expect((await look(childPhotoUrl)).json).toEqual({ look: null, several: false });
  const child = await addChild(parent, { look: { skin: "deep", hairStyle: "braids" } });
  const order = { bookRequest: bookBody(child.id), childPhotoUrl, characterStyle: "superhero" };
  expect(await heroOf(order)).toMatchObject({ skin: "deep", hairStyle: "braids" });
});

test("what the parent confirms is how the hero of this story looks", async () => {
  const childPhotoUrl = await aFace();
  const { json } = await parent.call<{ id: string }[]>("GET", "/api/children");
  const confirmed = { skin: "olive", hairColour: "red", hairStyle: "bun", glasses: true };
  const order = { bookRequest: bookBody(json[0]?.id ?? ""), childPhotoUrl, characterStyle: "princess" };
  expect(await heroOf({ ...order, look: confirmed })).toMatchObject(confirmed);
});

/** The look that a finished story was drawn with. */
async function heroOf(order: object): Promise<unknown> {
  const ordered = await parent.call<{ id: string }>("POST", "/api/ai-books/generate", order);
  expect(ordered.status, ordered.text).toBe(202);
  const bookId = await until(
    "the story",
    async () => {
      const { json } = await parent.call<{ status: string; bookId: string }>(
        "GET",
        `/api/ai-books/status/${ordered.json.id}`,
      );
      return json.status === "COMPLETED" ? json.bookId : null;
    },
    90_000,
  );
  expect((await parent.call<BookDetailView>("GET", `/api/books/${bookId}`)).status).toBe(200);
  return withClient(system.database, async (client) => {
    const { rows } = await client.query<{ look: unknown }>(
      "SELECT hero_look AS look FROM books WHERE id = $1",
      [bookId],
    );
    return rows[0]?.look;
  });
}

test("nobody else's photo, and none that was sent for something else, is looked at", async () => {
  const face = await aFace();
  const profile = await uploaded(await readFile(FACE), "profile");
  for (const answer of [
    await look(face, stranger),
    await look(profile),
    await look("https://example.test/photo.jpg"),
    await look("/api/files/01890000-0000-7000-8000-000000000000"),
    await look(7),
  ]) {
    expect([answer.status, Object.keys(detailsOf(answer))]).toEqual([400, ["childPhotoUrl"]]);
  }
});

test("after consent was taken back nothing is looked at", async () => {
  const face = await aFace();
  expect((await parent.call("DELETE", "/api/consents/child-photo-character")).status).toBe(204);
  expect((await look(face)).status).toBe(400);
});

test("eight at once are looked at one after another, or asked to come again", async () => {
  const wall = await anEmptyWall();
  const caller = apiClient(system.app, parent.token);
  const answers = await Promise.all(Array.from({ length: 8 }, () => look(wall, caller)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(refusalOf(answer)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});
