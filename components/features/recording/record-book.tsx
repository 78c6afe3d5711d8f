"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ask } from "@/components/data/ask";
import { textClasses } from "@/components/features/reading/text-classes";
import { useReaderSettings } from "@/components/features/reading/reader-settings";
import { listParagraphs } from "@/components/features/reading/listening/time-table";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Picture } from "@/components/ui/picture";
import { api } from "@/lib/client/api";
import type { RecordingsView, RecordingView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { inOrder } from "@/lib/shared/reading-order";
import { PageList } from "./page-list";
import { PageRecorder } from "./page-recorder";
import { isRecorded, nextOpen, pageName } from "./recording-queries";
import { showSection } from "./show-section";
import { HelpWanted, TurnQuestion } from "./turn-notes";
import { usePageTurn } from "./use-page-turn";

type RecordBookProps = {
  book: BookDetailView;
  all: RecordingsView;
  recording: RecordingView;
  onChanged: () => void;
};

/** One reader's recording, page by page, from where it stopped. */
export function RecordBook({ book, all, recording, onChanged }: RecordBookProps) {
  const turn = usePageTurn(nextOpen(recording));
  const { open } = turn;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    showSection(heading.current);
  }, [open]);
  const forget = useMutation({
    mutationFn: (page: number) =>
      ask(api("DELETE", "/api/recordings/{id}/pages/{page}", { params: { id: recording.id, page } })),
    onSuccess: onChanged,
  });
  const told = all.pages.find(({ page }) => page === open);
  const kept = recording.pages.find(({ page }) => page === open);
  const recorded = recording.pages.filter(isRecorded).length;
  return (
    <div className="grid gap-6">
      <p>
        <bdi className="font-semibold">{recording.reader}</bdi> reads. {recorded} of {recording.pages.length}{" "}
        pages are recorded.
      </p>
      {recording.otherLevels.length > 0 && recorded === 0 && (
        <Alert title="This story is told at another level now">
          What {recording.reader} recorded at the level {recording.otherLevels.join(", ")} is kept, and comes
          back with it. These words have to be read anew.
        </Alert>
      )}
      <PageList pages={recording.pages} open={open} onOpen={turn.ask} />
      <TurnQuestion turn={turn} />
      <HelpWanted pages={recording.pages} turn={turn} />
      {told && kept ? (
        <section
          aria-labelledby="open-page"
          // Of a grid, only its own row would be the place in which the recorder's bar sticks.
          className="flex flex-col gap-5 rounded-xl border bg-surface p-5 sm:p-6"
        >
          <h2 id="open-page" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {pageName(told.page)}
          </h2>
          <PageToRead book={book} page={told.page} text={told.text} />
          {forget.error && <Alert tone="danger">{forget.error.message}</Alert>}
          <PageRecorder
            key={told.page}
            recordingId={recording.id}
            told={told}
            kept={kept}
            onTake={turn.setHasTake}
            onChanged={onChanged}
            onDelete={() => {
              forget.mutate(told.page);
            }}
            onKept={() => {
              onChanged();
              const rest = { ...recording, pages: recording.pages.filter(({ page }) => page !== told.page) };
              turn.goTo(turn.wanted ?? nextOpen(rest, told.page));
            }}
          />
        </section>
      ) : (
        <AllRecorded book={book} recording={recording} />
      )}
      <DeleteRecording recording={recording} onDeleted={onChanged} />
    </div>
  );
}

function PageToRead({ book, page, text }: { book: BookDetailView; page: number; text: string }) {
  const { settings } = useReaderSettings();
  const shown = book.pages.find(({ number }) => number === page);
  const url = page === 0 ? book.coverUrl : shown?.pictureUrl;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
      {url && (
        <Picture
          src={url}
          alt={(page === 0 ? book.coverAlt : shown?.alt) ?? ""}
          className="aspect-4/3 max-h-[22dvh] w-full rounded-lg bg-muted object-cover lg:max-h-none"
        />
      )}
      <div className={cn("grid gap-[0.7em] wrap-anywhere", textClasses(book.level, settings))}>
        {listParagraphs(text).map(([from, to]) => (
          <p key={from}>{inOrder(text.slice(from, to))}</p>
        ))}
      </div>
    </div>
  );
}

/** Nothing more to read: it is listened to in the story itself. */
function AllRecorded({ book, recording }: { book: BookDetailView; recording: RecordingView }) {
  const { change } = useReaderSettings();
  const isWaiting = recording.pages.some(({ status }) => status === "waiting");
  return (
    <Alert
      tone="success"
      title="Every page is recorded"
      actions={
        <a
          href={`/stories/${book.id}`}
          className={buttonVariants()}
          onClick={() => {
            change({ voice: recording.voice, readingMode: "listen" });
          }}
        >
          Listen to the story
        </a>
      }
    >
      {isWaiting
        ? "The words of the last pages are being found. They light up in a moment."
        : `“Read by ${recording.reader}” can be chosen under Listen in the story.`}
    </Alert>
  );
}

function DeleteRecording({ recording, onDeleted }: { recording: RecordingView; onDeleted: () => void }) {
  const [isSure, setIsSure] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(api("DELETE", "/api/narrations/{id}", { params: { id: recording.id } })),
    onSuccess: onDeleted,
  });
  if (!isSure)
    return (
      <div>
        <Button
          variant="ghost"
          onClick={() => {
            setIsSure(true);
          }}
        >
          Delete the whole recording
        </Button>
      </div>
    );
  return (
    <Alert
      tone="warning"
      title={`Delete everything ${recording.reader} recorded of this story?`}
      actions={
        <>
          <Button
            variant="danger"
            disabled={isPending}
            onClick={() => {
              mutate();
            }}
          >
            Delete
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              setIsSure(false);
            }}
          >
            Keep it
          </Button>
        </>
      }
    >
      {error?.message ?? "It is gone for good then."}
    </Alert>
  );
}
