import { z } from "zod";

/** Where support reads its mail. */
export const supportView = z.strictObject({ email: z.string() });
