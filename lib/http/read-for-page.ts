import { asAppError } from "@/lib/http/error-response";
import { reportOutage } from "@/lib/http/front/outage";

/** Waits for what a page can't do without; should it be away for a moment, the page answers so and not with a fault. */
export async function readForPage<T>({ requestId }: { requestId: string }, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (asAppError(error)?.code === "UNAVAILABLE") reportOutage(requestId);
    throw error;
  }
}
