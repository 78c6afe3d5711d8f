import { NETWORK_ERROR } from "@/lib/client/api";
import { readSession } from "@/lib/shared/browser-session";

export type FetchedPdf = { ok: true; pdf: Blob } | { ok: false; problem: string };

/** A book's PDF, asked for with the parent's token. Whatever the answer calls itself, a browser shows it as a PDF or not at all. */
export async function fetchPdf(pdfUrl: string): Promise<FetchedPdf> {
  const address = new URL(pdfUrl, window.location.href);
  if (address.origin !== window.location.origin) return failed("the address is not ours.");
  try {
    const session = readSession();
    // eslint-disable-next-line no-restricted-syntax -- its origin is ours, see above
    const response = await fetch(address, {
      headers: session ? { Authorization: `Bearer ${session.token}` } : {},
    });
    if (!response.ok) return failed(await reasonOf(response));
    return { ok: true, pdf: new Blob([await response.arrayBuffer()], { type: "application/pdf" }) };
  } catch {
    return failed(NETWORK_ERROR);
  }
}

const failed = (reason: string): FetchedPdf => ({ ok: false, problem: `Could not download PDF: ${reason}` });

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : `HTTP ${response.status}`;
}
