import { sendIssue } from "@/lib/features/newsletter/send-issue";
import { AppError } from "@/lib/shared/app-error";
import { asCommand } from "./as-command";

const [slug] = process.argv.slice(2);
try {
  await asCommand("newsletter-send", async (ctx) => {
    if (!slug) throw new AppError("VALIDATION", "Which post? npm run newsletter:send -- <slug>");
    const { queued } = await sendIssue(ctx, slug);
    process.stdout.write(`queued for ${queued} subscribers; the worker sends them\n`);
  });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
