import "server-only";
import { readSample } from "@/lib/platform/voice/read-sample";
import type { SAMPLED_VOICES } from "@/lib/shared/narration";

/** A sentence by a reading voice, to choose it by. */
export const openSample = (
  voice: (typeof SAMPLED_VOICES)[number],
): Promise<{ bytes: Buffer; etag: string }> => readSample(voice);
