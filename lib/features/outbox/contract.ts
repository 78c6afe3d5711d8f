import { z } from "zod";

export const sendEmailPayload = z.object({ messageId: z.uuid() });
