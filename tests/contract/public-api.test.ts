import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiKeysView, NewApiKeyView } from "@/lib/features/api-keys/contract";
import type { ChildView } from "@/lib/features/children/contract";
import type { ProfileView, StoryOrderView, StoryView } from "@/lib/features/public-api/contract";
import type { ReadingReportView } from "@/lib/features/reading/contract";
import type { BookDetailView, BookJobView } from "@/lib/features/stories/contract";
import { KEY_SCOPES, type KeyScope } from "@/lib/shared/key-scopes";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, childBody, patient, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
type Parent = Awaited<ReturnType<typeof guardedParent>> & { login: { id: string } };

const KEYS = "/api/api-keys";
const GENERATE = "/api/v1/stories/generate";

async function programOf(parent: ApiClient, scopes: readonly KeyScope[] = KEY_SCOPES) {
  const made = await parent.call<NewApiKeyView>("POST", KEYS, { name: "A program", scopes });
  expect(made.status).toBe(201);
  const client = guardedClient(system.app, made.json.secret);
  return { ...client, ...made.json };
}
const callsOf = (parentId: string) =>
  withClient(system.database, async (client) => {
    const { rows } = await client.query<{ calls: number }>(
      "SELECT calls FROM api_usage WHERE parent_id = $1",
      [parentId],
    );
    return rows[0]?.calls ?? 0;
  });
/** The body as the specification has it. */
const documented = (childId: string, overrides: object = {}) => ({
  childId,
  theme: "adventure",
  length: "medium",
  customization: { mainCharacter: "Ada", setting: "a lighthouse", interests: ["space", "animals"] },
  ...overrides,
});

let parent: Parent;
let stranger: Parent;
let child: ChildView;
let program: Awaited<ReturnType<typeof programOf>>;

beforeAll(async () => {
  [parent, stranger] = (await Promise.all([guardedParent(system), guardedParent(system)])) as [
    Parent,
    Parent,
  ];
  child = await addChild(parent, { name: "Mila" });
  program = await programOf(parent);
});

describe("14.7: keys over HTTP", () => {
  test("are made, listed without their secret, rotated and revoked", async () => {
    const owner = await guardedParent(system);
    const one = await programOf(owner, ["profiles:read", "stories:read"]);
    expect(one.key).toMatchObject({ name: "A program", scopes: ["stories:read", "profiles:read"] });
    expect((await one.call("GET", "/api/v1/profiles")).status).toBe(200);
    const listed = await owner.call<ApiKeysView>("GET", KEYS);
    expect(listed.json.usage).toMatchObject({ tier: "starter", limit: 100, used: 1 });
    expect(listed.json.keys[0]?.lastUsedAt).not.toBeNull();
    expect(listed.text).not.toContain(one.secret);

    const rotated = await owner.call<NewApiKeyView>("POST", `${KEYS}/${one.key.id}/rotate`);
    expect([rotated.status, rotated.json.key.id]).toEqual([200, one.key.id]);
    expect(refusalOf(await one.call("GET", "/api/v1/profiles")).status).toBe(401);
    const renewed = guardedClient(system.app, rotated.json.secret);
    expect((await renewed.call("GET", "/api/v1/profiles")).status).toBe(200);
    expect((await owner.call("DELETE", `${KEYS}/${one.key.id}`)).status).toBe(204);
    expect(refusalOf(await renewed.call("GET", "/api/v1/profiles")).status).toBe(401);
  });

  test("have a name and something that they are good for, and are five at most", async () => {
    const owner = await guardedParent(system);
    for (const [body, field] of [
      [{ name: " ", scopes: ["stories:read"] }, "name"],
      [{ name: "x".repeat(61), scopes: ["stories:read"] }, "name"],
      [{ name: "A program", scopes: [] }, "scopes"],
      [{ name: "A program", scopes: ["everything"] }, "scopes.0"],
    ] as const) {
      const refused = await owner.call("POST", KEYS, body);
      expect([refused.status, Object.keys(detailsOf(refused))]).toEqual([400, [field]]);
    }
    for (let made = 0; made < 5; made += 1) await programOf(owner);
    const sixth = await owner.call("POST", KEYS, { name: "One more", scopes: ["stories:read"] });
    expect(refusalOf(sixth)).toMatchObject({ status: 409, code: "LIMIT_REACHED" });
  });
});

