import type { TellFailure } from "@/components/feedback/failure-context";
import { NETWORK_ERROR, type ApiFailure } from "@/lib/client/api";
import { readSession } from "@/lib/shared/browser-session";

export type FetchedPdf = { ok: true; pdf: Blob } | { ok: false; problem: string };

/**
 * A book's PDF, asked for with the parent's token. Whatever the answer calls itself, a browser shows it as a PDF or not at
 * all. What goes wrong is told by the same hand as everywhere, beside what it says here.
 */
export async function fetchPdf(pdfUrl: string, tell: TellFailure): Promise<FetchedPdf> {
  const address = new URL(pdfUrl, window.location.href);
  if (address.origin !== window.location.origin)
    return { ok: false, problem: inOurWords("the address is not ours.") };
  const answer = await ask(address);
  if (answer instanceof Blob) return { ok: true, pdf: answer };
  const problem = inOurWords(answer.message || `HTTP ${answer.status}`);
  tell(answer, problem);
  return { ok: false, problem };
}

const inOurWords = (reason: string): string => `Could not download PDF: ${reason}`;

async function ask(address: URL): Promise<Blob | ApiFailure> {
  try {
    const session = readSession();
    // eslint-disable-next-line no-restricted-syntax -- its origin is ours, see above
    const response = await fetch(address, {
      headers: session ? { Authorization: `Bearer ${session.token}` } : {},
    });
    if (!response.ok) return { ok: false, status: response.status, message: await reasonOf(response) };
    return new Blob([await response.arrayBuffer()], { type: "application/pdf" });
  } catch {
    return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  }
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : "";
}
