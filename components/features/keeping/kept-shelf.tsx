import { House } from "lucide-react";
import { BookOnBoard, boardsClasses } from "@/components/features/shelf/book-on-board";
import { ShelfHead } from "@/components/features/shelf/shelf-head";
import { EmptyState } from "@/components/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { SHELF } from "@/lib/shared/leave-for-shelf";
import type { KeptStory } from "./kept-store";
import { useIsOnline } from "./use-is-online";

/** What is kept on this device of a child's own stories, while the device is the child's. */
export function KeptShelf({ stories }: { stories: KeptStory[] }) {
  const isOnline = useIsOnline();
  const [newest] = stories;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="shelf-room min-h-dvh px-4 pt-5 pb-10 outline-none sm:px-8 sm:pt-8"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10">
        {newest ? (
          <>
            <ShelfHead name={newest.book.childName} portraitUrl={newest.book.portraitUrl} look={null} />
            <ul aria-label="Stories" className={boardsClasses}>
              {stories.map(({ book }) => (
                <BookOnBoard
                  key={book.id}
                  book={book}
                  open={(inside, className) => (
                    <a href={`/read?book=${book.id}`} className={className}>
                      {inside}
                    </a>
                  )}
                />
              ))}
            </ul>
          </>
        ) : (
          <>
            <h1 className="sr-only">My stories</h1>
            <EmptyState scene="empty-library" title="No story is kept here" />
          </>
        )}
        {isOnline && (
          <a
            href={SHELF}
            className={buttonVariants({ size: "lg", variant: "accent", className: "justify-self-center" })}
          >
            <House aria-hidden />
            All my stories
          </a>
        )}
      </div>
    </main>
  );
}
