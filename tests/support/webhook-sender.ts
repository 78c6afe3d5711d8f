import { createHmac } from "node:crypto";
import { refuseOddAnswer } from "./check-answer";

/** The secret that a running product shares with its stand-in for the provider. */
export async function webhookSecretOf(stripeUrl: string): Promise<string> {
  const response = await fetch(`${stripeUrl}/_sandbox/state?only=endpoints`);
  const { endpoints } = (await response.json()) as { endpoints: Record<string, { secret: string }> };
  const secret = Object.values(endpoints)[0]?.secret;
  if (!secret) throw new Error("the provider knows no endpoint");
  return secret;
}

export const macOf = (body: string | Buffer, secret: string, seconds: number): string =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");

export const secondsNow = (): number => Math.floor(Date.now() / 1000);

export const signed = (body: string | Buffer, secret: string, seconds = secondsNow()): string =>
  `t=${seconds},v1=${macOf(body, secret, seconds)}`;

export type Sent = { status: number; text: string; milliseconds: number };

/** Hands a body to the product's endpoint as the provider does, byte for byte. */
export async function postEvent(
  app: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const begun = performance.now();
  const response = await fetch(`${app}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  const text = await response.text();
  const { status, headers: answered } = response;
  refuseOddAnswer({ method: "POST", address: "/api/webhooks/stripe", status, headers: answered, text });
  return { status, text, milliseconds: performance.now() - begun };
}

type EventWords = { id: string; type: string; customer: string; created?: number };

/** An event in the provider's layout. */
export const eventBody = ({ id, type, customer, created = secondsNow() }: EventWords): string =>
  JSON.stringify(
    {
      id,
      object: "event",
      api_version: null,
      created,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: { id: `obj_${id}`, object: "invoice", customer } },
    },
    null,
    2,
  );
