import type { Metadata } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = { title: "Page not found" };

/** The front server leads unknown addresses home before Next sees them; this stands in where a page has no answer. */
export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <div>
        <h1 className="sr-only">Page not found</h1>
        <EmptyState
          scene="lost"
          title="This page isn't here"
          action={
            <Link href="/" className={buttonVariants()}>
              Back to Home
            </Link>
          }
        />
      </div>
    </main>
  );
}
