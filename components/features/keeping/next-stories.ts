import { shelve } from "@/components/features/stories/library-pages";
import type { BookView } from "@/lib/features/stories/contract";

const readAt = ({ lastReadAt }: BookView): number => (lastReadAt === null ? 0 : Date.parse(lastReadAt));
const byReading = (one: BookView, other: BookView): number => readAt(other) - readAt(one);

/**
 * Finished stories in the order in which they will be wanted: those that were begun, the parts that come next in series that
 * are being read, then what nobody has opened, series in their order. What was read to the end is not among them.
 */
export function nextStories(books: readonly BookView[]): BookView[] {
  const whole = books.filter(({ status }) => status === "completed");
  const begun = whole.filter(({ openPage }) => openPage !== null).toSorted(byReading);
  const read = whole.filter(({ lastReadAt }) => lastReadAt !== null).toSorted(byReading);
  const unread = shelve(whole.filter(({ lastReadAt }) => lastReadAt === null));
  const series = [...new Set(read.flatMap((book) => book.series?.id ?? []))];
  const goingOn = series.flatMap((id) => unread.filter((book) => book.series?.id === id));
  return [...new Set([...begun, ...goingOn, ...unread])];
}
