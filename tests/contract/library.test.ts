import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { UsageView } from "@/lib/features/billing/contract";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import type { BookDetailView, BookView } from "@/lib/features/stories/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import {
  addChild,
  bookBody,
  finishedStory,
  type ApiClient,
  type NewParent,
} from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const BOOKS = "/api/books";
const TITLE = 'Zoë\'s "Fête" — naïve/étoiles 🌟';
const NOBODYS = "01890000-0000-7000-8000-000000000000";

let parent: ApiClient & { parent: NewParent };
let stranger: ApiClient;
let childId: string;
/** Oldest first: the titled one, a science one, a plain one. */
let books: [string, string, string];

beforeAll(async () => {
  [parent, stranger] = await Promise.all([guardedParent(system), guardedParent(system)]);
  await buyPlan(system, parent, (await plansOnOffer(parent)).Basic.id);
  childId = (await addChild(parent, { name: "Zoë" })).id;
  const made = async (wish: Record<string, unknown>) => {
    const { status, bookId, message } = await finishedStory(parent, bookBody(childId, wish));
    expect([status, message]).toEqual(["COMPLETED", null]);
    return bookId ?? "";
  };
  books = [
    await made({ title: TITLE }),
    await made({ title: "100%_sure", theme: "science" }),
    await made({ title: "The Quiet Fox", theme: "animals" }),
  ];
});

const listed = async (query = "", client: ApiClient = parent) => {
  const answer = await client.call<BookView[]>("GET", `${BOOKS}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return {
    ids: answer.json.map(({ id }) => id),
    next: answer.headers.get("x-next-cursor"),
    total: answer.headers.get("x-total-count"),
    rows: answer.json,
  };
};

describe("a book", () => {
  test("has everything that the reader shows", async () => {
    const { json, status } = await parent.call<BookDetailView>("GET", `${BOOKS}/${books[0]}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: books[0],
      title: TITLE,
      childId,
      childName: "Zoë",
      theme: "adventure",
      level: "Emerging",
      status: "completed",
      pdfUrl: `${BOOKS}/${books[0]}/pdf`,
      writer: "classic",
      illustrator: "classic",
      resumePage: 1,
    });
    expect(json.pages.map(({ number }) => number)).toEqual(json.pages.map((_, index) => index + 1));
    for (const page of json.pages) {
      expect(page.text.trim()).not.toBe("");
      expect(page.alt.trim()).not.toBe("");
    }
    const pictures = [json.coverUrl, ...json.pages.map(({ pictureUrl }) => pictureUrl)];
    for (const url of pictures) expect(url).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    const cover = await parent.call("GET", json.coverUrl ?? "");
    expect([cover.status, cover.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await stranger.call("GET", json.coverUrl ?? "")).status).toBe(404);
    // What a browser still has of it is shown to nobody else, nor behind a sign-out: it asks each time.
    expect(cover.headers.get("cache-control")).toBe("private, no-cache");
    const asksAgain = async (token: string | null) =>
      (
        await fetch(new URL(json.coverUrl ?? "", system.app), {
          headers: {
            "if-none-match": cover.headers.get("etag") ?? "",
            ...(token && { authorization: `Bearer ${token}` }),
          },
        })
      ).status;
    expect(await Promise.all([parent.token, stranger.token, null].map(asksAgain))).toEqual([304, 404, 401]);
  });

  test("is renamed, and only its title changes", async () => {
    const path = `${BOOKS}/${books[2]}`;
    const before = (await parent.call<BookDetailView>("GET", path)).json;
    const renamed = await parent.call<BookDetailView>("PATCH", path, {
      title: "  The Loud\nFox ",
      theme: "fantasy",
    });
    expect([renamed.status, renamed.json]).toEqual([200, { ...before, title: "The Loud Fox" }]);
    for (const title of ["", "  ", 7, "t".repeat(256), "a\u0000b"]) {
      const refused = await parent.call("PATCH", path, { title });
      expect([refused.status, Object.keys(detailsOf(refused))]).toEqual([400, ["title"]]);
    }
    expect((await parent.call("PATCH", path, { title: before.title })).status).toBe(200);
  });

  test("of somebody else is not there", async () => {
    for (const id of [books[0], NOBODYS, "not-an-id"]) {
      const path = `${BOOKS}/${id}`;
      for (const [method, at, body] of [
        ["GET", path],
        ["GET", `${path}/pdf`],
        ["GET", `${path}/epub`],
        ["GET", `${path}/html`],
        ["PATCH", path, { title: "Mine" }],
        ["DELETE", path],
      ] as const) {
        expect(refusalOf(await stranger.call(method, at, body))).toMatchObject({
          status: 404,
          code: "NOT_FOUND",
        });
      }
    }
    expect((await parent.call<BookDetailView>("GET", `${BOOKS}/${books[0]}`)).json.title).toBe(TITLE);
  });

  test("that is deleted leaves the library, its PDF and its pictures with it, but not the count", async () => {
    const client = await guardedParent(system);
    const child = await addChild(client);
    const { bookId } = await finishedStory(client, bookBody(child.id));
    const path = `${BOOKS}/${bookId ?? ""}`;
    expect((await client.call("GET", path)).status).toBe(200);
    expect((await client.call("DELETE", path)).status).toBe(204);
    for (const gone of [path, `${path}/pdf`, `${path}/epub`, `${path}/html`])
      expect((await client.call("GET", gone)).status).toBe(404);
    expect((await client.call("DELETE", path)).status).toBe(404);
    expect((await listed("", client)).ids).toEqual([]);
    const { json } = await client.call<UsageView>("GET", "/api/payments/usage-stats");
    expect(json.storiesThisMonth).toBe(1);
  });
});

