import { changeRole } from "@/lib/features/accounts/profile/change-role";
import { asCommand } from "./as-command";

const USAGE = "npm run admin:grant -- <e-mail>, or admin:revoke\n";
const ROLES = { grant: "admin", revoke: "parent" } as const;

const [verb, email = "", ...rest] = process.argv.slice(2);
const role = verb === "grant" || verb === "revoke" ? ROLES[verb] : null;
if (!role || !email || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await asCommand("admin-role", async (ctx) => {
  const outcome = await changeRole(ctx, { email, role });
  const told = {
    changed: role === "admin" ? "is an administrator now" : "is no administrator any more",
    same: role === "admin" ? "is an administrator already" : "is no administrator",
    unknown: "has no account",
  };
  process.stdout.write(`${email} ${told[outcome]}\n`);
  process.exitCode = outcome === "unknown" ? 1 : 0;
});
