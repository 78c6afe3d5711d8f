import { parseArgs } from "node:util";
import { verifyAudit } from "@/lib/features/audit/verify-audit";
import { asCommand } from "./as-command";

const { values } = parseArgs({ options: { head: { type: "string" } } });
await asCommand("audit-verify", async (ctx) => {
  const verdict = await verifyAudit(ctx, values.head);
  if (verdict.broken) {
    process.stdout.write(`broken: ${verdict.broken.row}: ${verdict.broken.why}\n`);
    process.exitCode = 1;
    return;
  }
  const { sealed, expired, waiting, head } = verdict;
  process.stdout.write(
    `the audit log holds: ${sealed} sealed (${expired} of them expired), ${waiting} wait for their seal\nhead ${head}\n`,
  );
});
