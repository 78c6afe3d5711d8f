"use client";

import Link from "next/link";
import { EmptyState } from "@/components/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { useChildHere } from "@/components/layout/use-child-here";
import { GoneForChild } from "./gone-for-child";

export function MissingStory() {
  if (useChildHere() !== null) return <GoneForChild />;
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-5 outline-none">
      <div>
        <h1 className="sr-only">Story not found</h1>
        <EmptyState
          scene="lost"
          title="This story isn't here"
          text="It was deleted, could not be finished, or belongs to another family."
          action={
            <Link href={"/dashboard?tab=library"} className={buttonVariants()}>
              Go to the library
            </Link>
          }
        />
      </div>
    </main>
  );
}
