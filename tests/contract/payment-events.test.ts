import { beforeAll, describe, expect, test } from "vitest";
import { expectNothingLeaks, refusalOf } from "@/tests/support/guarded-client";
import { testSystem } from "@/tests/support/test-system";
import { postEvent, signed, webhookSecretOf } from "@/tests/support/webhook-sender";

const system = testSystem();
const MORE_THAN_AN_EVENT = 600 * 1024;

let secret: string;

beforeAll(async () => {
  secret = await webhookSecretOf(system.stripe);
});

/** Signed by the provider, whatever it says. */
async function deliver(body: string) {
  const { status, text } = await postEvent(system.app, body, { "stripe-signature": signed(body, secret) });
  const answer = { status, headers: new Headers(), text, json: JSON.parse(text) as unknown };
  expectNothingLeaks(answer);
  return answer;
}

// What may stand in an event is tried without HTTP (integration/billing/webhooks), forged signatures are R5's.
describe("a delivery with a good signature", () => {
  test("of no event is refused", async () => {
    expect(refusalOf(await deliver("{"))).toMatchObject({ status: 400, code: "VALIDATION" });
  });

  test("that is larger than any event is refused before it is looked at", async () => {
    const refusal = refusalOf(await deliver("x".repeat(MORE_THAN_AN_EVENT)));
    expect(refusal).toMatchObject({ status: 413, code: "TOO_LARGE" });
  });
});
