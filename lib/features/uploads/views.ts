import { z } from "zod";

export const uploadView = z.strictObject({ fileUrl: z.string() });
