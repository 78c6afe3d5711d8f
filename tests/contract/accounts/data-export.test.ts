import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ExportLinkView, ExportView } from "@/lib/features/privacy/contract";
import { guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { filesIn } from "@/tests/support/zip-files";

const system = testSystem();
const PATH = "/api/account/exports";

test("an archive is asked for, made by the worker and taken by its parent alone, also while the account is leaving", async () => {
  const { parent, ...client } = await guardedParent(system);
  const stranger = await guardedParent(system);
  const nothing = { id: null, status: "none", createdAt: null, expiresAt: null, bytes: 0 };
  expect((await client.call("GET", PATH)).json).toEqual(nothing);
  const asked = await Promise.all([1, 2, 3].map(() => client.call<ExportView>("POST", PATH)));
  expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(asked.map(({ json }) => json.id)).size).toBe(1);

  const { id } = await until("the archive", async () => {
    const { json } = await client.call<ExportView>("GET", PATH);
    return json.status === "ready" ? json : null;
  });
  const own = `${PATH}/${id ?? ""}`;
  for (const path of [own, `${own}/file`, `${PATH}/${randomUUID()}`, `${PATH}/none/file`]) {
    expect(refusalOf(await stranger.call("GET", path))).toMatchObject({ status: 404 });
  }
  expect(refusalOf(await guardedClient(system.app).call("GET", `${own}/file`))).toMatchObject({
    status: 401,
  });

  await client.call("POST", "/api/account/deletion", { understood: true });
  const { email, password } = parent;
  const login = await guardedClient(system.app).call<{ token: string }>("POST", "/api/auth/login", {
    email,
    password,
  });
  const back = guardedClient(system.app, login.json.token);
  const { fileUrl } = (await back.call<ExportLinkView>("GET", own)).json;
  const response = await fetch(`${system.app}${fileUrl}`, {
    headers: { authorization: `Bearer ${login.json.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="talewick-data-/);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(filesIn(bytes).get("data/parents.json")?.toString("utf8")).toContain(email);
});
