import { randomUUID } from "node:crypto";
import { changeTier } from "@/lib/features/api-keys/change-tier";
import { API_TIER_IDS, API_TIERS } from "@/lib/features/api-keys/rules";
import { ports } from "@/lib/platform/ports";

const USAGE = `npm run api:tier -- <e-mail> ${API_TIER_IDS.join("|")}\n`;

const [email = "", wanted, ...rest] = process.argv.slice(2);
const tier = API_TIER_IDS.find((id) => id === wanted);
if (!email || !tier || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const all = ports();
try {
  const ctx = {
    ...all,
    actor: { kind: "system", name: "api-tier" } as const,
    requestId: randomUUID(),
    now: () => new Date(),
  };
  const outcome = await changeTier(ctx, { email, tier });
  const { name, callsPerMonth } = API_TIERS[tier];
  const told = {
    changed: `is on ${name} now: ${callsPerMonth} calls a month`,
    same: `is on ${name} already`,
    unknown: "has no account",
  };
  process.stdout.write(`${email} ${told[outcome]}\n`);
  process.exitCode = outcome === "unknown" ? 1 : 0;
} finally {
  await all.db.$disconnect();
}