describe("14.7: a story by the documented call", () => {
  test("comes with its content, and is one story under either address", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const made = await until("the story, for which the same call waits again", async () => {
      const answer = await patient(program).call<StoryView>("POST", GENERATE, documented(child.id), headers);
      return answer.status === 202 ? null : answer;
    });
    expect(made.status).toBe(200);
    const { id, content, pages, ...story } = made.json;
    expect(story).toMatchObject({
      title: "Ada and the Lighthouse",
      mainCharacter: "Ada",
      childId: child.id,
      theme: "adventure",
      level: "Emerging",
    });
    expect(content).toBe(pages.map(({ text }) => text).join("\n\n"));
    expect(content).toContain("Ada");
    expect(content).not.toContain("Mila");
    expect(content.toLowerCase()).toContain("lighthouse");

    // The documented short form, and the same key: the same story.
    const again = await program.call<StoryView>(
      "POST",
      "/v1/stories/generate",
      documented(child.id),
      headers,
    );
    expect([again.status, again.json.id]).toEqual([200, id]);
    const other = documented(child.id, { theme: "mystery" });
    expect(refusalOf(await program.call("POST", GENERATE, other, headers)).status).toBe(409);

    // What our own screens show of it is the same.
    const own = await parent.call<BookDetailView>("GET", `/api/books/${id}`);
    expect(own.json).toMatchObject({ title: story.title, childName: "Ada" });
    const read = await program.call<StoryView>("GET", `/api/v1/stories/${id}`);
    expect(read.json).toMatchObject({ id, content });
  });

  test("is asked for by its order where nobody waits", async () => {
    const body = documented(child.id, { length: "short", customization: { setting: "under the sea" } });
    const taken = await patient(program).call<StoryOrderView>("POST", `${GENERATE}?wait=0`, body);
    expect(taken.status).toBe(202);
    expect(taken.json).toMatchObject({ title: "Mila under the Sea", message: null });
    // Looked for on the parent's own screens: a program's calls of a month are few.
    await until("the order to be done", async () => {
      const { json } = await parent.call<BookJobView>("GET", `/api/ai-books/status/${taken.json.id}`);
      return json.status === "COMPLETED" || null;
    });
    const asked = `/api/v1/stories/orders/${taken.json.id}`;
    const { json: order } = await program.call<StoryOrderView>("GET", asked);
    expect(order).toMatchObject({ status: "completed", progress: 100, title: "Mila under the Sea" });
    const story = await program.call<StoryView>("GET", `/api/v1/stories/${order.storyId ?? ""}`);
    expect(story.json).toMatchObject({ level: "Beginner", status: "completed", mainCharacter: "Mila" });
  });

  test("is refused for the same reasons as on our screens", async () => {
    const owner = await guardedParent(system);
    const { id } = await addChild(owner);
    const ours = await programOf(owner);
    const order = (body: object) => ours.call("POST", `${GENERATE}?wait=0`, body);
    expect(refusalOf(await order(documented(randomUUID()))).status).toBe(404);
    expect(refusalOf(await order(documented(child.id))).status).toBe(404);
    const words = documented(id, { customization: { setting: "a house full of guns" } });
    expect(refusalOf(await order(words))).toMatchObject({ status: 422, code: "REFUSED" });
    for (const [change, field] of [
      [{ length: "endless" }, "length"],
      [{ theme: "horror" }, "theme"],
      [{ childId: "profile_123" }, "childId"],
      [{ customization: { mainCharacter: "<b>Ada</b>" } }, "customization.mainCharacter"],
      [{ customization: { interests: Array.from({ length: 7 }, () => "space") } }, "customization.interests"],
    ] as const) {
      const refused = await order(documented(id, change));
      expect([refused.status, Object.keys(detailsOf(refused))]).toEqual([400, [field]]);
    }
    expect(refusalOf(await ours.call("POST", `${GENERATE}?wait=61`, documented(id))).status).toBe(400);
    // Two stories in all on Free.
    for (const setting of ["a farm", "a lighthouse"])
      expect((await order(documented(id, { customization: { setting } }))).status).toBe(202);
    const third = await order(documented(id, { customization: { setting: "a beach" } }));
    expect(refusalOf(third)).toMatchObject({ status: 402, code: "QUOTA_EXHAUSTED" });
  });
});

