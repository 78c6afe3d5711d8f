import "server-only";
import { isPictureFlagged } from "@/lib/features/moderation/is-picture-flagged";
import { AppError } from "@/lib/shared/app-error";
import type { Picture } from "@/lib/shared/story";
import { delayWhile } from "@/lib/features/stories/making/run/delay-while";
import { StoryDelay, type StoryRun } from "@/lib/features/stories/making/run/step-once";
import { storePicture, toJpeg, type StoredPicture } from "./store-picture";

/** Declined, of no use, over the budget, or no picture at all: what we draw ourselves takes its place. */
const WITHOUT = new Set(["REFUSED", "UPSTREAM_FAILED", "LIMIT_REACHED", "UNSUPPORTED_MEDIA", "VALIDATION"]);
const LONGEST_WAIT_SECONDS = 120;

/** A picture from a provider, checked and stored; `null` where it can't be had. */
export async function paintPicture(
  run: StoryRun,
  paint: () => Promise<Picture>,
): Promise<StoredPicture | null> {
  const { ctx, order, limit } = run;
  const painted = await tryToPaint(run, paint);
  if (!painted) return null;
  const { jpeg, alt } = painted;
  const strict = order.ageAppropriate;
  const flagged = await delayWhile("UNCHECKED", () => isPictureFlagged(ctx, { jpeg, strict, signal: limit }));
  if (!flagged) return storePicture(run, jpeg, alt);
  ctx.log.warn("a painted picture was refused by the provider's check");
  return null;
}

type Painted = { jpeg: Buffer; alt: string };

async function tryToPaint(run: StoryRun, paint: () => Promise<Picture>): Promise<Painted | null> {
  try {
    const picture = await paint();
    return { jpeg: await toJpeg(run, picture), alt: picture.alt };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "UNAVAILABLE") return waitFor(run, error);
    if (!WITHOUT.has(error.code)) throw error;
    run.ctx.log.warn({ err: error }, "a picture could not be painted");
    return null;
  }
}

/** An order that has waited often enough is finished with pictures of our own. */
function waitFor(run: StoryRun, error: AppError): null {
  const seconds = error.retryAfterSeconds ?? 0;
  if (run.patient && seconds <= LONGEST_WAIT_SECONDS) throw new StoryDelay("PROVIDER_DOWN", seconds, error);
  return null;
}
