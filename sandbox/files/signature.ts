import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const hexOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

const PARTS =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** What a signature covers, written down as the protocol has it (Signature Version 4, headers, one chunk). */
function textToSign(request: Request, signedHeaders: string, scope: string): string {
  const url = new URL(request.url);
  const headers = signedHeaders
    .split(";")
    .map((name) => `${name}:${name === "host" ? url.host : (request.headers.get(name) ?? "").trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).join("&"),
    headers.join(""),
    signedHeaders,
    request.headers.get("x-amz-content-sha256") ?? "",
  ];
  const time = request.headers.get("x-amz-date") ?? "";
  return ["AWS4-HMAC-SHA256", time, scope, hexOf(canonical.join("\n"))].join("\n");
}

/** The protocol's word for what is wrong with a request, or null. Keys of objects here need no escaping. */
export function signatureFault(request: Request, body: Uint8Array, keys: S3Keys): string | null {
  const parts = PARTS.exec(request.headers.get("authorization") ?? "");
  if (!parts) return "AccessDenied";
  const [, accessKeyId = "", day = "", region = "", signedHeaders = "", signature = ""] = parts;
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  for (const name of ["host", "x-amz-content-sha256", "x-amz-date"]) {
    if (!signedHeaders.split(";").includes(name)) return "AccessDenied";
  }
  if (request.headers.get("x-amz-content-sha256") !== hexOf(body)) return "XAmzContentSHA256Mismatch";
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, day));
  const expected = hmac(key, textToSign(request, signedHeaders, `${day}/${region}/s3/aws4_request`));
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}
