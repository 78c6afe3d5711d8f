import type { BookView } from "@/lib/features/stories/contract";
import { CallFailed } from "@/components/data/ask";
import { api } from "@/lib/client/api";

/** Every finished story, or a child's, newest first: a page of the library after the other. */
export async function shelfOf(childId: string | null): Promise<BookView[]> {
  const books: BookView[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 96, ...(childId && { childId }), ...(cursor && { cursor }) };
    const page = await api("GET", "/api/books", { query });
    if (!page.ok) throw new CallFailed(page);
    books.push(...page.data.filter(({ status }) => status === "completed"));
    cursor = page.headers?.get("x-next-cursor") ?? undefined;
  } while (cursor);
  return books;
}

/** The parts of a story's series that are finished, in their order. */
export async function seriesOf({
  childId,
  series,
}: Pick<BookView, "childId" | "series">): Promise<BookView[]> {
  if (!series) return [];
  const parts = (await shelfOf(childId)).filter((book) => book.series?.id === series.id);
  return parts.toSorted((one, other) => (one.series?.part ?? 0) - (other.series?.part ?? 0));
}