describe("14.7: profiles and analytics", () => {
  test("are made, listed and changed; what our screens alone show stays", async () => {
    const owner = await guardedParent(system);
    await buyPlan(system, owner, (await plansOnOffer(owner)).Basic.id);
    const ours = await programOf(owner);
    const body = childBody({ name: "Noor" });
    const made = await ours.call<ProfileView>("POST", "/api/v1/profiles", body);
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject(body);
    const path = `/api/children/${made.json.id}`;
    const look = { hairColour: "black", glasses: true };
    await owner.call("PUT", path, { ...body, look });
    const changed = await ours.call<ProfileView>("PUT", `/api/v1/profiles/${made.json.id}`, {
      ...body,
      age: 7,
      interests: ["Music"],
    });
    expect(changed.json).toMatchObject({ name: "Noor", age: 7, interests: ["Music"] });
    expect((await owner.call<ChildView>("GET", path)).json).toMatchObject({ age: 7, look });
    const listed = await ours.call<ProfileView[]>("GET", "/api/v1/profiles");
    expect(listed.json.map(({ id }) => id)).toEqual([made.json.id]);
    const report = await ours.call<ReadingReportView>("GET", "/api/v1/analytics/reading?period=4-weeks");
    expect(report.json).toMatchObject({ period: "4-weeks", totals: { minutes: 0, stories: 0 } });
  });

  test("stop where the plan does", async () => {
    const full = await program.call("POST", "/api/v1/profiles", childBody());
    expect(refusalOf(full)).toMatchObject({ status: 409, code: "LIMIT_REACHED" });
  });
});

