import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import { codeExamples, profileExample } from "@/lib/features/content/api-copy";
import { publicApiDocument } from "@/scripts/build/api-document";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { guardedParent } from "@/tests/support/guarded-client";
import { addChild } from "@/tests/support/http-client";
import { PATIENCE_MS } from "@/tests/support/patience";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const run = promisify(execFile);

/** How a developer would run each of them. */
const RUNS: Record<string, (code: string) => [string, string[]]> = {
  javascript: (code) => [process.execPath, ["--input-type=module", "--eval", code]],
  python: (code) => ["python3", ["-c", code]],
  curl: (code) => ["sh", ["-c", code]],
};

describe("14.8: the examples of the page for developers", () => {
  let filledIn: (code: string) => string;
  let key: string;

  beforeAll(async () => {
    const parent = await guardedParent(system);
    await buyPlan(system, parent, (await plansOnOffer(parent)).Basic.id);
    const { id } = await addChild(parent);
    const made = await parent.call<NewApiKeyView>("POST", "/api/api-keys", {
      name: "A program",
      scopes: ["stories:write", "profiles:write"],
    });
    key = made.json.secret;
    filledIn = (code) => code.replaceAll("YOUR_API_KEY", made.json.secret).replaceAll("YOUR_PROFILE_ID", id);
  });

  test.each(codeExamples(system.app).map(({ id, code }) => ({ id, code })))(
    "in $id make a story",
    async ({ id, code }) => {
      const [program, args] = RUNS[id]?.(filledIn(code)) ?? [];
      if (!program) throw new Error(`nobody runs ${id}`);
      const { stdout } = await run(program, args, { timeout: PATIENCE_MS });
      const content = id === "curl" ? (JSON.parse(stdout) as { content: string }).content : stdout;
      expect(content.split("\n\n").length).toBeGreaterThanOrEqual(10);
      expect(content).toContain("Ada");
    },
  );

  test("14: lead from a new account and nothing but the page to a story", async () => {
    const [program, args] = RUNS["curl"]?.(filledIn(profileExample(system.app))) ?? [];
    const profile = await run(program ?? "", args ?? [], { timeout: PATIENCE_MS });
    const { id, name } = JSON.parse(profile.stdout) as { id: string; name: string };
    expect(name).toBe("Mia");
    const [{ code } = { code: "" }] = codeExamples(system.app);
    const example = code.replaceAll("YOUR_API_KEY", key).replaceAll("YOUR_PROFILE_ID", id);
    const [node, words] = RUNS["javascript"]?.(example) ?? [];
    const { stdout } = await run(node ?? "", words ?? [], { timeout: PATIENCE_MS });
    expect(stdout).toContain("Ada");
  });

  test("are what the page shows", async () => {
    const html = await (await fetch(`${system.app}/api`)).text();
    for (const words of ["/v1/stories/generate", "Bearer YOUR_API_KEY", "urlopen", "curl -X POST"])
      expect(html).toContain(words);
  });
});

test("14.8, 23.7: the OpenAPI document of the public API is there to read, and says where to call", async () => {
  const answer = await fetch(`${system.app}/api/openapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(publicApiDocument(system.app))));
});

test("14.8: without scripts, the page tells every call down to its fields", async () => {
  const html = await (await fetch(`${system.app}/api`)).text();
  for (const words of [
    "/api/v1/stories/generate",
    "/api/v1/stories/{id}",
    "/api/v1/profiles",
    "/api/v1/profiles/{id}",
    "/api/v1/analytics/reading",
    "customization.mainCharacter",
    "pages[].text",
    "stories:write",
    "RATE_LIMITED",
  ])
    expect(html).toContain(words);
});
