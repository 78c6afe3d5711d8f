import { beforeAll, expect, test } from "vitest";
import type { ConsentView } from "@/lib/features/consents/contract";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import type { ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const PATH = "/api/consents/child-name-voice";
const textVersion = CONSENT_TEXTS["child-name-voice"].version;

let parent: ApiClient;
beforeAll(async () => {
  parent = await guardedParent(system);
});

const standing = async () =>
  (await parent.call<ConsentView[]>("GET", "/api/consents")).json.filter(({ withdrawnAt }) => !withdrawnAt);

test("a voice may say names from when the parent agrees until that is taken back", async () => {
  expect((await parent.call("PUT", PATH, { textVersion })).status).toBe(204);
  expect((await parent.call("PUT", PATH, { textVersion })).status).toBe(204);
  expect(await standing()).toMatchObject([{ purpose: "child-name-voice", textVersion }]);
  expect((await parent.call("DELETE", PATH)).status).toBe(204);
  expect(await standing()).toEqual([]);
});

test("nothing is agreed to in other words, for a photo outside its story, or by nobody", async () => {
  const outdated = await parent.call("PUT", PATH, { textVersion: "2020-01" });
  expect(refusalOf(outdated)).toMatchObject({ status: 400, code: "VALIDATION" });
  expect(Object.keys(detailsOf(outdated))).toEqual(["consent"]);
  expect((await parent.call("PUT", PATH, {})).status).toBe(400);
  const photo = { textVersion: CONSENT_TEXTS["child-photo-provider"].version };
  expect((await parent.call("PUT", "/api/consents/child-photo-provider", photo)).status).toBe(404);
  expect((await guardedClient(system.app).call("PUT", PATH, { textVersion })).status).toBe(401);
  expect(await standing()).toEqual([]);
});
