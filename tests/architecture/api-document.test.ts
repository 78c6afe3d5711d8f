import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { apiDocument } from "@/scripts/build/api-document";

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

test("the document passes a linter", { timeout: 60_000 }, () => {
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
