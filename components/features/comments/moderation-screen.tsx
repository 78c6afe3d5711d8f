"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Spinner } from "@/components/feedback/spinner";
import { ChoiceLinks } from "@/components/features/reading/report/choice-links";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import { AppHeader } from "@/components/layout/app-header";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { QUEUES, type Queue } from "@/lib/features/comments/rules";
import { ModeratedComment } from "./moderated-comment";
import { queueQuery } from "./moderation-queries";

const NAMES: Record<Queue, string> = {
  waiting: "Waiting",
  reported: "Reported",
  shown: "Shown",
  refused: "Not shown",
};

const EMPTY: Record<Queue, string> = {
  waiting: "Nothing waits. Every comment has been read.",
  reported: "Nobody has reported anything that you haven’t looked at.",
  shown: "No comment is shown yet.",
  refused: "There is none that isn’t shown.",
};

/** An administrator reads what parents wrote under posts, and decides. Who decided stands in the audit log. */
export function ModerationScreen({ firstName, queue }: { firstName: string; queue: Queue }) {
  const { data, error, hasNextPage, isPending, fetchNextPage, refetch } = useInfiniteQuery(queueQuery(queue));
  const counts = data?.pages[0]?.counts;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  return (
    <>
      <AppHeader firstName={firstName} />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-8 outline-none sm:py-12"
      >
        <div>
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Comments</h1>
          <p className="mt-2 text-muted-foreground">
            What parents wrote under posts of the blog. Others see what you show; what you decide here is
            recorded.
          </p>
          <p className="mt-2">
            <Link href="/audit-dashboard" className={textLinkClasses}>
              Audit Dashboard
            </Link>
          </p>
        </div>
        <ChoiceLinks
          label="Comments"
          options={QUEUES.map((one) => ({
            name: counts ? `${NAMES[one]} ${counts[one]}` : NAMES[one],
            href: `/audit-dashboard/comments?queue=${one}`,
            isChosen: one === queue,
          }))}
        />
        {isPending && (
          <div className="grid justify-items-center py-12">
            <Spinner />
          </div>
        )}
        {error && (
          <Alert
            tone="danger"
            title="The comments could not be loaded"
            actions={
              <Button size="sm" onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
        {data && comments.length === 0 && <p role="status">{EMPTY[queue]}</p>}
        {comments.length > 0 && (
          <ul aria-label={NAMES[queue]} className="divide-y overflow-hidden rounded-xl border bg-surface">
            {comments.map((comment) => (
              <ModeratedComment key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button variant="outline" className="justify-self-center" onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        )}
      </main>
    </>
  );
}
