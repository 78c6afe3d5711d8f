import { z } from "zod";
import { PAGE_KINDS, VITALS } from "@/lib/shared/page-vitals";

/** Ten minutes; no browser measures longer. */
const MOST = 600_000;

export const vitalsInput = z.strictObject({
  page: z.enum(PAGE_KINDS),
  vitals: z
    .array(z.strictObject({ name: z.enum(VITALS), value: z.number().min(0).max(MOST) }))
    .min(1)
    .max(VITALS.length),
});
export type VitalsInput = z.infer<typeof vitalsInput>;
