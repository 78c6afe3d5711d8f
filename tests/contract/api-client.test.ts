import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import { createTalewickClient, type TalewickClient } from "@/packages/api-client";
import { guardedParent } from "@/tests/support/guarded-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
let talewick: TalewickClient;

beforeAll(async () => {
  const parent = await guardedParent(system);
  const made = await parent.call<NewApiKeyView>("POST", "/api/api-keys", {
    name: "A program",
    scopes: ["stories:read", "stories:write", "profiles:read", "profiles:write"],
  });
  talewick = createTalewickClient({ apiKey: made.json.secret, baseUrl: system.app });
});

test("14.8: the typed client makes a profile and a story, and reads it", async () => {
  const profile = await talewick.POST("/api/v1/profiles", {
    body: { name: "Mia", age: 6, gender: "Girl", interests: ["Space"], readingLevel: "Emerging" },
  });
  const { data: profiles } = await talewick.GET("/api/v1/profiles");
  expect(profiles?.map(({ id }) => id)).toEqual([profile.data?.id]);
  const key = randomUUID();
  const { data, response } = await talewick.POST("/api/v1/stories/generate", {
    params: { query: { wait: 30 }, header: { "Idempotency-Key": key } },
    body: { childId: profile.data?.id ?? "", theme: "adventure", customization: { setting: "a lighthouse" } },
  });
  expect(response.headers.get("ratelimit-limit")).toBe("100");
  const storyId = data && "content" in data ? data.id : null;
  expect(storyId).not.toBeNull();
  const read = await talewick.GET("/api/v1/stories/{id}", { params: { path: { id: storyId ?? "" } } });
  expect(read.data).toMatchObject({ title: "Mia and the Lighthouse", childId: profile.data?.id });
});

test("14.8: a refusal is an answer with its code and its fields", async () => {
  const { error, response } = await talewick.POST("/api/v1/stories/generate", {
    // A program in JavaScript may send anything.
    body: { childId: "nobody", theme: "adventure", length: "endless" as "long" },
  });
  expect(response.status).toBe(400);
  expect(error).toMatchObject({ code: "VALIDATION" });
  expect(Object.keys(error?.details ?? {}).toSorted()).toEqual(["childId", "length"]);
  const denied = await talewick.GET("/api/v1/analytics/reading");
  expect([denied.response.status, denied.error?.code]).toEqual([403, "FORBIDDEN"]);
});
