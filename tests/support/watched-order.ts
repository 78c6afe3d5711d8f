import { expect } from "vitest";
import type { BookJobView } from "@/lib/features/stories/contract";
import type { ApiClient } from "./http-client";

const RANK: Record<BookJobView["status"], number> = { QUEUED: 0, RUNNING: 1, COMPLETED: 2, FAILED: 2 };

export const isEnded = ({ status }: BookJobView): boolean => RANK[status] === 2;

const pdfOf = async ({ token }: ApiClient, origin: string, bookId: string) => {
  const response = await fetch(`${origin}/api/books/${bookId}/pdf`, {
    headers: { authorization: `Bearer ${token ?? ""}` },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** A finished story can be read by whoever has just heard that it is finished. */
export async function expectReadable(caller: ApiClient, origin: string, view: BookJobView): Promise<void> {
  if (view.status !== "COMPLETED") return;
  expect(view.progress).toBe(100);
  const { status, bytes } = await pdfOf(caller, origin, view.bookId ?? "");
  expect(status, `the PDF of ${view.title}`).toBe(200);
  expect([bytes.subarray(0, 5).toString(), bytes.includes("%%EOF")]).toEqual(["%PDF-", true]);
}

/** What one listener hears of an order, in the order of hearing it: nothing goes back, and an end stays as it is. */
export class Hearing {
  readonly heard: BookJobView[] = [];

  hear(view: BookJobView): BookJobView {
    const last = this.heard.at(-1);
    this.heard.push(view);
    if (!last) return view;
    const told = `${JSON.stringify(last)} and then ${JSON.stringify(view)}`;
    if (isEnded(last)) expect(view, told).toEqual(last);
    expect(RANK[view.status], told).toBeGreaterThanOrEqual(RANK[last.status]);
    expect(view.progress, told).toBeGreaterThanOrEqual(last.progress);
    return view;
  }
}

/** The states of an order as its event stream tells them, from one connection after another until it has ended. */
export async function* eventsOf(
  { token }: ApiClient,
  origin: string,
  id: string,
): AsyncGenerator<BookJobView, void> {
  let last: BookJobView | null = null;
  while (!last || !isEnded(last)) {
    const response = await fetch(`${origin}/api/ai-books/status/${id}/events`, {
      headers: { authorization: `Bearer ${token ?? ""}`, accept: "text/event-stream" },
    });
    expect(response.status).toBe(200);
    let text = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const messages = text.split("\n\n");
      text = messages.pop() ?? "";
      for (const message of messages.filter((part) => part.startsWith("data: "))) {
        last = JSON.parse(message.slice(6)) as BookJobView;
        yield last;
      }
    }
  }
}
