import "server-only";
import path from "node:path";
import pLimit from "p-limit";
import { z } from "zod";
import { runAside } from "@/lib/platform/processes/run-aside";
import { AppError } from "@/lib/shared/app-error";

/** Made by the build, with its acoustic model beside it. */
const FOLDER = path.join(process.cwd(), "dist", "aligner");
const TIMEOUT_MS = 120_000;
/** Of what JavaScript holds; the model and its search lie beside it. */
const HEAP_MB = 128;
/** A process takes some 200 MB and a core. */
const turn = pLimit(1);

const place = z.tuple([z.number(), z.number(), z.number()]).nullable();
const answer = z.array(place);

/** `score` is 0 for sounds that fit as well as any, and falls with how much better others would. */
export type PlacedWord = { startMs: number; endMs: number; score: number };

type Speech = {
  /** Mono, 16,000 samples a second. */
  pcm: Int16Array;
  /** How each word is said, in the phones of flite. */
  words: readonly (readonly string[])[];
};

/**
 * When each word of a known text is said, in the order of the text; `null` for what can't be placed. A process of its
 * own listens: it may read its own folder and nothing else, knows no setting of ours and ends with its answer.
 * @throws AppError UNAVAILABLE when it can't be done
 */
export async function alignSpeech({ pcm, words }: Speech): Promise<(PlacedWord | null)[]> {
  const head = Buffer.from(`${JSON.stringify(words)}\n`);
  const sound = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return turn(async () => {
    try {
      const { code, text } = await runAside({
        folder: FOLDER,
        script: "aligner.mjs",
        input: Buffer.concat([head, sound]),
        heapMb: HEAP_MB,
        timeoutMs: TIMEOUT_MS,
      });
      if (code !== 0) throw new Error(`the aligner ended with ${code ?? "a signal"}`);
      const places = answer.length(words.length).parse(JSON.parse(text));
      return places.map((found) => found && { startMs: found[0], endMs: found[1], score: found[2] });
    } catch (cause) {
      throw new AppError("UNAVAILABLE", "We could not listen to this just now.", {
        cause,
        retryAfterSeconds: 30,
      });
    }
  });
}
