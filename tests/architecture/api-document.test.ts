import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Endpoint } from "@/lib/shared/endpoint";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { apiDocument, publicApiDocument } from "@/scripts/build/api-document";

const document = apiDocument("https://talewick.example.test");

test("every call of the table is in the document", () => {
  const told = Object.entries(document.paths ?? {}).flatMap(([where, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${where}`),
  );
  expect(told.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
});

test("answers are closed, and named where calls share them", () => {
  expect(document.components?.schemas?.["Child"]).toMatchObject({ additionalProperties: false });
  expect(document.paths?.["/api/children/{id}"]?.get?.responses?.["200"]).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/Child" } } },
  });
});

const publicDocument = publicApiDocument("https://talewick.example.test");

test("whoever has a key reads of the calls with a key, each with its scope, and of no other", () => {
  const told = Object.entries(publicDocument.paths ?? {}).flatMap(([where, item]) =>
    Object.entries(item as Record<string, { security?: unknown }>).map(([method, { security }]) => ({
      call: `${method.toUpperCase()} ${where}`,
      security,
    })),
  );
  const byKey = ENDPOINTS.map((endpoint): Endpoint => endpoint).filter(({ access }) => access === "key");
  expect(told).toEqual(
    byKey.map(({ method, path: at, scope }) => ({
      call: `${method} ${at}`,
      security: [{ apiKey: [scope] }],
    })),
  );
  for (const { call } of told) expect(call).toMatch(/ \/api\/v1\//);
});

test("where an Idempotency-Key is honoured the call names it, and nowhere else", () => {
  const named = [document, publicDocument].map(({ paths }) =>
    Object.entries(paths ?? {}).flatMap(([where, item]) =>
      Object.entries(item as Record<string, { parameters?: { in?: string; name?: string }[] }>)
        .filter(([, { parameters = [] }]) =>
          parameters.some((one) => one.in === "header" && one.name === "Idempotency-Key"),
        )
        .map(([method]) => `${method.toUpperCase()} ${where}`),
    ),
  );
  const [all = [], byKey = []] = named;
  expect(byKey.sort()).toEqual([
    "POST /api/v1/profiles",
    "POST /api/v1/stories/generate",
    "PUT /api/v1/profiles/{id}",
  ]);
  expect(all).toEqual(expect.arrayContaining([...byKey, "POST /api/books/generate", "POST /api/children"]));
  for (const none of ["POST /api/auth/login", "POST /api/api-keys", "GET /api/books"])
    expect(all).not.toContain(none);
});

test.each([
  ["the document", document],
  ["the document of the public API", publicDocument],
])("%s passes a linter", (_, document) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "api-document-"));
  try {
    const file = path.join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(document));
    const lint = spawnSync("node_modules/.bin/redocly", ["lint", file, "--config=redocly.yaml"], {
      encoding: "utf8",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    expect(lint.status, `${lint.stdout}\n${lint.stderr}`).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
