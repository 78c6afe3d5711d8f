import { randomUUID } from "node:crypto";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { ports } from "@/lib/platform/ports";

const all = ports();
try {
  const broken = await checkInvariants({
    ...all,
    actor: { kind: "system", name: "check-invariants" },
    requestId: randomUUID(),
    now: () => new Date(),
  });
  for (const { rule, id } of broken) process.stdout.write(`broken: ${rule} (${id})\n`);
  process.stdout.write(broken.length > 0 ? `${broken.length} broken\n` : "all invariants hold\n");
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await all.db.$disconnect();
}
