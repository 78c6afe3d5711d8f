import type { Route } from "next";
import Link from "next/link";
import { BookOpen } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { BookView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { StoryCover } from "./story-cover";

export function NewStoryBanner({ book }: { book: BookView | undefined }) {
  if (!book) return null;
  return (
    <section
      aria-labelledby="new-story"
      className="flex animate-in flex-col overflow-hidden rounded-xl border by-night shadow-card duration-250 fade-in-0 slide-in-from-top-2 sm:flex-row"
    >
      <StoryCover book={book} className="aspect-4/3 sm:w-64" />
      <div className="grid content-center justify-items-start gap-2 p-5 sm:p-7">
        <p className="font-semibold text-accent-strong">Your new story is ready</p>
        <h2 id="new-story" className="line-clamp-4 text-2xl font-semibold tracking-tight wrap-anywhere">
          {inOrder(book.title)}
        </h2>
        {book.childName && (
          <p className="text-muted-foreground">
            Made for <bdi>{book.childName}</bdi>
          </p>
        )}
        <Link
          href={`/stories/${book.id}` as Route}
          className={buttonVariants({ variant: "accent", className: "mt-2" })}
        >
          <BookOpen aria-hidden />
          Read it now
        </Link>
      </div>
    </section>
  );
}
