import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { UsageView } from "@/lib/features/billing/contract";
import type { ConsentView } from "@/lib/features/consents/contract";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { BookJobView } from "@/lib/features/stories/contract";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, childBody, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
const ORDER = "/api/ai-books/generate";
const PHOTO_NEEDED = "Please upload a child photo for AI character transformation.";
const STYLE_NEEDED = "Please select a character style.";

let photo: Uint8Array<ArrayBuffer>;
let parent: ApiClient;
let childId: string;

async function uploaded(client: ApiClient, purpose: string): Promise<string> {
  const form = new FormData();
  form.append("image", new Blob([photo], { type: "image/jpeg" }), "photo.jpg");
  form.append("purpose", purpose);
  form.append("consent", CONSENT_TEXTS["child-photo-character"].version);
  const { json } = await client.call<{ fileUrl: string }>("POST", "/api/files/upload", form);
  return json.fileUrl;
}

beforeAll(async () => {
  const picture = sharp({
    create: { width: 300, height: 300, channels: 3, background: { r: 200, g: 160, b: 120 } },
  });
  photo = new Uint8Array(await picture.jpeg().toBuffer());
  parent = await guardedParent(system);
  childId = (await addChild(parent)).id;
});

const order = (wish: Record<string, unknown>) =>
  parent.call<BookJobView>("POST", ORDER, {
    bookRequest: bookBody(childId),
    characterStyle: "superhero",
    childPhotoUrl: "/api/files/01890000-0000-7000-8000-000000000000",
    ...wish,
  });

const spent = async () =>
  (await parent.call<UsageView>("GET", "/api/payments/usage-stats")).json.storiesThisMonth;

describe("the character styles", () => {
  test("are the five of the specification, each with its words and its price", async () => {
    const { status, json } = await parent.call<Record<string, string>[]>(
      "GET",
      "/api/ai-books/character-styles",
    );
    expect([status, json.map(({ id }) => id)]).toEqual([
      200,
      ["superhero", "princess", "space-explorer", "magical-wizard", "brave-knight"],
    ]);
    for (const style of json) {
      expect(Object.keys(style).sort()).toEqual(["ageGroup", "description", "icon", "id", "name", "theme"]);
      for (const characterStyle of [style["id"], style["name"]]) {
        const cost = await parent.call("POST", "/api/ai-books/cost-estimate", { characterStyle });
        expect([cost.status, cost.json]).toEqual([200, { estimatedCost: expect.any(Number) as number }]);
      }
    }
  });

  test("can't be something else", async () => {
    for (const characterStyle of ["pirate", "", null, ["superhero"], "__proto__"]) {
      const answer = await parent.call("POST", "/api/ai-books/cost-estimate", { characterStyle });
      expect(refusalOf(answer)).toEqual({ status: 400, code: "VALIDATION", message: STYLE_NEEDED });
    }
  });

  test("are for those who signed in, like everything here", async () => {
    const visitor = guardedClient(system.app);
    for (const [method, path] of [
      ["GET", "/api/ai-books/character-styles"],
      ["POST", "/api/ai-books/cost-estimate"],
      ["POST", ORDER],
    ] as const) {
      expect((await visitor.call(method, path)).status).toBe(401);
    }
  });
});

