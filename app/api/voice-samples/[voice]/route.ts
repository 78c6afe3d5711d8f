import { narrationEndpoints } from "@/lib/features/narration/endpoints";
import { openSample } from "@/lib/features/narration/open-sample";
import { fileInParts } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

const HOUR = 3600;

export const GET = route(narrationEndpoints.sample, async (_ctx, { params: { voice }, request }) => {
  const { bytes, etag } = await openSample(voice);
  const read = (part?: { from: number; to: number }) =>
    Promise.resolve(part ? bytes.subarray(part.from, part.to + 1) : bytes);
  return fileInParts(
    request,
    { size: bytes.byteLength, read },
    { mime: "audio/mpeg", etag, privateSeconds: HOUR },
  );
});
