import { expect, test } from "vitest";
import { ENDPOINTS } from "@/lib/features/content/api-copy";
import { toReference } from "@/lib/features/content/api-reference";
import { publicApiDocument } from "@/scripts/build/api-document";

const reference = toReference(JSON.parse(JSON.stringify(publicApiDocument("https://talewick.example.test"))));
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const named = (call: string) => {
  const found = reference.find((operation) => callOf(operation) === call);
  if (!found) throw new Error(`no ${call}`);
  return found;
};

test("the page for developers lists every call of the public API, and none that isn't there", () => {
  expect(ENDPOINTS.map(callOf).sort()).toEqual(reference.map(callOf).sort());
});

test("the calls that the specification lists are these", () => {
  for (const call of [
    "POST /api/v1/stories/generate",
    "GET /api/v1/stories/{id}",
    "POST /api/v1/profiles",
    "GET /api/v1/profiles",
    "PUT /api/v1/profiles/{id}",
    "GET /api/v1/analytics/reading",
  ])
    expect(named(call).scope).toMatch(/^\w+:(?:read|write)$/);
});

test("the reference tells what is sent and what is answered, down to the last field", () => {
  const { parameters, headers, body, answers, refusals, scope } = named("POST /api/v1/stories/generate");
  expect(scope).toBe("stories:write");
  expect(parameters.map(({ name }) => name)).toEqual(["wait"]);
  expect(headers).toMatchObject([{ name: "Idempotency-Key", type: "string", required: false }]);
  expect(body.map(({ name, required }) => [name, required])).toEqual([
    ["childId", true],
    ["withChildIds", false],
    ["theme", true],
    ["length", false],
    ["title", false],
    ["idea", false],
    ["offeredFor", false],
    ["customization", false],
    ["customization.mainCharacter", false],
    ["customization.setting", false],
    ["customization.interests", false],
  ]);
  expect(body.find(({ name }) => name === "length")?.type).toBe('"short" | "medium" | "long"');
  expect(body.find(({ name }) => name === "customization.interests")?.type).toBe("string[]");
  expect(answers.map(({ status }) => status)).toEqual(["200", "202"]);
  const story = answers[0]?.fields.map(({ name }) => name) ?? [];
  expect(story).toContain("content");
  expect(story).toContain("pages[].text");
  expect(refusals.find(({ status }) => status === "429")?.codes).toBe("RATE_LIMITED");
  expect(named("GET /api/v1/profiles").answers[0]?.fields.map(({ name }) => name)).toContain(
    "[].readingLevel",
  );
});
