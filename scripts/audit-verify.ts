import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { verifyAudit } from "@/lib/features/audit/verify-audit";
import { ports } from "@/lib/platform/ports";

const { values } = parseArgs({ options: { head: { type: "string" } } });
const all = ports();
try {
  const verdict = await verifyAudit(
    {
      ...all,
      actor: { kind: "system", name: "audit-verify" },
      requestId: randomUUID(),
      now: () => new Date(),
    },
    values.head,
  );
  if (verdict.broken) {
    process.stdout.write(`broken: ${verdict.broken.row}: ${verdict.broken.why}\n`);
    process.exitCode = 1;
  } else {
    const { sealed, expired, waiting, head } = verdict;
    process.stdout.write(
      `the audit log holds: ${sealed} sealed (${expired} of them expired), ${waiting} wait for their seal\nhead ${head}\n`,
    );
  }
} finally {
  await all.db.$disconnect();
}
