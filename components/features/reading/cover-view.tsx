import { BookOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { StoryCover } from "@/components/features/stories/story-cover";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";

type CoverViewProps = { book: BookDetailView; bedtime: boolean; onOpen: () => void };

export function CoverView({ book, bedtime, onOpen }: CoverViewProps) {
  return (
    <section
      aria-label="Cover"
      className="mx-auto grid w-full max-w-4xl flex-1 content-center justify-items-center gap-6 px-5 py-8 text-center lg:max-w-5xl lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12 lg:text-left"
    >
      <StoryCover
        book={book}
        alt={`Cover of ${book.title}`}
        className={cn(
          "aspect-4/3 w-full max-w-2xl rounded-xl shadow-lifted",
          bedtime && "brightness-60 saturate-80",
        )}
      />
      <div className="grid justify-items-center gap-3 lg:justify-items-start">
        <p
          aria-hidden
          className="font-serif text-3xl leading-tight font-semibold tracking-tight text-balance break-words sm:text-4xl"
        >
          {book.title}
        </p>
        {(book.portraitUrl ?? book.childName) && (
          <div className="flex items-center gap-4">
            {book.portraitUrl && (
              <span className="block size-20 shrink-0 overflow-hidden rounded-full shadow-card">
                <Picture
                  src={book.portraitUrl}
                  alt={book.childName ? `The hero, ${book.childName}` : "The hero of the story"}
                  className={cn("size-full scale-122 object-cover", bedtime && "brightness-60 saturate-80")}
                />
              </span>
            )}
            {book.childName && <p className="text-lg">A story for {book.childName}</p>}
          </div>
        )}
        <Button size="lg" variant="accent" className="mt-3" onClick={onOpen}>
          <BookOpen aria-hidden />
          Open the book
        </Button>
      </div>
    </section>
  );
}
