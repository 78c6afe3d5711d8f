import { randomUUID } from "node:crypto";
import { sendIssue } from "@/lib/features/newsletter/send-issue";
import { ports } from "@/lib/platform/ports";
import { AppError } from "@/lib/shared/app-error";

const [slug] = process.argv.slice(2);
const all = ports();
try {
  if (!slug) throw new AppError("VALIDATION", "Which post? npm run newsletter:send -- <slug>");
  const { queued } = await sendIssue(
    {
      ...all,
      actor: { kind: "system", name: "newsletter-send" },
      requestId: randomUUID(),
      now: () => new Date(),
    },
    slug,
  );
  process.stdout.write(`queued for ${queued} subscribers; the worker sends them\n`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await all.jobs.stop();
  await all.db.$disconnect();
}
