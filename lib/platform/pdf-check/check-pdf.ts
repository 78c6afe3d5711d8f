import "server-only";
import { existsSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import { z } from "zod";
import { runAside } from "@/lib/platform/processes/run-aside";
import { AppError } from "@/lib/shared/app-error";

/** Made by the build. */
const FOLDER = path.join(process.cwd(), "dist", "pdf");
const SCRIPT = "checker.mjs";
const TIMEOUT_MS = 15_000;
const HEAP_MB = 256;
/** One process at a time; so many files may wait for it. */
const MOST_WAITING = 4;
const turn = pLimit(1);

/** `unreadable` is also what takes too long or too much to read. */
const pdfFinding = z.union([
  z.strictObject({ fault: z.enum(["unreadable", "locked", "active"]) }),
  z.strictObject({ pages: z.int() }),
]);
export type PdfFinding = z.output<typeof pdfFinding>;

const BUSY = "We are looking at other files just now. Please try again in a moment.";

/**
 * What a PDF from outside is, before anybody opens it: how many pages, or why not to. A process of its own reads it.
 * @throws AppError UNAVAILABLE when others wait already, or when it can't be done
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfFinding> {
  if (turn.pendingCount >= MOST_WAITING) throw new AppError("UNAVAILABLE", BUSY, { retryAfterSeconds: 10 });
  return turn(async () => {
    if (!existsSync(path.join(FOLDER, SCRIPT)))
      throw new AppError("UNAVAILABLE", "We can't look at files just now.", { retryAfterSeconds: 60 });
    const { code, text } = await runAside({
      folder: FOLDER,
      script: SCRIPT,
      input: bytes,
      heapMb: HEAP_MB,
      timeoutMs: TIMEOUT_MS,
    });
    return code === 0 ? pdfFinding.parse(JSON.parse(text)) : { fault: "unreadable" };
  });
}
