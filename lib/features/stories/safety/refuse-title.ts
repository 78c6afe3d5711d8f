import "server-only";
import { areWordsFlagged } from "@/lib/features/moderation/are-words-flagged";
import { hideIdentity } from "@/lib/features/writing/hero-token";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { listNamesToHide } from "./list-names-to-hide";
import { refuseWords } from "./refuse-words";

const SCREEN_MS = 5_000;
const NOT_OURS = "Something in the title is not for one of our stories. Could you put it another way?";

type NewTitle = { parent: ParentScope; title: string; heroes: string[]; ageAppropriate: boolean };

/**
 * The check of a title that a finished book is to get. Unlike an order's, nobody looks at it again: where the provider
 * can't be asked, the book keeps the title that it has.
 * @throws AppError REFUSED with kind words, UNAVAILABLE
 */
export async function refuseTitle(ctx: Context, { parent, title, ...story }: NewTitle): Promise<void> {
  const { heroes, ageAppropriate } = story;
  const [heroName = "", ...others] = heroes;
  const together = others.map((name) => ({ name }));
  refuseWords({ title, heroName, topics: [], interests: [], together }, { isFinal: true });
  if (!ctx.ai) return;
  const family = await listNamesToHide(ctx, { parent });
  const isFlagged = await areWordsFlagged(ctx, {
    texts: [hideIdentity(title, heroes.join(" "), family)],
    strict: ageAppropriate,
    signal: AbortSignal.timeout(SCREEN_MS),
  }).catch((cause: unknown) => {
    throw new AppError("UNAVAILABLE", "We can't check the new title right now. Please try again later.", {
      cause,
      retryAfterSeconds: 30,
    });
  });
  if (isFlagged) throw new AppError("REFUSED", NOT_OURS, { details: { title: NOT_OURS } });
}
