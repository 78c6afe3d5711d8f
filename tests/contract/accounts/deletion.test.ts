import { expect, test } from "vitest";
import type { DeletionView } from "@/lib/features/privacy/contract";
import { guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const PATH = "/api/account/deletion";
const NEVER = { askedAt: null, dueAt: null };

test("an account is deleted only where that was understood, and every device is signed out", async () => {
  const { parent, ...client } = await guardedParent(system);
  for (const body of [{}, { understood: false }, { understood: "true" }, []]) {
    expect(refusalOf(await client.call("POST", PATH, body))).toMatchObject({ status: 400 });
  }
  expect((await client.call("GET", PATH)).json).toEqual(NEVER);
  expect(refusalOf(await guardedClient(system.app).call("POST", PATH, { understood: true }))).toMatchObject({
    status: 401,
  });

  const asked = await client.call("POST", PATH, { understood: true });
  expect(asked.status).toBe(200);
  expect((await client.call("GET", PATH)).status).toBe(401);

  const { email, password } = parent;
  const login = await guardedClient(system.app).call<{ token: string }>("POST", "/api/auth/login", {
    email,
    password,
  });
  const back = guardedClient(system.app, login.json.token);
  const { dueAt } = (await back.call<DeletionView>("GET", PATH)).json;
  expect(new Date(dueAt ?? 0).getTime() - Date.now()).toBeGreaterThan(6.9 * 24 * 3600_000);
  // Everything else is closed until the account is kept.
  for (const path of ["/api/children", "/api/books", "/api/profile", "/api/dashboard"]) {
    expect(refusalOf(await back.call("GET", path))).toMatchObject({ status: 403, code: "FORBIDDEN" });
  }
  expect((await back.call("DELETE", PATH)).json).toEqual(NEVER);
  expect((await back.call("DELETE", PATH)).json).toEqual(NEVER);
  expect((await back.call("GET", "/api/children")).json).toEqual([]);
});
