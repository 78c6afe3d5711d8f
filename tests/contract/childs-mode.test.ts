import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { LoginView } from "@/lib/features/accounts/contract";
import type { NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { ENDPOINTS } from "@/lib/http/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import { guardedClient, guardedParent, refusalOf, type Refusal } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();

/**
 * All that a child's device may call; a new call is closed to it until it is entered here and in its endpoint. The
 * reader's own calls, the ways of a parent to show who they are, and what asks for nobody.
 */
const OPEN = [
  "DELETE /api/shelf",
  "GET /api/auth/callback/{provider}",
  "GET /api/auth/current",
  "GET /api/auth/oauth2/authorize/{provider}",
  "GET /api/auth/proof",
  "GET /api/auth/validate-reset-token/{token}",
  "GET /api/books/{id}",
  "GET /api/books/{id}/narrations",
  "GET /api/files/{id}",
  "GET /api/gift/{token}/files/{file}",
  "GET /api/health",
  "GET /api/narrations/{id}",
  "GET /api/ready",
  "POST /api/auth/forgot-password",
  "POST /api/auth/login",
  "POST /api/auth/oauth2/exchange",
  "POST /api/auth/passkey",
  "POST /api/auth/passkey/options",
  "POST /api/auth/passkey/proof",
  "POST /api/auth/proof",
  "POST /api/auth/reset-password",
  "POST /api/books/{id}/narrations",
  "POST /api/gift/{token}/opening",
  "POST /api/reading-events",
  "POST /api/shelf",
  "POST /api/vitals",
];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

type Family = Awaited<ReturnType<typeof aFamily>>;
async function aFamily() {
  const parent = await guardedParent(system);
  await buyPlan(system, parent, (await plansOnOffer(parent)).Basic.id);
  const [mia, leo] = [await addChild(parent, { name: "Mia" }), await addChild(parent, { name: "Leo" })];
  const story = async (childId: string, title: string) =>
    (await finishedStory(parent, bookBody(childId, { title }))).bookId ?? "";
  const [mias, leos] = [await story(mia.id, "Mia and the Moon"), await story(leo.id, "Leo and the Drum")];
  const book = async (id: string) => (await parent.call<BookDetailView>("GET", `/api/books/${id}`)).json;
  return { parent, mia: mia.id, leo: leo.id, mias: await book(mias), leos: await book(leos) };
}

let family: Family;
beforeAll(async () => {
  family = await aFamily();
  expect((await family.parent.call("POST", "/api/shelf", { childId: family.mia })).status).toBe(200);
});

describe("13.5: the matrix of a child's device", () => {
  test("the open calls are these, and a new one is closed", () => {
    const open = ENDPOINTS.filter((endpoint: Endpoint) => endpoint.inChildsMode).map(nameOf);
    expect(open.sort()).toEqual(OPEN);
  });

  const closed = ENDPOINTS.map((endpoint): Endpoint => endpoint).filter((one) => !OPEN.includes(nameOf(one)));

  // Filled with what is the child's own: also of its own stories a child changes nothing.
  test.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s is closed",
    async (_, endpoint) => {
      const path = endpoint.path.replace("{id}", family.mias.id).replaceAll(/\{\w+\}/g, randomUUID());
      const body = endpoint.method === "GET" ? undefined : {};
      const answer = await family.parent.call<Refusal>(endpoint.method, path, body);
      if (endpoint.errorShape === "text") {
        expect([answer.status, answer.text]).toEqual([
          403,
          expect.stringContaining("handed over to a child"),
        ]);
        return;
      }
      // A key is asked for there, and no session is looked at: a child's neither.
      if (endpoint.access === "key") expect(refusalOf(answer)).toMatchObject({ status: 401 });
      else expect(refusalOf(answer)).toMatchObject({ status: 403, code: "CHILDS_MODE" });
    },
  );

  test("what isn't there isn't there for a child either", async () => {
    expect((await family.parent.call("GET", "/api/nothing/here")).status).toBe(404);
  });
});

