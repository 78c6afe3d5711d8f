import type { z } from "zod";
import type { consentPurpose, consentView } from "./views";

export type ConsentPurpose = z.output<typeof consentPurpose>;

export type ConsentView = z.output<typeof consentView>;
