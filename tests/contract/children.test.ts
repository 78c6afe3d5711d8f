import { beforeAll, describe, expect, test } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, childBody, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const PATH = "/api/children";

/** A parent on the plan without a ceiling for children. */
let parent: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  [parent, stranger] = await Promise.all([guardedParent(system), guardedParent(system)]);
  const { Family } = await plansOnOffer(parent);
  await buyPlan(system, parent, Family.id);
});

const listOf = async (client: ApiClient) => (await client.call<ChildView[]>("GET", PATH)).json;

describe("a child", () => {
  test("is added, listed, read, changed and deleted", async () => {
    const client = await guardedParent(system);
    const added = await client.call<ChildView>("POST", PATH, childBody({ look: { glasses: true } }));
    expect(added.status).toBe(201);
    expect(added.json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ...childBody(),
      sayAs: null,
      profileImage: null,
      profilePhotoUrl: null,
      look: { glasses: true },
      relatives: [],
      totalBooks: 0,
      readingTime: 0,
      totalBadges: 0,
      badges: [],
    });
    const path = `${PATH}/${added.json.id}`;
    expect(await listOf(client)).toEqual([added.json]);
    expect((await client.call("GET", path)).json).toEqual(added.json);

    const changed = await client.call<ChildView>("PUT", path, childBody({ name: "Bo", age: 18 }));
    expect([changed.status, changed.json.name, changed.json.age]).toEqual([200, "Bo", 18]);
    expect(refusalOf(await client.call("DELETE", `${path}?withStories=perhaps`))).toMatchObject({
      status: 400,
    });
    const deleted = await client.call("DELETE", `${path}?withStories=true`);
    expect([deleted.status, deleted.text]).toEqual([204, ""]);
    expect(await listOf(client)).toEqual([]);
    for (const method of ["GET", "DELETE"]) expect((await client.call(method, path)).status).toBe(404);
  });

  test("takes an age as a form sends it, one of each interest, and a level when none is chosen", async () => {
    const { readingLevel: _, ...body } = childBody({ age: "7", interests: ["Art", "Art", "Music"] });
    const { json } = await parent.call<ChildView>("POST", PATH, body);
    expect(json).toMatchObject({ age: 7, interests: ["Art", "Music"], readingLevel: "Beginner" });
  });

  test("beyond the plan's number is refused, however many are added at once", async () => {
    const client = await guardedParent(system);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => client.call("POST", PATH, childBody({ name: `Ada ${index}` }))),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expect(refusalOf(answer)).toEqual({
        status: 409,
        code: "LIMIT_REACHED",
        message: "Your plan has room for 1 child profile. Choose a larger plan to add more.",
      });
    }
    expect(await listOf(client)).toHaveLength(1);
  });
});

describe("a name", () => {
  test.each([
    ["accents", "Zoë Ångström", "Zoë Ångström"],
    ["accents in pieces", "Zoe\u0308", "Zoë"],
    ["apostrophes", "D'Arcy O\u2019Neill", "D'Arcy O\u2019Neill"],
    ["emoji", "Mia 🦊", "Mia 🦊"],
    ["an emoji of many parts", "Mia 👩‍👩‍👧‍👦", "Mia 👩‍👩‍👧‍👦"],
    ["right-to-left text", "ליאור", "ליאור"],
    ["Arabic", "ليلى", "ليلى"],
    ["Chinese", "小明", "小明"],
    ["fifty characters", "é".repeat(50), "é".repeat(50)],
    ["a letter and forty-nine families", `A${"👨‍👩‍👧‍👦".repeat(49)}`, `A${"👨‍👩‍👧‍👦".repeat(49)}`],
    ["spaces around and inside", "  Ada   Lou ", "Ada Lou"],
    ["SQL", "Robert' OR '1'='1", "Robert' OR '1'='1"],
    ["no value", "null", "null"],
    ["a property of every object", "__proto__", "__proto__"],
  ])("with %s is kept", async (_what, name, kept) => {
    const child = await addChild(parent, { name });
    expect(child.name).toBe(kept);
    expect((await parent.call<ChildView>("GET", `${PATH}/${child.id}`)).json.name).toBe(kept);
  });

  test.each([
    ["200 characters", "a".repeat(200), "At most 50 characters"],
    ["a letter under 600 accents", `a${"\u0301".repeat(600)}`, "At most 50 characters"],
    ["51 accented letters", "é".repeat(51), "At most 50 characters"],
    ["only an emoji", "🦖", "Please give a name with at least one letter"],
    ["nothing", "", "Name required"],
    ["only spaces", " \u00a0\t ", "Name required"],
    ["no text", 7, "Name required"],
    ["a list", ["Ada"], "Name required"],
    ["NUL", "A\u0000da", "This text has characters that we can't store."],
    ["half an emoji", "Ada \ud83e", "This text has characters that we can't store."],
    ["a bell", "A\u0007da", "Please use letters only"],
    ["text that turns its direction", "Ada\u202egnp", "Please use letters only"],
    ["HTML", "<img src=x onerror=alert(1)>", "Please use letters only"],
    ["a link", "www.evil.example", "Please use letters only"],
  ])("with %s is refused by field, and nothing is stored", async (_what, name, message) => {
    const before = (await listOf(parent)).length;
    const answer = await parent.call("POST", PATH, childBody({ name }));
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(detailsOf(answer)).toEqual({ name: message });
    expect(await listOf(parent)).toHaveLength(before);
  });
});

