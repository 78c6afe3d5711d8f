"use client";

import { useRef } from "react";
import { CommentItem } from "./comment-item";
import { CommentForm } from "./comment-form";
import { useComments, type Comments } from "./use-comments";
import { buttonVariants } from "@/components/ui/button-variants";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/layout/intent-link";
import { useBrowserSession } from "@/components/layout/use-browser-session";
import { useChildHere } from "@/components/layout/use-child-here";
import type { Route } from "next";

/**
 * Under a post: what others wrote and we let through, one's own that wait, and a field to write into. A child who has the
 * device only reads.
 */
export function CommentSection({ slug }: { slug: string }) {
  const { status, user } = useBrowserSession();
  const isParents = useChildHere() === null;
  const comments = useComments(slug, status === "loading" ? undefined : (user?.id ?? null));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="comments" className="mt-12 border-t pt-10">
      <h2
        id="comments"
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-semibold tracking-tight outline-none"
      >
        Comments
      </h2>
      <CommentList
        comments={comments}
        mayChange={isParents}
        mayReport={user !== null && isParents}
        onRemoved={() => {
          heading.current?.focus();
        }}
      />
      {isParents && user && <CommentForm firstName={user.firstName} onWrite={comments.write} />}
      {isParents && !user && <WayIn slug={slug} />}
    </section>
  );
}

const WayIn = ({ slug }: { slug: string }) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
    <p className="text-muted-foreground">Parents with an account can write here.</p>
    <IntentLink
      href={`/signin?from=${encodeURIComponent(`/blog/${slug}`)}` as Route}
      className={buttonVariants({ variant: "outline", size: "sm" })}
    >
      Sign in to comment
    </IntentLink>
  </div>
);

type CommentListProps = {
  comments: Comments;
  mayChange: boolean;
  mayReport: boolean;
  onRemoved: () => void;
};

function CommentList({ comments: list, mayChange, mayReport, onRemoved }: CommentListProps) {
  const { comments, hasMore, failed } = list;
  if (!comments) {
    return (
      <div role="status" className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {failed && (
          <>
            <p className="text-muted-foreground">The comments did not come.</p>
            <Button variant="outline" size="sm" onClick={list.again}>
              Try Again
            </Button>
          </>
        )}
      </div>
    );
  }
  if (comments.length === 0) {
    return <p className="mt-4 flex min-h-11 items-center text-muted-foreground">Nobody has written yet.</p>;
  }
  return (
    <>
      <ul className="mt-4 divide-y">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            mayChange={mayChange}
            mayReport={mayReport}
            onReport={(reason) => list.report(comment.id, { reason })}
            onRemove={async () => {
              const wrong = await list.remove(comment.id);
              if (wrong === null) onRemoved();
              return wrong;
            }}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => void list.more()}>
          More comments
        </Button>
      )}
    </>
  );
}
