import type { TellFailure } from "@/components/feedback/failure-context";
import { fetchPdf } from "./fetch-pdf";

const BLOCKED =
  "Your browser did not let us open a tab for the PDF. Please allow it for this page, or choose Download.";

/**
 * Shows the book in a tab of its own. Our address for it may only be saved, so that no stored file is ever opened in our
 * origin as whatever it claims to be; the tab gets the bytes themselves, as a PDF and nothing else.
 * @returns what went wrong, or null
 */
export async function viewPdf(pdfUrl: string, title: string, tell: TellFailure): Promise<string | null> {
  // Only while the click is being answered may a page open a tab.
  const tab = window.open("", "_blank");
  if (!tab) return BLOCKED;
  tab.document.title = title;
  const fetched = await fetchPdf(pdfUrl, tell);
  if (!fetched.ok) {
    tab.close();
    return fetched.problem;
  }
  tab.opener = null;
  // Never taken back: reloading the tab and saving from it ask for it again. It goes with this page.
  tab.location.replace(URL.createObjectURL(fetched.pdf));
  return null;
}
