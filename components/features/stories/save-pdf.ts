import type { TellFailure } from "@/components/feedback/failure-context";
import { fetchPdf } from "./fetch-pdf";

/** Hands the book to the browser as a file. @returns what went wrong, or null */
export async function savePdf(pdfUrl: string, title: string, tell: TellFailure): Promise<string | null> {
  const fetched = await fetchPdf(pdfUrl, tell);
  if (!fetched.ok) return fetched.problem;
  offerFile(fetched.pdf, pdfFileName(title));
  return null;
}

/** The story's name without what file systems can't hold. */
export function pdfFileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return `${Array.from(name).slice(0, 100).join("").trim() || "Story"}.pdf`;
}

function offerFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
