import { z } from "zod";
import { defineEndpoint, fileOf } from "@/lib/shared/endpoint";
import { photoPurpose } from "./contract";
import { MAX_UPLOAD_BODY, UPLOAD_LIMIT } from "./rules";
import { uploadView } from "./views";

export const fileEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: "/api/files/{id}",
    summary: "A picture, a photo or a PDF of the parent's own",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    response: { 200: fileOf("image/jpeg", "image/png", "application/pdf") },
  }),
  upload: defineEndpoint({
    method: "POST",
    path: "/api/files/upload",
    summary: "Upload a child's photo",
    access: "parent",
    form: {
      file: "image",
      maxBytes: MAX_UPLOAD_BODY,
      fields: z.object({
        purpose: photoPurpose,
        /** Version of the text by which the parent lets a photo be used for a story. */
        consent: z.string().nullable().default(null),
      }),
    },
    response: { 201: uploadView },
    errors: ["TOO_LARGE"],
    limit: UPLOAD_LIMIT,
  }),
};
