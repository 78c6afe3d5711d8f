import { z } from "zod";

export const consentPurpose = z.enum([
  "child-photo-character",
  "child-photo-provider",
  "child-name-voice",
  "own-voice",
]);

/** What a parent agreed to, and until when. */
export const consentView = z.strictObject({
  purpose: consentPurpose,
  textVersion: z.string(),
  grantedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