test("23.7: a name that an order would be refused for is refused by field at once", async () => {
  const before = (await listOf(parent)).length;
  for (const name of ["Robert'); DROP TABLE children;--", "12 Elm Street"]) {
    const answer = await parent.call("POST", PATH, childBody({ name }));
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: "REFUSED" });
    expect(Object.keys(detailsOf(answer))).toEqual(["name"]);
  }
  expect(await listOf(parent)).toHaveLength(before);
});

describe("how a name is said", () => {
  test("is kept, stays where a call doesn't speak of it, and is taken away by an empty one", async () => {
    const child = await addChild(parent, { name: "小明", sayAs: " Shyow  Ming " });
    expect(child.sayAs).toBe("Shyow Ming");
    const path = `${PATH}/${child.id}`;
    const saved = async (sayAs?: string | null) =>
      (await parent.call<ChildView>("PUT", path, childBody({ name: "小明", sayAs }))).json.sayAs;
    expect(await saved()).toBe("Shyow Ming");
    expect(await saved("Shao Ming")).toBe("Shao Ming");
    expect(await saved("")).toBeNull();
    expect(await saved("Shyow Ming")).toBe("Shyow Ming");
    expect(await saved(null)).toBeNull();
  });

  test.each([
    ["小明", "Please use Latin letters only"],
    ["a".repeat(51), "At most 50 characters"],
    [["Ada"], "Please use Latin letters only"],
  ])("is refused as %j, and nothing is stored", async (sayAs, message) => {
    const before = (await listOf(parent)).length;
    const answer = await parent.call("POST", PATH, childBody({ sayAs }));
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(detailsOf(answer)).toEqual({ sayAs: message });
    expect(await listOf(parent)).toHaveLength(before);
  });
});

describe("the family in the stories", () => {
  const nani = { role: "grandmother", name: "Nani Asha", look: { skin: "brown", glasses: true } };

  test("is kept, stays where a call doesn't speak of it, and is taken away by an empty list", async () => {
    const child = await addChild(parent, { relatives: [nani, { role: "brother", name: " Aki " }] });
    expect(child.relatives).toEqual([nani, { role: "brother", name: "Aki", look: {} }]);
    const path = `${PATH}/${child.id}`;
    const saved = async (relatives?: unknown) =>
      (await parent.call<ChildView>("PUT", path, childBody({ relatives }))).json.relatives;
    expect(await saved()).toEqual(child.relatives);
    expect(await saved([nani])).toEqual([nani]);
    expect(await saved([])).toEqual([]);
  });

  test("changed in two tabs, is a conflict by its field", async () => {
    const child = await addChild(parent, { relatives: [nani] });
    const path = `${PATH}/${child.id}`;
    const from = (name: string) =>
      parent.call("PUT", path, childBody({ relatives: [{ ...nani, name }], read: { relatives: [nani] } }));
    expect((await from("Nani")).status).toBe(200);
    const answer = await from("Dadi");
    expect([answer.status, Object.keys(detailsOf(answer))]).toEqual([409, ["relatives"]]);
  });

  test.each([
    ["more than eight", Array.from({ length: 9 }, () => nani), 400],
    ["a role that isn't one", [{ ...nani, role: "dragon" }], 400],
    ["nobody's name", [{ ...nani, name: " " }], 400],
    ["a sentence", [{ ...nani, name: "She lives at Elm Street" }], 400],
    ["a link", [{ ...nani, name: "www.evil.example" }], 400],
    ["a look with more in it", [{ ...nani, look: { wings: true } }], 400],
    ["no list", "Nani", 400],
    ["an address", [{ ...nani, name: "12 Elm Street" }], 422],
  ])("refuses %s, and nothing is stored", async (_what, relatives, status) => {
    const before = (await listOf(parent)).length;
    const answer = await parent.call("POST", PATH, childBody({ relatives }));
    expect(answer.status).toBe(status);
    expect(Object.keys(detailsOf(answer))[0]).toMatch(/^relatives/u);
    expect(await listOf(parent)).toHaveLength(before);
  });
});

