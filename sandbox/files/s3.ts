import { setTimeout as wait } from "node:timers/promises";
import { createEmulator, defineEmulator } from "emulate";
import { withFreePort } from "@/sandbox/free-port";
import type { Running } from "@/sandbox/running";
import type { FaultRule } from "@/sandbox/stripe/faults";
import { Faults } from "@/sandbox/stripe/faults";
import { forward } from "@/sandbox/upstream";
import type { S3Keys } from "./signature";
import { signatureFault } from "./signature";

export const S3_SANDBOX = {
  bucket: "talewick-files",
  region: "us-east-1",
  accessKeyId: "talewick-s3",
  secretAccessKey: "talewick-s3-secret",
} as const;

/**
 * The emulator's S3 with one private bucket. It believes everybody, so that this front checks signatures first; and it
 * has switches for tests.
 */
export async function startS3(port: number, keys: S3Keys = S3_SANDBOX): Promise<Running> {
  const { bucket, region } = S3_SANDBOX;
  const inner = await createEmulator({
    service: "aws",
    port: 0,
    seed: { aws: { region, s3: { buckets: [{ name: bucket }] } } },
  });
  const front = defineEmulator({
    name: "s3",
    cors: false,
    state: () => ({}),
    setup({ app }) {
      const faults = new Faults();
      app.post("/_sandbox/faults", async (c) => c.json(faults.add(await c.req.json<Partial<FaultRule>>())));
      app.delete("/_sandbox/faults", (c) => {
        faults.clear();
        return c.json({ ok: true });
      });
      app.notFound(async (c) => {
        const request = c.req.raw;
        const fault = faults.next(request.method, new URL(request.url).pathname);
        if (fault.delayMs > 0) await wait(fault.delayMs);
        if (fault.status !== null && !fault.afterwards) return refusal("InternalError", fault.status);
        const body = new Uint8Array(await request.clone().arrayBuffer());
        const wrong = signatureFault(request, body, keys);
        if (wrong) return refusal(wrong, 403);
        const answer = await forward(request, inner.url);
        return fault.status === null ? answer : refusal("InternalError", fault.status);
      });
    },
  });
  const outer = await withFreePort(port, (free) => createEmulator({ service: front, port: free }));
  return {
    url: outer.url,
    async stop() {
      await Promise.all([outer.close(), inner.close()]);
    },
  };
}

const refusal = (code: string, status: number): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`, {
    status,
    headers: { "content-type": "application/xml" },
  });
