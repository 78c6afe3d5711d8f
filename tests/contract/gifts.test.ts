import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { GiftsView, NewGiftView } from "@/lib/features/gifts/contract";
import { guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();

let parent: ApiClient;
let stranger: ApiClient;
let gifts: string;

beforeAll(async () => {
  [parent, stranger] = await Promise.all([guardedParent(system), guardedParent(system)]);
  const child = await addChild(parent, { name: "Mila" });
  const { bookId } = await finishedStory(parent, bookBody(child.id, { title: "Mila and the Kite" }));
  gifts = `/api/books/${bookId ?? ""}/gifts`;
});

const give = (body: object) => parent.call<NewGiftView>("POST", gifts, body);
const visit = (path: string, headers = {}) =>
  fetch(new URL(path, system.app), { headers, redirect: "manual" });
/** Without what is each answer's own: the address that was asked, and the numbers of its scripts. */
const wordsOf = async (response: Response) => {
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>|nonce="[^"]*"/g, "");
  return html.replaceAll(/\/gift\/[\w-]{43}/g, "");
};

test("13.6: a link opens one story with its pictures for whoever has it, until it is taken back", async () => {
  const made = await give({ days: 7 });
  expect(made.status).toBe(201);
  const { pathname } = new URL(made.json.url);
  const opened = await visit(pathname);
  expect(opened.status).toBe(200);
  expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
  expect(opened.headers.get("cache-control")).toContain("no-store");
  expect(opened.headers.get("set-cookie")).toBeNull();
  const html = await opened.text();
  expect(html).toContain("Robin and the Kite");
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toContain("Mila");
  expect(html).not.toContain('rel="canonical"');
  // The theme that was chosen in this browser is there before anything is shown: no flash of light at night.
  const words = html.indexOf("Robin and the Kite</h1>");
  const theme = html.search(/<script nonce="[^"]+">[^<]*localStorage\.getItem\("theme"\)/u);
  expect(theme).toBeGreaterThan(0);
  expect(theme).toBeLessThan(words);
  const [picture = ""] = /\/api\/gift\/[\w-]{43}\/files\/[\w-]{36}/.exec(html) ?? [];
  const file = await guardedClient(system.app).call("GET", picture);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const part = await visit(picture, { range: "bytes=0-9" });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const listing = async () => (await parent.call<GiftsView>("GET", gifts)).json.gifts[0]?.lastOpenedAt;
  // 23.4: whatever fetched the page, nobody has read it so far.
  expect((await fetch(new URL(pathname, system.app), { method: "HEAD" })).status).toBe(200);
  expect(await listing()).toBeNull();
  const reader = guardedClient(system.app);
  expect((await reader.call("POST", `/api${pathname}/opening`)).status).toBe(204);
  expect(await listing()).not.toBeNull();
  // The picture's id alone opens nothing.
  expect((await visit(`/api/files/${picture.split("/").at(-1) ?? ""}`)).status).toBe(401);

  const listed = await parent.call<GiftsView>("GET", gifts);
  expect(listed.json).toMatchObject({ fromPhoto: false, childName: "Mila", gifts: [{ named: false }] });
  expect(listed.text).not.toContain(pathname.split("/").at(-1));
  expect((await parent.call("DELETE", `/api/gifts/${made.json.gift.id}`)).status).toBe(204);
  const [taken, never] = [await visit(pathname), await visit(`/gift/${"x".repeat(43)}`)];
  expect([taken.status, never.status]).toEqual([404, 404]);
  expect(await wordsOf(taken)).toBe(await wordsOf(never));
  expect((await visit(picture)).status).toBe(404);
  expect(refusalOf(await reader.call("POST", `/api${pathname}/opening`)).status).toBe(404);
});

test("13.6: with the name it says the name, and nobody else gives or takes it", async () => {
  const made = await give({ named: true });
  expect(await (await visit(new URL(made.json.url).pathname)).text()).toContain("Mila and the Kite");
  const answers = [
    await stranger.call("GET", gifts),
    await stranger.call("POST", gifts, {}),
    await stranger.call("DELETE", `/api/gifts/${made.json.gift.id}`),
    await parent.call("DELETE", `/api/gifts/${randomUUID()}`),
  ];
  expect(answers.map((answer) => refusalOf(answer).status)).toEqual([404, 404, 404, 404]);
  for (const body of [{ days: 8 }, { days: "7" }, { named: "yes" }, { photoPictures: 1 }])
    expect(refusalOf(await give(body)).status).toBe(400);
  expect((await guardedClient(system.app).call("GET", gifts)).status).toBe(401);
});
