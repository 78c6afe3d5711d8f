import { changeTier } from "@/lib/features/api-keys/change-tier";
import { API_TIER_IDS, API_TIERS } from "@/lib/features/api-keys/rules";
import { asCommand } from "./as-command";

const USAGE = `npm run api:tier -- <e-mail> ${API_TIER_IDS.join("|")}\n`;

const [email = "", wanted, ...rest] = process.argv.slice(2);
const tier = API_TIER_IDS.find((id) => id === wanted);
if (!email || !tier || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await asCommand("api-tier", async (ctx) => {
  const outcome = await changeTier(ctx, { email, tier });
  const { name, callsPerMonth } = API_TIERS[tier];
  const told = {
    changed: `is on ${name} now: ${callsPerMonth === null ? "as many calls as it takes" : `${callsPerMonth} calls a month`}`,
    same: `is on ${name} already`,
    unknown: "has no account",
  };
  process.stdout.write(`${email} ${told[outcome]}\n`);
  process.exitCode = outcome === "unknown" ? 1 : 0;
});
