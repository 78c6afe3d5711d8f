import "server-only";
import type { Context } from "@/lib/platform/context";
import { siteOf, type Site } from "@/lib/platform/passkeys/passkeys";
import { isOurChallenge, makeChallenge } from "@/lib/platform/tokens/passkey-challenge";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import { ASKED_FOR_MS, NO_PASSKEYS, ONE_ANSWER } from "./rules";

/** What a challenge is for: to use a passkey, or to make one, in that session alone. */
type Purpose = "use" | `make:${string}`;

/** @throws AppError UNAVAILABLE where the site's address is a number */
export function requireSite({ config }: Context): Site {
  const site = siteOf(config.APP_URL);
  if (!site) throw new AppError("UNAVAILABLE", NO_PASSKEYS);
  return site;
}

/**
 * The question that a device answers, and, once an answer to it was checked, the taking of it: a second answer is none.
 * Nothing is stored of what was only asked.
 */
export function passkeyQuestion(ctx: Context, purpose: Purpose) {
  const secret = ctx.config.AUTH_SECRET;
  let answered: string | null = null;
  return {
    /** In base64url. */
    ask: (): string => {
      const until = new Date(ctx.now().getTime() + ASKED_FOR_MS);
      return Buffer.from(makeChallenge(secret, { purpose, until })).toString("base64url");
    },
    isOurs: (challenge: string): boolean => {
      if (!isOurChallenge(secret, challenge, { purpose, now: ctx.now() })) return false;
      answered = challenge;
      return true;
    },
    /** Whether nobody answered it before. */
    take: async (): Promise<boolean> => {
      if (answered === null) return false;
      try {
        await ctx.limits.spend(ONE_ANSWER, keyedHash(secret, `passkey:${answered}`));
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
        throw error;
      }
    },
  };
}
