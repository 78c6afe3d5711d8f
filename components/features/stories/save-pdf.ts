import { NETWORK_ERROR } from "@/lib/shared/api-client";
import { readSession } from "@/lib/shared/browser-session";

/** Fetches the book with the parent's token and hands it to the browser as a file. @returns what went wrong, or null */
export async function savePdf(pdfUrl: string, title: string): Promise<string | null> {
  const address = new URL(pdfUrl, window.location.href);
  if (address.origin !== window.location.origin) return "Could not download PDF: the address is not ours.";
  try {
    const session = readSession();
    // eslint-disable-next-line no-restricted-syntax -- its origin is ours, see above
    const response = await fetch(address, {
      headers: session ? { Authorization: `Bearer ${session.token}` } : {},
    });
    if (!response.ok) return `Could not download PDF: ${await reasonOf(response)}`;
    offerFile(await response.blob(), pdfFileName(title));
    return null;
  } catch {
    return `Could not download PDF: ${NETWORK_ERROR}`;
  }
}

/** The story's name without what file systems can't hold. */
export function pdfFileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return `${Array.from(name).slice(0, 100).join("").trim() || "Story"}.pdf`;
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : `HTTP ${response.status}`;
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
