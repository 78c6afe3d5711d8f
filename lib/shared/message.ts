import { z } from "zod";

/** A sentence for the parent, where a call has nothing else to answer. */
export const messageView = z.strictObject({ message: z.string() });
export type MessageView = z.output<typeof messageView>;
