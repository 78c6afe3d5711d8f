"use client";

import { BookOpen, Plus } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Picture } from "@/components/ui/picture";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import { JobProgress } from "./job-progress";
import { themeScene } from "./theme-scene";

type StoryProgressProps = {
  job: ActiveRequestView;
  /** The same order came before, and this is that one. */
  isEarlier: boolean;
  onAnother: () => void;
};

/** Above a form that is long and was last seen at its end: what went wrong comes into view. */
function FailedStory({ message }: { message: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={notice} className="mb-8 max-w-2xl">
      <Alert tone="danger" title="This story could not be finished">
        {message}
      </Alert>
    </div>
  );
}

export function StoryProgress({ job, isEarlier, onAnother }: StoryProgressProps) {
  if (job.status === "FAILED") {
    return <FailedStory message={job.message ?? "AI story generation failed. Please try again."} />;
  }
  return (
    <section
      aria-labelledby="story-progress"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl border bg-surface shadow-lifted"
    >
      <Picture
        src={themeScene(job.theme)}
        alt=""
        className="h-48 w-full object-cover object-[center_70%] sm:h-72"
      />
      <div className="grid gap-4 p-6 sm:p-8">
        <div>
          <p className="text-muted-foreground">Your story is being made</p>
          <h2
            id="story-progress"
            className="line-clamp-4 text-2xl font-semibold tracking-tight wrap-anywhere"
          >
            {job.title}
          </h2>
        </div>
        {isEarlier && (
          <Alert tone="info" title="You have ordered this story already">
            This is that order. Nothing more was charged.
          </Alert>
        )}
        <JobProgress job={job} />
        {job.bookId ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted-foreground">The words are there. The pictures are still arriving.</p>
            <Link href={`/stories/${job.bookId}` as Route} className={buttonVariants({ variant: "outline" })}>
              <BookOpen aria-hidden />
              Start reading
            </Link>
          </div>
        ) : (
          <p className="text-muted-foreground">
            You may leave this page. The story goes on, and waits in the library.
          </p>
        )}
        <Button variant="outline" className="justify-self-start" onClick={onAnother}>
          <Plus aria-hidden />
          Order another story
        </Button>
      </div>
    </section>
  );
}
