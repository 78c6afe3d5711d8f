import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import type { NewWebhookView } from "@/lib/features/webhooks/contract";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import { buyPlan } from "./card-payment";
import { addChild, childBody, patient } from "./http-client";
import type { KeyedCase, Parent } from "./keyed-requests";
import type { TestAddresses } from "./test-system";
import { withClient } from "./with-client";

/** What a parent does about keys, and what a program does with one. */
export async function aboutPrograms(system: TestAddresses, by: Parent, planId: string): Promise<KeyedCase[]> {
  await buyPlan(system, by, planId);
  // So many calls at once are more than the free tier has.
  await withClient(system.database, (client) =>
    client.query("UPDATE parents SET api_tier = 'professional' WHERE id = $1", [by.login.id]),
  );
  const make = async (name: string) =>
    (await patient(by).call<NewApiKeyView>("POST", "/api/api-keys", { name, scopes: KEY_SCOPES })).json;
  const [used, spare] = [await make("A program"), await make("To be revoked")];
  const addHook = async () =>
    (await patient(by).call<NewWebhookView>("POST", "/api/api-webhooks", { url: "https://example.invalid/" }))
      .json;
  const [hook, kept] = [await addHook(), await addHook()];
  const { id: childId } = await addChild(by);
  const program = { ...by, token: used.secret };
  const story = (theme: string) => ({
    method: "POST",
    path: "/api/v1/stories/generate?wait=0",
    body: { childId, theme },
  });
  const profile = (name: string) => ({
    method: "PUT",
    path: `/api/v1/profiles/${childId}`,
    body: childBody({ name }),
  });
  const another = (name: string) => ({ method: "POST", path: "/api/v1/profiles", body: childBody({ name }) });
  return [
    {
      name: "a key revoked",
      request: { method: "DELETE", path: `/api/api-keys/${spare.key.id}` },
      adds: { api_keys: -1 },
      by,
    },
    {
      name: "a webhook removed",
      request: { method: "DELETE", path: `/api/api-webhooks/${hook.webhook.id}` },
      adds: { webhooks: -1 },
      by,
    },
    {
      name: "a webhook told something for a test",
      request: { method: "POST", path: `/api/api-webhooks/${kept.webhook.id}/test` },
      same: (answer) => (answer.json as { id: string }).id,
      by,
    },
    { name: "a profile by a key", request: profile("Noor"), other: profile("Lea"), by: program },
    {
      name: "an order by a key",
      request: story("adventure"),
      other: story("mystery"),
      adds: { book_requests: 1, credit_ledger: 1 },
      same: (answer) => (answer.json as { id: string }).id,
      by: program,
    },
    {
      name: "a new profile by a key",
      request: another("Lin"),
      other: another("Mae"),
      adds: { children: 1 },
      by: program,
    },
  ];
}