describe("the library", () => {
  test("lists books newest first, and nobody else's", async () => {
    expect((await listed()).ids).toEqual(books.toReversed());
    expect((await listed("", stranger)).ids).toEqual([]);
    expect((await guardedClient(system.app).call("GET", BOOKS)).status).toBe(401);
  });

  test("comes in pages; a header leads to the next one, and the first says how many there are", async () => {
    const first = await listed("?limit=2");
    expect([first.ids, first.total]).toEqual([[books[2], books[1]], "3"]);
    const second = await listed(`?limit=2&cursor=${first.next ?? ""}`);
    expect([second.ids, second.next, second.total]).toEqual([[books[0]], null, null]);
    expect((await listed("?limit=3")).next).toBeNull();
  });

  test("finds by title, child, theme and profile, and takes wildcards for letters", async () => {
    const found = async (search: string) => (await listed(`?search=${encodeURIComponent(search)}`)).ids;
    expect(await found("FÊTE")).toEqual([books[0]]);
    expect(await found("quiet fox")).toEqual([books[2]]);
    expect(await found("fox  zoë QUIET")).toEqual([books[2]]);
    expect(await found("zoë")).toHaveLength(3);
    expect(await found("Science")).toEqual([books[1]]);
    expect(await found("%")).toEqual([books[1]]);
    expect(await found("_")).toEqual([books[1]]);
    for (const none of ["\\", "' OR 1=1 --", "<script>"]) expect(await found(none)).toEqual([]);
    expect((await listed("?theme=animals")).ids).toEqual([books[2]]);
    expect((await listed(`?childId=${childId}`)).ids).toHaveLength(3);
    expect((await listed(`?childId=${NOBODYS}`)).ids).toEqual([]);
  });

  test.each([
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=ten", "limit"],
    ["limit=1e9", "limit"],
    ["cursor=first", "cursor"],
    ["sort=size", "sort"],
    ["reading=maybe", "reading"],
    ["childId=1", "childId"],
    ["theme=war", "theme"],
    ["search=%00", "search"],
    [`search=${"s".repeat(101)}`, "search"],
    ["limit=1&limit=2", "limit"],
  ])("refuses ?%s by field", async (query, field) => {
    const answer = await parent.call("GET", `${BOOKS}?${query}`);
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(Object.keys(detailsOf(answer))).toEqual([field]);
  });
});

