import { z } from "zod";
import { consentPurpose } from "./contract";

/** What a parent agreed to, and until when. */
export const consentView = z.strictObject({
  purpose: consentPurpose,
  textVersion: z.string(),
  grantedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
