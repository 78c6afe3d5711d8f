import "server-only";
import path from "node:path";
import { z } from "zod";
import type { Pixels } from "@/lib/platform/pictures/read-pixels";
import { runAside } from "@/lib/platform/processes/run-aside";
import { AppError } from "@/lib/shared/app-error";
import { placesToWait } from "./places";

/** Made by the build, with its networks beside it. */
const FOLDER = path.join(process.cwd(), "dist", "face");
const TIMEOUT_MS = 20_000;
/** Of what JavaScript holds; the tensors lie beside it. */
const HEAP_MB = 128;
/** One process at a time, for it takes some 200 MB and a core; so many parents' photos may wait for it. */
const inTurn = placesToWait(4);

const answer = z
  .object({ points: z.array(z.tuple([z.number(), z.number()])).length(68), faces: z.int().min(1) })
  .nullable();
/**
 * The 68 points of the largest face, as the field numbers them: jaw, brows, nose, eyes, mouth; and how many faces the
 * photo has.
 */
type Landmarks = { points: [number, number][]; faces: number };

const FAILED = "We could not look at the photo just now.";

/**
 * The landmarks of the largest face, or `null`. A process of its own looks at the pixels; it may read its own folder and
 * nothing else, knows no setting of ours, ends with its answer, and nothing of the face is kept.
 * @throws AppError UNAVAILABLE when others wait already or a newer photo of this parent's does, or when it can't be done
 */
export function findFace({ data, width, height }: Pixels, whose: string): Promise<Landmarks | null> {
  return inTurn(whose, async () => {
    try {
      return await ask(data, [width, height]);
    } catch (cause) {
      throw new AppError("UNAVAILABLE", FAILED, { cause, retryAfterSeconds: 10 });
    }
  });
}

async function ask(pixels: Uint8Array, size: number[]): Promise<Landmarks | null> {
  const { code, text } = await runAside({
    folder: FOLDER,
    script: "finder.mjs",
    args: size.map(String),
    input: pixels,
    heapMb: HEAP_MB,
    timeoutMs: TIMEOUT_MS,
  });
  if (code !== 0) throw new Error(`the face finder ended with ${code ?? "a signal"}`);
  return answer.parse(JSON.parse(text));
}