describe("an order with the child as the hero", () => {
  test("says what is wrong, field by field", async () => {
    const answer = await parent.call("POST", ORDER, { bookRequest: bookBody(childId, { title: "" }) });
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(detailsOf(answer)).toEqual({
      "bookRequest.title": "Please fill all required fields.",
      childPhotoUrl: PHOTO_NEEDED,
      characterStyle: STYLE_NEEDED,
    });
  });

  test("takes a photo of the caller's own that nothing else uses, and no other address", async () => {
    const stranger = await guardedParent(system);
    const profileImage = await uploaded(parent, "profile");
    const used = await parent.call("PUT", `/api/children/${childId}`, childBody({ profileImage }));
    expect(used.status).toBe(200);
    for (const childPhotoUrl of [
      await uploaded(stranger, "character"),
      profileImage,
      "http://169.254.169.254/latest/meta-data",
      "file:///etc/passwd",
      "/api/files/../children",
    ]) {
      const answer = await order({ childPhotoUrl });
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
      expect(detailsOf(answer)).toEqual({ childPhotoUrl: "Please upload the picture again." });
    }
    expect(await spent()).toBe(0);
  });

  test("is refused by the safety check like any other", async () => {
    const childPhotoUrl = await uploaded(parent, "character");
    const bookRequest = bookBody(childId, { topics: ["a bloody murder"] });
    expect(refusalOf(await order({ childPhotoUrl, bookRequest }))).toMatchObject({
      status: 422,
      code: "REFUSED",
    });
    expect(await spent()).toBe(0);
  });

  test("takes what the plain upload call answers, and the photo goes with the story", async () => {
    const family = await guardedParent(system);
    const form = new FormData();
    form.append("image", new Blob([photo], { type: "image/jpeg" }), "photo.jpg");
    const { json } = await family.call<{ fileUrl: string }>("POST", "/api/files/upload", form);
    const hero = await addChild(family);
    const { json: job } = await family.call<BookJobView>("POST", ORDER, {
      bookRequest: bookBody(hero.id),
      characterStyle: "brave-knight",
      childPhotoUrl: json.fileUrl,
    });
    const ended = await until("the story to be finished", async () => {
      const answer = await family.call<BookJobView>("GET", `/api/ai-books/status/${job.id}`);
      return answer.json.status === "COMPLETED" || answer.json.status === "FAILED" ? answer.json : null;
    });
    expect(ended.status).toBe("COMPLETED");
    expect((await family.call("GET", json.fileUrl)).status).toBe(404);
  });

  test("is made once however many tabs send it, and the photo is gone with it", async () => {
    const childPhotoUrl = await uploaded(parent, "character");
    const answers = await Promise.all(Array.from({ length: 8 }, () => order({ childPhotoUrl })));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
    const id = answers[0]?.json.id ?? "";
    const ended = await until("the story to be finished", async () => {
      const { json } = await parent.call<BookJobView>("GET", `/api/ai-books/status/${id}`);
      return json.status === "COMPLETED" || json.status === "FAILED" ? json : null;
    });
    expect([ended.status, ended.progress]).toEqual(["COMPLETED", 100]);
    expect(await spent()).toBe(1);
    expect((await parent.call("GET", childPhotoUrl)).status).toBe(404);
  });
});

describe("consent", () => {
  test("is needed before a photo is looked at, in the words in force", async () => {
    for (const consent of [null, "2020-01"]) {
      const form = new FormData();
      form.append("image", new Blob([photo], { type: "image/jpeg" }), "photo.jpg");
      form.append("purpose", "character");
      if (consent) form.append("consent", consent);
      const answer = await parent.call("POST", "/api/files/upload", form);
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
      expect(Object.keys(detailsOf(answer))).toEqual(["consent"]);
    }
  });

  test("can be seen and taken back, and takes the photo with it", async () => {
    const childPhotoUrl = await uploaded(parent, "character");
    const given = await parent.call<ConsentView[]>("GET", "/api/consents");
    expect(given.json[0]).toMatchObject({ purpose: "child-photo-character", withdrawnAt: null });
    expect((await parent.call("DELETE", "/api/consents/child-photo-character")).status).toBe(204);
    expect((await parent.call("GET", childPhotoUrl)).status).toBe(404);
    const left = await parent.call<ConsentView[]>("GET", "/api/consents");
    expect(left.json.filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([]);
    expect((await parent.call("DELETE", "/api/consents/everything")).status).toBe(404);
  });

  test("to a provider isn't asked for where there is none", async () => {
    expect((await parent.call("GET", "/api/ai-books/options")).json).toEqual({ photoMayLeave: false });
  });
});

describe("the events of an order", () => {
  test("tell what the status tells, up to the end, to its parent alone", async () => {
    const another = await guardedParent(system);
    const itsChild = (await addChild(another)).id;
    const { json } = await another.call<BookJobView>("POST", "/api/books/generate", bookBody(itsChild));
    const path = `/api/ai-books/status/${json.id}/events`;
    expect((await parent.call("GET", path)).status).toBe(404);
    expect((await guardedClient(system.app).call("GET", path)).status).toBe(401);
    const events = await another.call("GET", path);
    expect(events.headers.get("content-type")).toContain("text/event-stream");
    const jobs = [...events.text.matchAll(/^data: (.+)$/gm)].map(
      ([, data]) => JSON.parse(data ?? "") as BookJobView,
    );
    const progress = jobs.map((job) => job.progress);
    expect(progress).toEqual([...progress].sort((left, right) => left - right));
    expect(jobs.at(-1)).toEqual((await another.call("GET", `/api/ai-books/status/${json.id}`)).json);
    expect(jobs.at(-1)).toMatchObject({ status: "COMPLETED", progress: 100 });
  });

  // 23.4
  test("are not for HEAD, which takes no place of those who follow", async () => {
    const { json } = await parent.call<BookJobView>("POST", "/api/books/generate", bookBody(childId));
    const path = `/api/ai-books/status/${json.id}/events`;
    const heads = await Promise.all(Array.from({ length: 12 }, () => parent.call("HEAD", path)));
    expect(heads.map(({ status }) => status)).toEqual(heads.map(() => 405));
    expect((await guardedClient(system.app).call("HEAD", path)).status).toBe(401);
    expect((await parent.call("GET", path)).status).toBe(200);
  });
});
