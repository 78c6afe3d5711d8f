import { AppError } from "@/lib/shared/app-error";
import { readBytes, refusal } from "./read-input";

export type UploadedForm = {
  file: Uint8Array;
  /** The other fields; one that is given twice is refused. */
  fields: Record<string, string>;
};

/** Reads a multipart form with exactly one file, counting its bytes while they arrive. */
export async function readFileForm(
  request: Request,
  { fileField, maxBytes }: { fileField: string; maxBytes: number },
): Promise<UploadedForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("UNSUPPORTED_MEDIA", "Please send the file as multipart/form-data.");
  }
  const bytes = await readBytes(request, maxBytes);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw refusal(fileField, "The upload did not arrive whole. Please try again.");
    });

  let file: File | null = null;
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (name in fields || (name === fileField && file)) throw refusal(name, `${name} may be given once.`);
    if (typeof value === "string") fields[name] = value.slice(0, 1000);
    else if (name === fileField) file = value;
  }
  if (!file) throw refusal(fileField, "Please select an image file");
  return { file: new Uint8Array(await file.arrayBuffer()), fields };
}
