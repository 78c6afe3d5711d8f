import { z } from "zod";

export const secondFactorView = z.strictObject({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number(),
});

/** For an app to take over: as a drawing, and to be typed. */
export const newFactorView = z.strictObject({
  secret: z.string(),
  /** One path of an SVG whose sides are `size`. */
  qr: z.strictObject({ size: z.number(), path: z.string() }),
});

/** Shown this once. */
export const recoveryCodesView = z.strictObject({ recoveryCodes: z.array(z.string()) });
