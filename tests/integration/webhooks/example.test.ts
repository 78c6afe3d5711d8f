import { expect, test } from "vitest";
import { WEBHOOK_EXAMPLE } from "@/lib/features/content/api-copy";
import { signedHeaders, webhookSecret } from "@/lib/platform/webhooks/sign";

const SECRET = "s".repeat(43);
const ID = "0190d6a0-0000-7000-8000-000000000000";

test("the example of the page for developers takes what we send, and nothing else", async () => {
  const address = `data:text/javascript,${encodeURIComponent(WEBHOOK_EXAMPLE)}`;
  const { isFromTalewick } = (await import(/* @vite-ignore */ address)) as {
    isFromTalewick: (headers: Record<string, string>, body: string, secret: string) => boolean;
  };
  const secret = webhookSecret(SECRET, { id: ID, version: 1 });
  const body = '{"type":"story.finished"}';
  const sent = (now = new Date()) => signedHeaders(secret, { id: "m1", body, now });
  expect(isFromTalewick(sent(), body, secret)).toBe(true);
  expect(isFromTalewick(sent(), `${body} `, secret)).toBe(false);
  expect(isFromTalewick({ ...sent(), "webhook-id": "m2" }, body, secret)).toBe(false);
  expect(isFromTalewick({ ...sent(), "webhook-signature": "v1,AAAA" }, body, secret)).toBe(false);
  expect(isFromTalewick(sent(new Date(Date.now() - 600_000)), body, secret)).toBe(false);
  expect(isFromTalewick(sent(), body, webhookSecret(SECRET, { id: ID, version: 2 }))).toBe(false);
});
