import { BookOpen } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { BookJobView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";

/** This very story was ordered before, and is there: nothing is made, and nothing is counted. */
export function OrderedBefore({ job: { title, bookId } }: { job: BookJobView }) {
  return (
    <Alert
      tone="info"
      title="This story is already there"
      actions={
        bookId && (
          <Link
            href={`/stories/${bookId}` as Route}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            <BookOpen aria-hidden />
            Read it
          </Link>
        )
      }
    >
      <p className="line-clamp-3 wrap-anywhere">“{inOrder(title)}” was made from the same order.</p>
      <p>Nothing was charged. For another story, change a word or choose another idea.</p>
    </Alert>
  );
}
