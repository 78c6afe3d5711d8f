import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { StoryCover } from "@/components/features/stories/story-cover";
import type { BookView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";

export type ShownBook = Pick<BookView, "id" | "title" | "coverUrl" | "theme" | "lastReadAt">;

type BookOnBoardProps = {
  book: ShownBook;
  /** The way into the story, around its cover. */
  open: (children: ReactNode, className: string) => ReactNode;
};

/** A book that stands on its board, cover to the front. Boards of neighbours meet. */
export function BookOnBoard({ book, open }: BookOnBoardProps) {
  return (
    <li className="w-1/2 min-w-0 sm:w-1/3 lg:w-1/4 short:w-1/4">
      {open(
        <>
          <span className="relative mx-[6%] block">
            <StoryCover
              book={book}
              alt=""
              className="block aspect-square w-full rounded-l-sm rounded-r-xl shadow-lifted"
            />
            {/* The hinge of a cover. */}
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-0 w-4 rounded-l-sm bg-linear-to-r from-black/35 via-white/25 to-transparent"
            />
            {book.lastReadAt === null && (
              <span className="absolute -top-2.5 -right-2.5 grid size-10 place-items-center rounded-full bg-accent text-accent-foreground shadow-card sm:size-12">
                <Star aria-hidden className="size-5 fill-current sm:size-6" />
                <span className="sr-only">New: </span>
              </span>
            )}
          </span>
          <span aria-hidden className="shelf-board block" />
          <span className="mt-2 line-clamp-3 block px-2 text-center font-serif text-lg leading-snug font-semibold text-balance wrap-anywhere sm:text-xl">
            {inOrder(book.title)}
          </span>
        </>,
        "group block rounded-lg pt-4 pb-1 outline-offset-4 transition-transform active:scale-97 motion-reduce:transition-none",
      )}
    </li>
  );
}

/** Boards with a few books stand in the middle, and so does the last one. */
export const boardsClasses = "flex flex-wrap justify-center gap-y-8 sm:gap-y-10";
