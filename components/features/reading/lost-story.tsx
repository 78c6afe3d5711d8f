import Link from "next/link";
import { EmptyState } from "@/components/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";

/** In place of a book that was open while it was taken away. */
export function LostStory() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-5 outline-none">
      <div role="alert">
        <h1 className="sr-only">Story not finished</h1>
        <EmptyState
          scene="lost"
          title="This story could not be finished"
          text="Its making stopped, or it was deleted meanwhile. If its making stopped, the overview says why, and what became of your credit."
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Link href={"/dashboard"} className={buttonVariants()}>
                See what happened
              </Link>
              <Link href={"/dashboard?tab=library"} className={buttonVariants({ variant: "outline" })}>
                Go to the library
              </Link>
            </span>
          }
        />
      </div>
    </main>
  );
}
