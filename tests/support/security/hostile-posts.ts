import type { Random } from "@/lib/features/writing/classic/random";
import { PAGE_ROWS } from "./page-rows";

const FLIGHTS = [
  '0:"$@1"\n1:{"then":"$1:__proto__:then"}',
  '["$F1"]',
  '{"id":"0","bound":["$@1"]}',
  '["$K1","$Q2","$W3","$B4"]',
  '["$undefined","$NaN","$D2026-11-21","$n99999999999999999999"]',
  `[${'"$1",'.repeat(5000)}"$1"]`,
  "[".repeat(20_000),
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '"$1:constructor:constructor"',
  "\u0000\u0001\ufffd",
];
const BOUNDARY = "----talewick";
const FIELDS = ["1_$ACTION_ID_x", "0", "1_$ACTION_REF_1", "$ACTION_KEY"];
const PAGES = Object.keys(PAGE_ROWS).map((pattern) => pattern.replace(/\[[^\]]+\]/, "x"));

type Post = { method: "POST"; path: string; body: Buffer<ArrayBuffer>; headers: Record<string, string> };

/** A post to a server action that doesn't exist, with what has confused one somewhere. */
export function hostilePost(random: Random): Post {
  const payload = random.pick(FLIGHTS);
  const isForm = random.next() < 0.5;
  const parts = FIELDS.map(
    (name) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${payload}\r\n`,
  );
  return {
    method: "POST",
    path: random.pick(PAGES),
    body: Buffer.from(isForm ? `${parts.join("")}--${BOUNDARY}--\r\n` : payload),
    headers: {
      "content-type": isForm ? `multipart/form-data; boundary=${BOUNDARY}` : "text/plain;charset=UTF-8",
      "next-action": random.pick(["x", "0".repeat(42), "7f".repeat(21), "__proto__"]),
      ...(random.next() < 0.3 ? { origin: "https://evil.example" } : {}),
    },
  };
}
