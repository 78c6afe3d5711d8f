"use client";

import { useQuery } from "@tanstack/react-query";
import type { Route } from "next";
import Link from "next/link";
import { BookOpen } from "lucide-react";
import { familyOf } from "@/components/features/family/family-words";
import type { BookView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { startedQuery } from "./story-queries";
import { StoryCover } from "./story-cover";

type ContinueReadingProps = { addressOf: (book: BookView) => string };

/** Stories that were begun and not read to the end, the last one first. */
export function ContinueReading({ addressOf }: ContinueReadingProps) {
  const { data: books = [] } = useQuery(startedQuery);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="continue-reading" className="min-w-0">
      <h2 id="continue-reading" className="text-xl font-semibold tracking-tight">
        Continue reading
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {books.map((book) => (
          <li key={book.id}>
            <Link
              href={addressOf(book) as Route}
              className="flex min-w-0 items-center gap-4 rounded-xl border bg-surface p-3 shadow-card transition-colors hover:bg-muted"
            >
              <StoryCover book={book} alt="" className="size-18 shrink-0 rounded-lg" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
                  {inOrder(book.title)}
                </span>
                <span className="block truncate text-sm text-muted-foreground">
                  {inOrder(
                    [
                      book.childName && `For ${book.childName}`,
                      book.family && familyOf(book.family),
                      book.openPage && `page ${book.openPage}`,
                    ]
                      .filter(Boolean)
                      .join(", "),
                  )}
                </span>
              </span>
              <BookOpen aria-hidden className="mr-2 size-5 shrink-0 text-accent-strong" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
