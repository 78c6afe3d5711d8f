import Link from "next/link";
import { use } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { ChildsContext } from "./childs-context";
import { GoneForChild } from "./gone-for-child";

/** In place of a book that was open while it was taken away. */
export function LostStory() {
  if (use(ChildsContext)) return <GoneForChild />;
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
