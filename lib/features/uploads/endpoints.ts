import { z } from "zod";
import { defineEndpoint, fileOf, NOTHING } from "@/lib/shared/endpoint";
import { photoPurpose } from "./contract";
import { MAX_UPLOAD_BODY, UPLOAD_LIMIT } from "./rules";
import { uploadView } from "./views";

const FILE = fileOf("image/jpeg", "image/png", "application/pdf", "audio/mpeg", "audio/wav");

export const fileEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: "/api/files/{id}",
    summary: "A picture, a photo, a PDF or a sound of the parent's own",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    response: {
      200: FILE,
      // One part of it, or none that it has, as `Range` asks.
      206: FILE,
      416: NOTHING,
      // The browser has it already.
      304: NOTHING,
    },
    inChildsMode: true,
  }),
  upload: defineEndpoint({
    method: "POST",
    path: "/api/files/upload",
    summary: "Upload a child's photo",
    access: "parent",
    form: {
      file: "image",
      maxBytes: MAX_UPLOAD_BODY,
      missing: "Please select an image file",
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
