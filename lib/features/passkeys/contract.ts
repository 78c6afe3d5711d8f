import { z } from "zod";
import { TRANSPORTS } from "./rules";
import type { newPasskeyOptionsView, passkeyOptionsView, passkeysView, passkeyView } from "./views";

const REQUIRED = "Please use your passkey";

const bytes = (most: number) =>
  z
    .string(REQUIRED)
    .max(most, REQUIRED)
    .regex(/^[\w-]+$/, REQUIRED);

const CREDENTIAL_MAX = 1_400;

/** What a device answers that has made a passkey, as far as we read it; every part in base64url. */
export const newPasskeyInput = z.object({
  id: bytes(CREDENTIAL_MAX),
  clientDataJSON: bytes(8_000),
  attestationObject: bytes(32_000),
  transports: z
    .array(z.enum(TRANSPORTS, "This is not on our list"), REQUIRED)
    .max(TRANSPORTS.length)
    .default([]),
});

/** What a device answers whose owner has used a passkey. */
export const usedPasskeyInput = z.object({
  id: bytes(CREDENTIAL_MAX),
  clientDataJSON: bytes(8_000),
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
  userHandle: bytes(100).optional(),
});

export const passkeySignInInput = z.object({
  passkey: usedPasskeyInput,
  keepSignedIn: z.boolean("Please choose yes or no").optional(),
});

export const passkeyParams = z.object({ id: z.uuid() });

export type NewPasskeyInput = z.output<typeof newPasskeyInput>;
export type UsedPasskeyInput = z.output<typeof usedPasskeyInput>;
export type PasskeySignInInput = z.output<typeof passkeySignInInput>;
export type PasskeyView = z.output<typeof passkeyView>;
export type PasskeysView = z.output<typeof passkeysView>;
export type PasskeyOptionsView = z.output<typeof passkeyOptionsView>;
export type NewPasskeyOptionsView = z.output<typeof newPasskeyOptionsView>;