describe("13.5: of the open calls a child gets its own", () => {
  const pictureOf = ({ pages }: BookDetailView) => pages[0]?.pictureUrl ?? "";

  test("stories, pictures and sound, and another child's look like nobody's", async () => {
    const { parent, mias, leos } = family;
    expect((await parent.call("GET", `/api/books/${mias.id}`)).status).toBe(200);
    expect((await parent.call("GET", pictureOf(mias))).status).toBe(200);
    expect((await parent.call("GET", mias.coverUrl ?? "")).status).toBe(200);
    const heard = await parent.call<NarrationsView>("GET", `/api/books/${mias.id}/narrations`);
    expect(heard.status).toBe(200);
    const body = { voice: heard.json.preferred };
    const asked = await parent.call<{ id: string }>("POST", `/api/books/${mias.id}/narrations`, body);
    expect(asked.status).toBe(202);
    expect((await parent.call("GET", `/api/narrations/${asked.json.id}`)).status).toBe(200);

    const nobodys = randomUUID();
    const words = async (method: string, path: string, given?: unknown) => {
      const { status, code, message } = refusalOf(await parent.call(method, path, given));
      return { status, code, message };
    };
    for (const [method, path, given] of [
      ["GET", (id: string) => `/api/books/${id}`, undefined],
      ["GET", (id: string) => `/api/books/${id}/narrations`, undefined],
      ["POST", (id: string) => `/api/books/${id}/narrations`, body],
    ] as const) {
      const foreign = await words(method, path(leos.id), given);
      expect(foreign).toMatchObject({ status: 404 });
      expect(foreign).toEqual(await words(method, path(nobodys), given));
    }
    for (const file of [pictureOf(leos), leos.coverUrl ?? "", leos.portraitUrl ?? ""])
      expect(await words("GET", file)).toMatchObject({ status: 404 });
    // The same PDF as a file.
    expect(await words("GET", `/api/files/${mias.id}`)).toMatchObject({ status: 404 });
  });

  test("what it reads counts in the log, of its own stories", async () => {
    const event = (bookId: string) => ({
      ...{ id: randomUUID(), bookId, page: 1, activeSeconds: 5, finishedBook: false },
      occurredAt: new Date().toISOString(),
    });
    const { parent, mias, leos } = family;
    const logged = await parent.call("POST", "/api/reading-events", {
      events: [event(mias.id), event(leos.id)],
    });
    expect(logged.json).toMatchObject({ accepted: 1 });
  });

  test("its pages, and nothing else behind the sign-in", async () => {
    const { parent } = family;
    const signedIn = await fetch(new URL("/api/auth/login", system.app), {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(system.app).origin },
      body: JSON.stringify({ email: parent.parent.email, password: parent.parent.password }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const { token } = (await signedIn.json()) as LoginView;
    const visit = async (path: string) => {
      const { status, headers } = await fetch(new URL(path, system.app), {
        headers: { cookie },
        redirect: "manual",
      });
      return [status, headers.get("location")?.replace(system.app, "") ?? null];
    };
    // Nobody was handed anything here: the shelf leads to where that is done.
    expect(await visit("/shelf")).toEqual([307, "/dashboard?tab=children"]);
    const handed = await fetch(new URL("/api/shelf", system.app), {
      method: "POST",
      headers: { "content-type": "application/json", cookie, authorization: `Bearer ${token}` },
      body: JSON.stringify({ childId: family.mia }),
    });
    expect(handed.status).toBe(200);
    for (const path of [
      ...["/dashboard", "/dashboard?tab=library", "/settings", "/settings/profile", "/settings/privacy"],
      ...["/settings/subscription", "/subscription", "/reading", "/reading/words", "/audit-dashboard"],
      `/stories/${family.mias.id}/record`,
    ])
      expect([path, ...(await visit(path))]).toEqual([path, 307, "/shelf"]);
    expect(await visit("/shelf")).toEqual([200, null]);
    expect(await visit("/shelf?after=nonsense")).toEqual([307, "/shelf"]);
    expect(await visit(`/stories/${family.mias.id}`)).toEqual([200, null]);
    expect((await visit(`/stories/${family.leos.id}`))[0]).toBe(404);
    expect((await visit(`/gift/${"x".repeat(43)}`))[0]).toBe(404);
    // A call of a page that was open before, by its cookie alone.
    const call = (path: string) => fetch(new URL(path, system.app), { headers: { cookie } });
    expect((await call("/api/children")).status).toBe(403);
    expect((await call(`/api/books/${family.mias.id}/pdf`)).status).toBe(403);
    expect((await (await call("/api/auth/current")).json()) as object).toMatchObject({ childId: family.mia });
    // Signing out of that browser, without its token.
    const leaving = await fetch(new URL("/api/auth/logout", system.app), {
      method: "POST",
      headers: { cookie, "sec-fetch-site": "same-origin", origin: new URL(system.app).origin },
    });
    expect(leaving.status).toBe(403);
    expect(await visit("/shelf")).toEqual([200, null]);
  });
});

test("13.5: it is taken back with the password, and not before", async () => {
  const own = await guardedParent(system);
  const child = await addChild(own, { name: "Mia" });
  const take = (client: ApiClient) => client.call<Refusal>("DELETE", "/api/shelf");
  expect((await take(own)).status).toBe(200);
  for (const childId of [randomUUID(), family.leo])
    expect(refusalOf(await own.call("POST", "/api/shelf", { childId }))).toMatchObject({ status: 404 });
  expect(refusalOf(await own.call("POST", "/api/shelf", { childId: "Mia" }))).toMatchObject({ status: 400 });
  expect((await own.call("POST", "/api/shelf", { childId: child.id })).status).toBe(200);
  // A second try of the same call.
  expect((await own.call("POST", "/api/shelf", { childId: child.id })).status).toBe(200);
  const sibling = await family.parent.call("POST", "/api/shelf", { childId: family.leo });
  expect(refusalOf(sibling)).toMatchObject({ status: 403, code: "CHILDS_MODE" });
  expect(refusalOf(await take(own))).toMatchObject({ status: 403, code: "PROOF_NEEDED" });
  expect((await own.call("POST", "/api/auth/proof", { password: "a guess" })).status).toBe(400);
  expect(refusalOf(await take(own)).code).toBe("PROOF_NEEDED");
  expect((await own.call("POST", "/api/auth/proof", { password: own.parent.password })).status).toBe(200);
  expect((await take(own)).status).toBe(200);
  expect((await own.call("GET", "/api/children")).status).toBe(200);
  for (const method of ["POST", "DELETE"])
    expect((await guardedClient(system.app).call(method, "/api/shelf", { childId: child.id })).status).toBe(
      401,
    );
});
