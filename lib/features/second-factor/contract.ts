import { z } from "zod";
import type { newFactorView, recoveryCodesView, secondFactorView } from "./views";

const ASKED = "Please enter the code";

/** Of an app, or a recovery code; however it was spaced. */
export const factorCode = z
  .string(ASKED)
  .max(40, "That code is not right.")
  .transform((code) => code.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().min(1, ASKED));

export const factorCodeInput = z.object({ code: factorCode });

export type SecondFactorView = z.output<typeof secondFactorView>;
export type NewFactorView = z.output<typeof newFactorView>;
export type RecoveryCodesView = z.output<typeof recoveryCodesView>;
