import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { asCommand } from "./as-command";

await asCommand("check-invariants", async (ctx) => {
  const broken = await checkInvariants(ctx);
  for (const { rule, id } of broken) process.stdout.write(`broken: ${rule} (${id})\n`);
  process.stdout.write(broken.length > 0 ? `${broken.length} broken\n` : "all invariants hold\n");
  process.exitCode = broken.length > 0 ? 1 : 0;
});
