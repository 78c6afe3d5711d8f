import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signedHeaders, webhookSecret } from "./sign";

const SECRET = "s".repeat(43);
const ID = "0190d6a0-0000-7000-8000-000000000000";
const NOW = new Date("2026-05-01T12:00:00.700Z");

test("a secret is one webhook's and one version's, and no other server's", () => {
  const of = (id: string, version: number, secret = SECRET) => webhookSecret(secret, { id, version });
  expect(of(ID, 1)).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(of(ID, 1)).toBe(of(ID, 1));
  expect(new Set([of(ID, 1), of(ID, 2), of("other", 1), of(ID, 1, "t".repeat(43))]).size).toBe(4);
});

test("the signature is over id, time and body, as receivers check it", () => {
  const secret = webhookSecret(SECRET, { id: ID, version: 1 });
  const body = '{"type":"webhook.test"}';
  const headers = signedHeaders(secret, { id: "m1", body, now: NOW });
  expect(headers["webhook-timestamp"]).toBe("1777636800");
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(`m1.1777636800.${body}`).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
  // The worked example of the Standard Webhooks specification.
  const known = signedHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    now: new Date(1_614_265_330_000),
  });
  expect(known["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
