import { randomUUID } from "node:crypto";
import { addressEndpoints } from "@/lib/features/addresses/endpoints";
import { identityEndpoints } from "@/lib/features/identities/endpoints";
import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { secondFactorEndpoints } from "@/lib/features/second-factor/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";
import { sparePasskey } from "./spares";

const token = "x".repeat(43);
const id = "x".repeat(32);
const madePasskey = () => ({ id, clientDataJSON: "e30", attestationObject: "oA" });
const usedPasskey = () => ({ id, clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" });

export const ADDRESS_CASES: [Endpoint, Case[]][] = [
  // So many a day, and only for who gave the password lately.
  [
    addressEndpoints.ask,
    [{ own: [200, 403, 429], body: () => ({ newEmail: `new-${randomUUID()}@example.test` }) }],
  ],
  [identityEndpoints.begin, [{ own: [200, 403, 503], body: () => ({ provider: "google" }) }]],
  [identityEndpoints.unlink, [{ own: [403, 404], params: { provider: "google" } }]],
  [secondFactorEndpoints.begin, [{ own: [200, 403, 409] }]],
  [secondFactorEndpoints.confirm, [{ own: [400, 403, 409, 429], body: () => ({ code: "abcdef" }) }]],
  [secondFactorEndpoints.renewCodes, [{ own: [403, 409] }]],
  [secondFactorEndpoints.turnOff, [{ own: [200, 403] }]],
  [passkeyEndpoints.begin, [{ own: [200, 403] }]],
  [passkeyEndpoints.add, [{ own: [400, 403], body: madePasskey }]],
  [passkeyEndpoints.remove, [{ names: "passkey", foreign: [404], own: [200, 403], spare: sparePasskey }]],
  [passkeyEndpoints.signIn, [{ own: [401, 429], body: () => ({ passkey: usedPasskey() }) }]],
  [passkeyEndpoints.prove, [{ own: [400, 429], body: usedPasskey }]],
  [addressEndpoints.look, [{ own: [400, 429], query: () => ({ token }) }]],
  [addressEndpoints.answer, [{ own: [400, 429], body: () => ({ token, wasMe: true }) }]],
];
