import type { SeenSince } from "@/lib/features/accounts/data-sessions";
import { KEPT_SESSION, PASSING_SESSION } from "@/lib/features/accounts/rules";

/** A session that was not seen since then has rested too long. */
export const seenSince = (now: Date): SeenSince => ({
  kept: new Date(now.getTime() - KEPT_SESSION.idleSeconds * 1000),
  passing: new Date(now.getTime() - PASSING_SESSION.idleSeconds * 1000),
});
