import { BookOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { StoryCover } from "@/components/features/stories/story-cover";
import type { BookDetailView } from "@/lib/features/stories/contract";
import type { TimedRange } from "@/lib/shared/narration";
import { cn } from "@/lib/shared/class-names";
import { inOrder } from "@/lib/shared/reading-order";
import { SpokenText } from "./listening/spoken-text";
import { titleClasses } from "./title-classes";

type CoverViewProps = {
  book: BookDetailView;
  bedtime: boolean;
  onOpen: () => void;
  words: readonly TimedRange[] | null;
};

export function CoverView({ book, bedtime, onOpen, words }: CoverViewProps) {
  return (
    <section
      aria-label="Cover"
      className="mx-auto grid w-full max-w-4xl flex-1 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-6 px-5 py-8 text-center lg:max-w-5xl lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12 lg:text-left sideways:grid-cols-2 sideways:items-center sideways:gap-6 sideways:text-left short:py-4"
    >
      <StoryCover
        book={book}
        alt={(book.coverUrl && book.coverAlt) || `Cover of ${inOrder(book.title)}`}
        className={cn(
          "aspect-4/3 w-full max-w-2xl rounded-xl shadow-lifted short:max-w-[calc((100dvh-9rem)*4/3)]",
          bedtime && "brightness-60 saturate-80",
        )}
      />
      <div className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] justify-items-center gap-3 wrap-anywhere lg:justify-items-start sideways:justify-items-start short:gap-2">
        <p
          aria-hidden
          className={cn(
            "font-serif leading-tight font-semibold tracking-tight text-balance",
            titleClasses(book.title),
          )}
        >
          <SpokenText text={book.title} within={[0, book.title.length]} words={words ?? []} />
        </p>
        {(book.portraitUrl ?? book.childName) && (
          <div className="flex max-w-full items-center gap-4">
            {book.portraitUrl && (
              <span className="block size-20 shrink-0 overflow-hidden rounded-full shadow-card short:size-12">
                <Picture
                  src={book.portraitUrl}
                  alt={book.childName ? `The hero, ${book.childName}` : "The hero of the story"}
                  className={cn("size-full scale-122 object-cover", bedtime && "brightness-60 saturate-80")}
                />
              </span>
            )}
            {book.childName && (
              <p className="min-w-0 text-lg">
                A story for <bdi>{book.childName}</bdi>
              </p>
            )}
          </div>
        )}
        <Button size="lg" variant="accent" className="mt-3 short:mt-0" onClick={onOpen}>
          <BookOpen aria-hidden />
          Open the book
        </Button>
      </div>
    </section>
  );
}