describe("the PDF", () => {
  const pdf = (headers: Record<string, string>) =>
    fetch(`${system.app}${BOOKS}/${books[0]}/pdf`, { headers });
  const bearer = () => ({ authorization: `Bearer ${parent.token ?? ""}` });

  test("is saved under the story's name, accents and all", async () => {
    const response = await pdf(bearer());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const [, plain, encoded] =
      /^attachment; filename="([\x20-\x7e]+)"; filename\*=UTF-8''(\S+)$/.exec(
        response.headers.get("content-disposition") ?? "",
      ) ?? [];
    expect(plain).toBe("Zoes Fete naive etoiles .pdf");
    expect(decodeURIComponent(encoded ?? "")).toBe("Zoë's Fête — naïve étoiles 🌟.pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-1024).toString("latin1")).toContain("%%EOF");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toMatch(/^private/);
  });

  test("opens with the cookie of a browser too, but not for another site or for nobody", async () => {
    const { email, password } = parent.parent;
    const own = { origin: system.app, "sec-fetch-site": "same-origin" };
    const login = await guardedClient(system.app).call("POST", "/api/auth/login", { email, password }, own);
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .join("; ");
    const same = await pdf({ cookie, "sec-fetch-site": "same-origin" });
    expect([same.status, same.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await pdf({ cookie, "sec-fetch-site": "cross-site" })).status).toBe(401);
    expect((await pdf({})).status).toBe(401);
  });
});

describe("reading", () => {
  const event = (bookId: string, overrides: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    bookId,
    page: 1,
    activeSeconds: 30,
    occurredAt: new Date().toISOString(),
    ...overrides,
  });
  const log = (events: unknown, client: ApiClient = parent) =>
    client.call("POST", "/api/reading-events", { events });
  const dashboard = async (client: ApiClient = parent) =>
    (await client.call<DashboardView>("GET", "/api/dashboard")).json;

  test("counts once however often it is sent, and shows on the dashboard", async () => {
    expect(await dashboard()).toEqual({
      totalChildren: 1,
      totalStories: 3,
      readingTime: 0,
      totalBadges: 0,
      reading: [{ childId, next: { id: books[2], title: "The Quiet Fox", openPage: null }, again: null }],
      recentBadges: [],
      families: [],
    });
    const { pages } = (await parent.call<BookDetailView>("GET", `${BOOKS}/${books[0]}`)).json;
    const events = pages.map(({ number }) =>
      event(books[0], { page: number, finishedBook: number === pages.length }),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => log(events)));
    for (const answer of answers) expect(answer.json).toMatchObject({ accepted: pages.length });
    const awarded = answers.flatMap(({ json }) => (json as { newBadges: { key: string }[] }).newBadges);
    expect(awarded.map(({ key }) => key)).toEqual(["first-story"]);

    const { recentBadges, reading, ...totals } = await dashboard();
    expect(reading).toMatchObject([
      { childId, next: { id: books[2] }, again: { id: books[0], title: TITLE } },
    ]);
    expect(totals).toEqual({
      totalChildren: 1,
      totalStories: 3,
      readingTime: Math.round((pages.length * 30) / 60),
      totalBadges: 1,
      families: [],
    });
    expect(recentBadges).toMatchObject([{ childId, childName: "Zoë", badges: [{ key: "first-story" }] }]);
  });

  test("of somebody else's book, or of a page that isn't there, is nothing", async () => {
    const before = await dashboard();
    expect((await log([event(books[0])], stranger)).json).toEqual({ accepted: 0, newBadges: [] });
    const unknown = [event(NOBODYS), event(books[0], { page: 99 })];
    expect((await log(unknown)).json).toEqual({ accepted: 0, newBadges: [] });
    expect((await dashboard(stranger)).readingTime).toBe(0);
    expect(await dashboard()).toEqual(before);
  });

  test.each([
    ["events", undefined],
    ["events", []],
    ["events", Array.from({ length: 101 }, () => event(NOBODYS))],
    ["events.0.activeSeconds", [event(NOBODYS, { activeSeconds: 601 })]],
    ["events.0.activeSeconds", [event(NOBODYS, { activeSeconds: -1 })]],
    ["events.0.page", [event(NOBODYS, { page: 0 })]],
    ["events.0.occurredAt", [event(NOBODYS, { occurredAt: "yesterday" })]],
    ["events.0.id", [event(NOBODYS, { id: "1; DROP TABLE books" })]],
  ])("with wrong %s is refused", async (field, events) => {
    const answer = await log(events);
    expect([answer.status, Object.keys(detailsOf(answer))]).toEqual([400, [field]]);
  });
});