describe("14: calls that are turned away", () => {
  test("without a key, with a wrong, a revoked or a misplaced one, or with a session", async () => {
    const ended = await programOf(stranger);
    await stranger.call("DELETE", `${KEYS}/${ended.key.id}`);
    const path = "/api/v1/profiles";
    const send = (headers: Record<string, string>, query = "") =>
      fetch(`${system.app}${path}${query}`, { headers });
    const { secret } = program;
    const answers = await Promise.all([
      send({}),
      send({ authorization: "Bearer " }),
      send({ authorization: `Bearer ${secret.slice(0, -1)}` }),
      send({ authorization: `Bearer ${ended.secret}` }),
      send({ authorization: `Basic ${secret}` }),
      send({ authorization: secret }),
      send({ "x-api-key": secret }),
      send({}, `?key=${secret}`),
      send({}, `?access_token=${secret}`),
      send({ authorization: `Bearer ${parent.token ?? ""}` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { message: string }[];
    expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
    expect(bodies[0]?.message).toContain("Bearer tw_live_");
    // And a key is no session.
    for (const closed of ["/api/children", "/api/books", "/api/profile", KEYS, "/api/auth/sessions"])
      expect((await program.call("GET", closed)).status).toBe(401);
  });

  test("for somebody else's story, order and profile, as for nobody's", async () => {
    const made = await patient(program).call<StoryView>(
      "POST",
      GENERATE,
      documented(child.id, { theme: "science" }),
    );
    const theirs = await programOf(stranger);
    const asked = async (path: string, body?: object) => {
      const { status, code, message } = refusalOf(await theirs.call(body ? "PUT" : "GET", path, body));
      return { status, code, message };
    };
    for (const [path, body] of [
      [(id: string) => `/api/v1/stories/${id}`, undefined],
      [(id: string) => `/api/v1/stories/orders/${id}`, undefined],
      [(id: string) => `/api/v1/profiles/${id}`, childBody()],
      [(id: string) => `/api/v1/analytics/reading?childId=${id}`, undefined],
    ] as const) {
      const id = path("").includes("profiles") || path("").includes("analytics") ? child.id : made.json.id;
      const foreign = await asked(path(id), body);
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(await asked(path(randomUUID()), body));
    }
  });

  test("with a key that isn't good for it", async () => {
    const reader = await programOf(stranger, ["stories:read"]);
    const answers = [
      await reader.call("GET", "/api/v1/profiles"),
      await reader.call("POST", "/api/v1/profiles", childBody()),
      await reader.call("PUT", `/api/v1/profiles/${child.id}`, childBody()),
      await reader.call("POST", GENERATE, documented(child.id)),
      await reader.call("GET", "/api/v1/analytics/reading"),
    ];
    expect(answers.map((answer) => refusalOf(answer))).toMatchObject(
      answers.map(() => ({ status: 403, code: "FORBIDDEN" })),
    );
    expect(answers[0]?.text).toContain("profiles:read");
  });

  test("over the month's limit, and say when there are new ones", async () => {
    const owner = (await guardedParent(system)) as Parent;
    const ours = await programOf(owner);
    const first = await ours.call("GET", "/api/v1/profiles");
    expect(first.headers.get("ratelimit-limit")).toBe("100");
    expect(first.headers.get("ratelimit-remaining")).toBe("99");
    // Refused for its input, it was a call all the same, and says so.
    const refused = await ours.call("POST", "/api/v1/profiles", {});
    expect([refused.status, refused.headers.get("ratelimit-remaining")]).toEqual([400, "98"]);
    await withClient(system.database, (client) =>
      client.query("UPDATE api_usage SET calls = 95 WHERE parent_id = $1", [owner.login.id]),
    );
    const last = await Promise.all(Array.from({ length: 12 }, () => ours.call("GET", "/api/v1/profiles")));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(5);
    const over = last.filter(({ status }) => status === 429);
    expect(over).toHaveLength(7);
    for (const answer of over) {
      expect(refusalOf(answer).code).toBe("RATE_LIMITED");
      expect(answer.headers.get("ratelimit-remaining")).toBe("0");
      expect(answer.headers.get("retry-after")).toBe(answer.headers.get("ratelimit-reset"));
    }
    expect(await callsOf(owner.login.id)).toBe(100);
    expect((await owner.call<ApiKeysView>("GET", KEYS)).json.usage).toMatchObject({ used: 100, limit: 100 });
  });

  test("by a child's device, and for an account that is about to be deleted", async () => {
    const owner = await guardedParent(system);
    const { id } = await addChild(owner);
    const ours = await programOf(owner);
    expect((await owner.call("POST", "/api/shelf", { childId: id })).status).toBe(200);
    expect((await owner.call("GET", "/api/v1/profiles")).status).toBe(401);
    expect(refusalOf(await owner.call("GET", KEYS))).toMatchObject({ status: 403, code: "CHILDS_MODE" });
    // The parent's program goes on meanwhile.
    expect((await ours.call("GET", "/api/v1/profiles")).status).toBe(200);

    const leaver = await guardedParent(system);
    const theirs = await programOf(leaver);
    expect((await leaver.call("POST", "/api/account/deletion", { understood: true })).status).toBeLessThan(
      300,
    );
    expect(refusalOf(await theirs.call("GET", "/api/v1/profiles")).status).toBe(403);
  });
});
