import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aCv } from "@/tests/support/cv";
import { detailsOf, guardedClient, refusalOf } from "@/tests/support/guarded-client";
import { linkInMail, mailTo } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const visitor = guardedClient(system.app);
const someone = () => `reader-${randomUUID()}@example.test`;

describe("a page's vitals", () => {
  const seen = { page: "post", vitals: [{ name: "LCP", value: 1234.5 }] };

  test("are taken from anybody, without an answer", async () => {
    const { status, text } = await visitor.call("POST", "/api/vitals", seen);
    expect([status, text]).toEqual([204, ""]);
  });

  test.each([
    ["a page by its address", { ...seen, page: "/stories/0190" }],
    ["a figure without end", { ...seen, vitals: [{ name: "LCP", value: 1e12 }] }],
    ["a figure of its own", { ...seen, vitals: [{ name: "Ada", value: 1 }] }],
    ["too many", { ...seen, vitals: Array.from({ length: 6 }, () => seen.vitals[0]) }],
    ["none", { ...seen, vitals: [] }],
  ])("are not with %s", async (_, body) => {
    expect((await visitor.call("POST", "/api/vitals", body)).status).toBe(400);
  });
});

describe("the newsletter", () => {
  test("begins with the link of a mail and ends with one press, also a mail program's", async () => {
    const email = someone();
    expect((await visitor.call("POST", "/api/newsletter", { email })).status).toBe(202);
    const link = new URL(await linkInMail(system.mail, email, "/newsletter/confirm"));
    const token = link.searchParams.get("token");
    expect((await visitor.call("POST", "/api/newsletter/confirm", { token })).status).toBe(200);
    const path = `/api/newsletter/unsubscribe?token=${"x".repeat(43)}`;
    const oneClick = await fetch(system.app + path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
    const opened = await fetch(system.app + path, { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("/newsletter/unsubscribe?token=x") as string,
    ]);
    await visitor.call("POST", "/api/newsletter", { email });
    expect(await mailTo(system.mail, email)).toHaveLength(1);
  });

  test("refuses what is no address, and a link that is none", async () => {
    const answer = await visitor.call("POST", "/api/newsletter", { email: "a@b.test,c@d.test" });
    expect(Object.keys(detailsOf(answer))).toEqual(["email"]);
    const link = await visitor.call("POST", "/api/newsletter/confirm", { token: "none" });
    expect(refusalOf(link)).toMatchObject({ status: 400, code: "VALIDATION" });
  });
});

test("a post is liked by a browser, and taken back", async () => {
  const path = "/api/blog/two-languages-one-bedtime/like";
  const key = randomUUID();
  const liked = await visitor.call<{ likes: number }>("PUT", path, { key, liked: true });
  expect(liked.status).toBe(200);
  const { json } = await visitor.call<{ likes: Record<string, number> }>("GET", "/api/blog/likes");
  expect(json.likes["two-languages-one-bedtime"]).toBe(liked.json.likes);
  const taken = await visitor.call<{ likes: number }>("PUT", path, { key, liked: false });
  expect(taken.json.likes).toBe(liked.json.likes - 1);
  const none = await visitor.call("PUT", "/api/blog/no-such-post/like", { key, liked: true });
  expect(refusalOf(none)).toMatchObject({ status: 404, code: "NOT_FOUND" });
});

test("feeds and the word to whoever finds a weakness are where programs look for them", async () => {
  const read = async (path: string) => {
    const answer = await fetch(system.app + path);
    return [answer.status, answer.headers.get("content-type"), (await answer.text()).slice(0, 8)];
  };
  expect(await read("/feed.xml")).toEqual([200, "application/rss+xml; charset=utf-8", "<?xml ve"]);
  expect(await read("/atom.xml")).toEqual([200, "application/atom+xml; charset=utf-8", "<?xml ve"]);
  expect(await read("/.well-known/security.txt")).toEqual([200, "text/plain; charset=utf-8", "Contact:"]);
});

describe("an application", () => {
  const form = (cv: Uint8Array, name = "cv.pdf") => {
    const data = new FormData();
    const fields = { position: "full-stack-engineer", name: "Robin Hale", email: someone(), links: "" };
    for (const [field, value] of Object.entries(fields)) data.append(field, value);
    data.append("cv", new Blob([new Uint8Array(cv)], { type: "application/pdf" }), name);
    return data;
  };
  const apply = (data: FormData) => visitor.call("POST", "/api/careers/applications", data);

  test("with a CV is taken, one with a script in it isn't", async () => {
    expect((await apply(form(await aCv(2)))).status).toBe(201);
    const refused = await apply(form(await aCv(2, "app.alert(1)")));
    expect(refusalOf(refused)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(detailsOf(refused)["cv"]).toMatch(/script or attached files/);
  });

  test("with a program under another name is refused by its type", async () => {
    const refused = await apply(form(Buffer.from("MZ\u0090\u0000"), "cv.pdf"));
    expect(refusalOf(refused)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA" });
  });
});
