export type FormPart = { disposition: string; type?: string; bytes: Uint8Array | string };

const BOUNDARY = "----talewick-test-boundary";

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body to the byte, with whatever a browser would never write. */
export const formBytes = (...parts: FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ disposition, type, bytes }) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`),
      Buffer.from(type === undefined ? "\r\n" : `Content-Type: ${type}\r\n\r\n`),
      Buffer.from(bytes as string),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const imagePart = (bytes: Uint8Array, filename = "photo.jpg", type = "image/jpeg"): FormPart => ({
  disposition: `name="image"; filename="${filename}"`,
  type,
  bytes,
});