describe("the child form", () => {
  test("names every field that is missing", async () => {
    const answer = await parent.call("POST", PATH, {});
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(detailsOf(answer)).toEqual({
      name: "Name required",
      age: "Age 3-18",
      gender: "Select gender",
      interests: "Choose at least 1",
    });
  });

  test.each([
    ["age", { age: 2 }, "Age 3-18"],
    ["age", { age: 19 }, "Age 3-18"],
    ["age", { age: 6.5 }, "Age 3-18"],
    ["age", { age: "six" }, "Age 3-18"],
    ["age", { age: 1e300 }, "Age 3-18"],
    ["gender", { gender: "girl" }, "Select gender"],
    ["interests", { interests: [] }, "Choose at least 1"],
    ["interests", { interests: "Space" }, "Choose at least 1"],
    // 16.31
    ["interests.0", { interests: ["Tanks"] }, "This interest is not on our list"],
  ])("refuses a wrong %s (%j)", async (field, wrong, message) => {
    const answer = await parent.call("POST", PATH, childBody(wrong));
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)).toEqual({ [field]: message });
  });

  test.each([
    ["a level that isn't one", { readingLevel: "Expert" }],
    ["more interests than there are", { interests: Array.from({ length: 13 }, () => "Space") }],
    ["a look that can't be drawn", { look: { skin: "green" } }],
    ["a look with more in it", { look: { wings: true } }],
    ["a photo elsewhere", { profileImage: "https://evil.example/a.png" }],
    ["a photo on this machine", { profilePhotoUrl: "file:///etc/passwd" }],
    ["a photo that is nobody's", { profileImage: "/api/files/01890000-0000-7000-8000-000000000000" }],
  ])("refuses %s", async (_what, wrong) => {
    const answer = await parent.call("POST", PATH, childBody(wrong));
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(Object.keys(detailsOf(answer))).toHaveLength(1);
  });

  test("takes over nothing that it doesn't have", async () => {
    const owner = "01890000-0000-7000-8000-000000000000";
    const { id } = await addChild(stranger, { id: owner, parentId: owner, totalBooks: 9, totalBadges: 9 });
    expect(id).not.toBe(owner);
    expect(await listOf(stranger)).toMatchObject([{ id, totalBooks: 0, totalBadges: 0 }]);
  });

  test("is checked in full when a child is changed", async () => {
    const child = await addChild(parent);
    const answer = await parent.call("PUT", `${PATH}/${child.id}`, { name: " " });
    expect(answer.status).toBe(400);
    expect(Object.keys(detailsOf(answer)).sort()).toEqual(["age", "gender", "interests", "name"]);
    expect((await parent.call<ChildView>("GET", `${PATH}/${child.id}`)).json).toEqual(child);
  });
});

describe("somebody else's child", () => {
  test("is read, changed and deleted by nobody but its parent", async () => {
    const child = await addChild(parent);
    const path = `${PATH}/${child.id}`;
    for (const [method, body] of [["GET"], ["PUT", childBody()], ["DELETE"]] as const) {
      expect(refusalOf(await stranger.call(method, path, body))).toEqual({
        status: 404,
        code: "NOT_FOUND",
        message: "Resource not found.",
      });
      expect((await guardedClient(system.app).call(method, path, body)).status).toBe(401);
    }
    expect((await parent.call("GET", path)).json).toEqual(child);
  });

  test.each(["'", "1 OR 1=1", "..%2f..%2fetc%2fpasswd", "%00", "%F0%9F%A6%8A", "%ff"])(
    "has no name like %s",
    async (id) => {
      const { status } = await parent.call("GET", `${PATH}/${id}`);
      expect(status).toBe(id === "%ff" ? 400 : 404);
    },
  );
});
