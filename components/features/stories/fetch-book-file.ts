import type { TellFailure } from "@/components/feedback/failure-context";
import { NETWORK_ERROR, type ApiFailure } from "@/lib/client/api";
import { callerHeaders } from "@/lib/client/caller-headers";

export type FetchedFile = { ok: true; file: Blob } | { ok: false; problem: string };

/** What a file is to the browser, and what it is called where it can't be had. */
export type FileWanted = { type: string; called: string };

/**
 * A book's file, asked for with the parent's token. Whatever the answer calls itself, a browser takes it for what was
 * asked for or not at all. What goes wrong is told by the same hand as everywhere, beside what it says here.
 */
export async function fetchBookFile(
  url: string,
  { type, called }: FileWanted,
  tell: TellFailure,
): Promise<FetchedFile> {
  const inOurWords = (reason: string): string => `Could not download ${called}: ${reason}`;
  const address = new URL(url, window.location.href);
  if (address.origin !== window.location.origin)
    return { ok: false, problem: inOurWords("the address is not ours.") };
  const answer = await ask(address, type);
  if (answer instanceof Blob) return { ok: true, file: answer };
  const problem = inOurWords(answer.message || `HTTP ${answer.status}`);
  tell(answer, problem);
  return { ok: false, problem };
}

async function ask(address: URL, type: string): Promise<Blob | ApiFailure> {
  try {
    // eslint-disable-next-line no-restricted-syntax -- its origin is ours, see above
    const response = await fetch(address, { headers: callerHeaders() });
    if (!response.ok) return { ok: false, status: response.status, message: await reasonOf(response) };
    return new Blob([await response.arrayBuffer()], { type });
  } catch {
    return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  }
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : "";
}
