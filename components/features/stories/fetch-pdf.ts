import type { TellFailure } from "@/components/feedback/failure-context";
import { fetchBookFile } from "./fetch-book-file";

export type FetchedPdf = { ok: true; pdf: Blob } | { ok: false; problem: string };

/** A book's PDF, asked for with the parent's token. */
export async function fetchPdf(pdfUrl: string, tell: TellFailure): Promise<FetchedPdf> {
  const fetched = await fetchBookFile(pdfUrl, { type: "application/pdf", called: "PDF" }, tell);
  return fetched.ok ? { ok: true, pdf: fetched.file } : fetched;
}
