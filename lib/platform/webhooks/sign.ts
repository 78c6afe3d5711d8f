import { createHmac } from "node:crypto";
import { signingKey } from "@/lib/platform/tokens/signing-key";

/** As in the Standard Webhooks specification, so that its libraries check what we send. */
const PREFIX = "whsec_";

/** What a webhook's owner checks signatures with. Made from ours, so that it is stored nowhere. */
export function webhookSecret(secret: string, { id, version }: { id: string; version: number }): string {
  const bytes = createHmac("sha256", signingKey(secret, "webhook")).update(`${id}:${version}`).digest();
  return `${PREFIX}${bytes.toString("base64")}`;
}

/** The headers that go with a body: its id, the same at every try, the time, and our signature over all three. */
export function signedHeaders(
  given: string,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac("sha256", Buffer.from(given.slice(PREFIX.length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "content-type": "application/json",
    "user-agent": "Talewick-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
