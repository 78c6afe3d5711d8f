import { z } from "zod";

const CONSENT_PURPOSES = ["child-photo-character", "child-photo-provider"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const consentPurpose = z.enum(CONSENT_PURPOSES);

/** What a parent agreed to, and until when. */
export type ConsentView = {
  purpose: ConsentPurpose;
  textVersion: string;
  grantedAt: string;
  withdrawnAt: string | null;
};
