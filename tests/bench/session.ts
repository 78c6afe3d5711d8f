import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { parseConfig } from "@/lib/platform/config";
import type { Context } from "@/lib/platform/context";
import { openPorts } from "@/lib/platform/ports";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { countQueriesOf } from "@/tests/support/count-queries";
import { signedInParent } from "@/tests/support/family";
import { atMost, percentile, type Figure } from "./figure";

const CHECKS = 3_000;
const WARM_UP = 300;

/** Finding out who calls, by itself: what every signed-in request pays before anything else. */
export async function benchSession(system: { database: string }): Promise<Figure[]> {
  const config = parseConfig({
    NODE_ENV: "test",
    TALEWICK_LOCAL: "true",
    DATABASE_URL: system.database,
    LOG_LEVEL: "silent",
  });
  const ports = openPorts(config);
  const ctx: Context & { parentId: string } = await signedInParent(ports);
  if (ctx.actor.kind !== "parent") throw new Error("nobody is signed in");
  const { parentId, sessionId } = ctx.actor;
  const now = new Date();
  const bearer = await signAccessToken(
    config.AUTH_SECRET,
    { parentId, sessionId, fingerprintHash: null },
    { issuedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
  );
  const check = () => identifyCaller(ctx, { bearer, sessionCookie: null, fingerprintCookie: null });
  for (let n = 0; n < WARM_UP; n += 1) await check();

  const samples: number[] = [];
  const queries = await countQueriesOf(async () => {
    for (let n = 0; n < CHECKS; n += 1) {
      const begun = performance.now();
      const actor = await check();
      samples.push(performance.now() - begun);
      if (actor.kind !== "parent") throw new Error("the session was not found");
    }
  });
  await ports.jobs.stop();
  await ports.db.$disconnect();
  return [
    atMost("session check: p50", percentile(samples, 0.5), "ms", 3),
    atMost("session check: p99", percentile(samples, 0.99), "ms", 30),
    atMost("session check: queries each", queries / CHECKS, "", 1),
  ];
}
