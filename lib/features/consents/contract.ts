import { z } from "zod";
import type { consentView } from "./views";

const CONSENT_PURPOSES = ["child-photo-character", "child-photo-provider"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const consentPurpose = z.enum(CONSENT_PURPOSES);

export type ConsentView = z.output<typeof consentView>;
