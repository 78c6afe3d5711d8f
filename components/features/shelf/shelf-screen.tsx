import { ArrowLeft, ArrowRight, Play } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { StoryCover } from "@/components/features/stories/story-cover";
import { EmptyState } from "@/components/feedback/empty-state";
import type { BookView } from "@/lib/features/stories/contract";
import type { ShelfView } from "@/lib/features/shelf/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { SHELF } from "@/lib/shared/leave-for-shelf";
import { BookOnBoard, boardsClasses } from "./book-on-board";
import { ShelfGate } from "./shelf-gate";
import { ShelfHead } from "./shelf-head";

type ShelfScreenProps = { shelf: ShelfView; isFirst: boolean };

const storyAt = (id: string) => `/stories/${id}` as Route;

/** A child's own stories in large pictures. Nothing here needs to be read. */
export function ShelfScreen({ shelf, isFirst }: ShelfScreenProps) {
  const { name, portraitUrl, look, started, books, nextCursor } = shelf;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="shelf-room min-h-dvh px-4 pt-5 pb-[max(2.5rem,env(safe-area-inset-bottom))] outline-none sm:px-8 sm:pt-8"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 sm:gap-10">
        <ShelfHead name={name} portraitUrl={portraitUrl} look={look}>
          <ShelfGate />
        </ShelfHead>
        {started && <GoOn book={started} />}
        {books.length === 0 ? (
          <EmptyState
            scene="empty-library"
            title="No story yet"
            text="Ask a grown-up to make the first one."
          />
        ) : (
          <ul aria-label="Stories" className={boardsClasses}>
            {books.map((book) => (
              <BookOnBoard
                key={book.id}
                book={book}
                open={(inside, className) => (
                  <Link href={storyAt(book.id)} prefetch={false} className={className}>
                    {inside}
                  </Link>
                )}
              />
            ))}
          </ul>
        )}
        <Leaf isFirst={isFirst} nextCursor={nextCursor} />
      </div>
    </main>
  );
}

/** The story that is open, largest of all. */
function GoOn({ book }: { book: BookView }) {
  return (
    <Link
      href={storyAt(book.id)}
      prefetch={false}
      className="group relative mx-auto block w-full max-w-2xl overflow-hidden rounded-xl bg-surface-raised shadow-lifted transition-transform active:scale-99 motion-reduce:transition-none"
    >
      <StoryCover book={book} alt="" className="aspect-4/3 w-full sm:aspect-16/9" />
      <span className="flex items-center gap-4 p-3 sm:p-4">
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground shadow-card sm:size-20">
          <Play aria-hidden className="size-8 translate-x-0.5 fill-current sm:size-10" />
        </span>
        <span className="min-w-0 font-serif text-xl leading-snug font-semibold wrap-anywhere sm:text-2xl">
          <span className="sr-only">Go on with </span>
          {inOrder(book.title)}
        </span>
      </span>
    </Link>
  );
}

const LEAF =
  "grid size-20 place-items-center rounded-full bg-accent text-accent-foreground shadow-card transition-transform active:scale-95 motion-reduce:transition-none";

/** Large arrows to the other boards. */
function Leaf({ isFirst, nextCursor }: { isFirst: boolean; nextCursor: string | null }) {
  if (isFirst && nextCursor === null) return null;
  return (
    <nav aria-label="More stories" className="flex justify-center gap-8">
      {!isFirst && (
        <Link href={SHELF} aria-label="The first stories" className={LEAF}>
          <ArrowLeft aria-hidden className="size-9" />
        </Link>
      )}
      {nextCursor !== null && (
        <Link
          href={`${SHELF}?after=${encodeURIComponent(nextCursor)}` as Route}
          aria-label="More stories"
          className={LEAF}
        >
          <ArrowRight aria-hidden className="size-9" />
        </Link>
      )}
    </nav>
  );
}
