import { createHmac, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { expectNothingLeaks, refusalOf } from "@/tests/support/guarded-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const FIVE_MINUTES = 5 * 60;

/** The secret that the product shares with its provider. */
let secret: string;

beforeAll(async () => {
  const response = await fetch(`${system.stripe}/_sandbox/state`);
  const { endpoints } = (await response.json()) as { endpoints: Record<string, { secret: string }> };
  secret = Object.values(endpoints)[0]?.secret ?? "";
  expect(secret).toMatch(/^whsec_/);
});

async function deliver(body: string, signature?: string) {
  const response = await fetch(`${system.app}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature ? { "stripe-signature": signature } : {}) },
    body,
  });
  const { status, headers } = response;
  const text = await response.text();
  const answer = { status, headers, text, json: JSON.parse(text) as unknown };
  expectNothingLeaks(answer);
  return answer;
}

function signed(body: string, key = secret, secondsAgo = 0): string {
  const seconds = Math.floor(Date.now() / 1000) - secondsAgo;
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
}

const event = (type: string, object: Record<string, unknown> = { id: "x", object: "thing" }) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    api_version: null,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  });

describe("a delivery of the provider's", () => {
  test.each([
    ["a type that nobody knows", () => event("talewick.moon_landed")],
    ["a type that we don't follow", () => event("product.created")],
    [
      "a customer that we don't know",
      () => event("invoice.paid", { id: "in_1", object: "invoice", customer: "cus_nobody" }),
    ],
  ])("of %s is taken in, and again", async (_what, make) => {
    const body = make();
    for (let time = 0; time < 2; time++) {
      const answer = await deliver(body, signed(body));
      expect([answer.status, answer.json]).toEqual([200, { received: true }]);
    }
  });
});

describe("anybody else's delivery", () => {
  const body = event("customer.subscription.updated", {
    id: "sub_1",
    object: "subscription",
    customer: "cus_1",
  });

  test.each<[string, string, () => string | undefined]>([
    ["no signature", body, () => undefined],
    ["a signature with another secret", body, () => signed(body, "whsec_forged")],
    ["a signature with no secret", body, () => signed(body, "")],
    ["a signature of another body", body, () => signed(`${body} `)],
    ["a signature of long ago", body, () => signed(body, secret, 2 * FIVE_MINUTES)],
    ["another scheme's signature", body, () => signed(body).replace("v1=", "v0=")],
    ["no sense in the signature", body, () => "t=,v1="],
    ["a good signature and no event", "{", () => signed("{")],
    ["a good signature and a list", "[]", () => signed("[]")],
    ["a good signature and null", "null", () => signed("null")],
    ["a good signature and no object", '{"object":"event"}', () => signed('{"object":"event"}')],
    ["nothing in it", "", () => signed("")],
  ])("with %s is refused", async (_what, sent, sign) => {
    expect(refusalOf(await deliver(sent, sign()))).toMatchObject({ status: 400, code: "VALIDATION" });
  });

  test("without end is refused before its signature is looked at", async () => {
    const huge = "x".repeat(600 * 1024);
    expect(refusalOf(await deliver(huge, signed(huge)))).toMatchObject({ status: 413, code: "TOO_LARGE" });
  });
});
