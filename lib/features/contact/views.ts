import { z } from "zod";

/** The ticket is how visitor and support call the message. */
export const sentView = z.strictObject({ message: z.string(), ticket: z.string() });

/** Where support reads its mail. */
export const supportView = z.strictObject({ email: z.string() });
