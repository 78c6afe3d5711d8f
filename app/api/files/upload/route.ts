import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import { route } from "@/lib/http/route";

export const POST = route(fileEndpoints.upload, (ctx, { form: { file, fields } }) =>
  uploadPhoto(ctx, { bytes: file, ...fields }),
);
