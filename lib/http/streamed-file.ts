import { attachmentHeader } from "@/lib/http/file-response";

/** A file that is made while it is sent, as fast as the caller takes it; what fails midway cuts it off. */
export function streamedFile(
  pieces: AsyncGenerator<string>,
  { mime, download }: { mime: string; download: string },
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": mime,
      "content-disposition": attachmentHeader(download),
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });
}
