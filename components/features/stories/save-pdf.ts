import { offerFile } from "@/components/data/offer-file";
import type { TellFailure } from "@/components/feedback/failure-context";
import { fetchPdf } from "./fetch-pdf";

/** Hands the book to the browser as a file. @returns what went wrong, or null */
export async function savePdf(pdfUrl: string, title: string, tell: TellFailure): Promise<string | null> {
  const fetched = await fetchPdf(pdfUrl, tell);
  if (!fetched.ok) return fetched.problem;
  offerFile(fetched.pdf, pdfFileName(title));
  return null;
}

export const pdfFileName = (title: string): string => storyFileName(title, "pdf");

/** The story's name without what file systems can't hold. */
export function storyFileName(title: string, ending: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return `${Array.from(name).slice(0, 100).join("").trim() || "Story"}.${ending}`;
}
