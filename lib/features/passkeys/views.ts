import { z } from "zod";
import { TRANSPORTS } from "./rules";

export const passkeyView = z.strictObject({
  id: z.uuid(),
  /** Where it was added, such as "Safari on iPhone". */
  device: z.string(),
  /** Whether its keeper copies it to the parent's other devices. */
  isSynced: z.boolean(),
  since: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const passkeysView = z.strictObject({
  /** Whether this site's address can have passkeys. */
  isOffered: z.boolean(),
  /** Whether nothing else lets the parent in: then the last passkey stays. */
  isOnlyWay: z.boolean(),
  passkeys: z.array(passkeyView),
});

const publicKey = z.literal("public-key");

/** For `navigator.credentials.get`; bytes in base64url. */
export const passkeyOptionsView = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

/** For `navigator.credentials.create`; bytes in base64url. */
export const newPasskeyOptionsView = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal("none"),
  /** A device that holds one of these makes no second one. */
  excludeCredentials: z.array(
    z.strictObject({ type: publicKey, id: z.string(), transports: z.array(z.enum(TRANSPORTS)) }),
  ),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
