import { EmptyState } from "@/components/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { CHILDS_PAGE } from "./childs-context";
import { SHELF } from "@/lib/shared/leave-for-shelf";

/** In place of a story that a child can't be shown. */
export function GoneForChild() {
  return (
    <main
      id="main"
      tabIndex={-1}
      {...{ [CHILDS_PAGE]: "" }}
      className="grid min-h-dvh place-items-center px-5 outline-none"
    >
      <div role="alert">
        <h1 className="sr-only">Story not found</h1>
        <EmptyState
          scene="lost"
          title="This story isn't here"
          action={
            <a href={SHELF} className={buttonVariants({ size: "lg", variant: "accent" })}>
              My stories
            </a>
          }
        />
      </div>
    </main>
  );
}
