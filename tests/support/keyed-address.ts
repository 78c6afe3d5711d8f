import { randomUUID } from "node:crypto";
import { apiClient } from "./http-client";
import type { KeyedCase, Parent, Sent } from "./keyed-requests";
import type { TestAddresses } from "./test-system";

/** Another address, asked for and taken back. */
export function aboutAddress(by: Parent): KeyedCase[] {
  const path = "/api/profile/email-change";
  const wish = (): Sent => ({ method: "POST", path, body: { newEmail: `new-${randomUUID()}@example.test` } });
  return [
    { name: "another address", request: wish(), other: wish(), adds: { email_changes: 1, outbox: 2 }, by },
    { name: "no other address", request: { method: "DELETE", path }, adds: { email_changes: -1 }, by },
  ];
}

/** A second device of the same parent. Answers its session's id. */
export async function signInAgain(system: TestAddresses, { parent, token }: Parent): Promise<string> {
  const { email, password } = parent;
  const seen = async () =>
    (await apiClient(system.app, token).call<{ id: string }[]>("GET", "/api/auth/sessions")).json;
  const before = new Set((await seen()).map(({ id }) => id));
  const { status, text } = await apiClient(system.app).call("POST", "/api/auth/login", { email, password });
  const added = (await seen()).find(({ id }) => !before.has(id));
  if (!added) throw new Error(`no second session: ${status} ${text}`);
  return added.id;
}
