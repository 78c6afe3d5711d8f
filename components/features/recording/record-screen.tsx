"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { RecordingsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { BeginRecording } from "./begin-recording";
import { RecordBook } from "./record-book";
import { recordingsQuery } from "./recording-queries";

/** Where a grown-up records a story for the nights away. */
export function RecordScreen({ book }: { book: BookDetailView }) {
  const { data, error, refetch } = useQuery(recordingsQuery(book.id));
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-5xl py-6 outline-none sm:py-10">
      <a
        href={`/stories/${book.id}`}
        className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
      >
        <ArrowLeft aria-hidden />
        Back to the story
      </a>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight sm:text-4xl">Record your voice</h1>
      <p className="mt-2 mb-6 text-muted-foreground">
        {inOrder(book.title)}, for the nights when you can&rsquo;t be there.
      </p>
      {error && !data && (
        <Alert
          tone="danger"
          title="This could not be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </Alert>
      )}
      {data && <Recordings book={book} all={data} />}
    </main>
  );
}

function Recordings({ book, all }: { book: BookDetailView; all: RecordingsView }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSomebodyElse, setIsSomebodyElse] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: recordingsQuery(book.id).queryKey });
  const recording = isSomebodyElse
    ? undefined
    : (all.recordings.find(({ id }) => id === chosen) ?? all.recordings[0]);
  if (all.reason)
    return (
      <Alert
        title="Not in your plan yet"
        actions={
          <Link href="/subscription" prefetch={false} className={buttonVariants({ size: "sm" })}>
            See the plans
          </Link>
        }
      >
        {all.reason}
      </Alert>
    );
  if (!recording || !all.agreed)
    return (
      <BeginRecording
        bookId={book.id}
        all={all}
        onBegun={({ id }) => {
          setChosen(id);
          setIsSomebodyElse(false);
          void reload();
        }}
      />
    );
  const others = all.recordings.filter(({ id }) => id !== recording.id);
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-2">
        {others.map(({ id, reader }) => (
          <Button
            key={id}
            variant="outline"
            size="sm"
            onClick={() => {
              setChosen(id);
            }}
          >
            Go on as {reader}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setIsSomebodyElse(true);
          }}
        >
          Somebody else reads
        </Button>
      </div>
      <RecordBook
        key={recording.id}
        book={book}
        all={all}
        recording={recording}
        onChanged={() => void reload()}
      />
    </>
  );
}
