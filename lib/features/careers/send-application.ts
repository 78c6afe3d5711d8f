import "server-only";
import { POSITIONS } from "@/lib/features/content/careers-copy";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { checkPdf, type PdfFinding } from "@/lib/platform/pdf-check/check-pdf";
import { AppError, type ErrorCode } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { isTrapped } from "@/lib/shared/trap-field";
import type { ApplicationInput } from "./contract";
import { insertApplication } from "./data";
import {
  CV_BYTES,
  CV_FAULTS,
  CV_MISSING,
  CV_NO_PDF,
  CV_PAGES,
  CV_TOO_LARGE,
  CV_TOO_LONG,
  looksLikePdf,
} from "./rules";

const DONE = { message: "Thank you. Your application has arrived; a person reads it." };

type CheckPdf = (bytes: Uint8Array) => Promise<PdfFinding>;

const refuse = (code: ErrorCode, text: string) => new AppError(code, text, { details: { cv: text } });

async function checkCv(cv: Uint8Array, check: CheckPdf): Promise<void> {
  if (cv.byteLength === 0) throw refuse("VALIDATION", CV_MISSING);
  if (cv.byteLength > CV_BYTES) throw refuse("TOO_LARGE", CV_TOO_LARGE);
  if (!looksLikePdf(cv)) throw refuse("UNSUPPORTED_MEDIA", CV_NO_PDF);
  const finding = await check(cv);
  if ("fault" in finding) throw refuse("VALIDATION", CV_FAULTS[finding.fault]);
  if (finding.pages > CV_PAGES) throw refuse("VALIDATION", CV_TOO_LONG);
}

/**
 * Keeps an application and mails it to the team, the CV attached. Nobody is shown the file by us.
 * @throws AppError VALIDATION, TOO_LARGE, UNSUPPORTED_MEDIA, UNAVAILABLE
 */
export async function sendApplication(
  ctx: Context,
  { website, ...input }: ApplicationInput,
  check: CheckPdf = checkPdf,
): Promise<MessageView> {
  const position = POSITIONS.find(({ slug }) => slug === input.position);
  if (!position)
    throw new AppError("VALIDATION", "This position isn’t open any more.", {
      details: { position: "This position isn’t open any more." },
    });
  await checkCv(input.cv, check);
  if (isTrapped(website)) return DONE;
  const cv = Uint8Array.from(input.cv);
  await inTransaction(ctx, async (tx) => {
    const id = await insertApplication(tx, { ...input, cv });
    await enqueueEmail(ctx, tx, {
      template: "job-application",
      to: ctx.config.SUPPORT_EMAIL,
      props: {
        position: position.title,
        name: input.name,
        email: input.email,
        links: input.links.join("\n"),
        applicationId: id,
      },
      attachment: { name: `cv-${position.slug}-${id.slice(-8)}.pdf`, bytes: cv },
      idempotencyKey: `application:${id}`,
    });
  });
  return DONE;
}
