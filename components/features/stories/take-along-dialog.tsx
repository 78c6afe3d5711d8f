"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { use, useState, type ReactNode } from "react";
import { offerFile } from "@/components/data/offer-file";
import { FailureContext } from "@/components/feedback/failure-context";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import type { BookView } from "@/lib/features/stories/contract";
import { listBookFiles, type BookFile } from "./book-files";
import { fetchBookFile } from "./fetch-book-file";
import { narratedQuery } from "./narrated-query";
import { storyFileName } from "./save-pdf";

type TakeAlongProps = { book: Pick<BookView, "id" | "title" | "pdfUrl"> };

/** A story as a file, in each of the forms that there are. */
function TakeAlong({ book }: TakeAlongProps) {
  return (
    <DialogContent
      title="Download"
      description={`“${book.title}” as a file of your own, to keep and to read without us.`}
    >
      <ul className="grid gap-3">
        {listBookFiles(book).map((file) => (
          <li key={file.ending}>
            {file.ending === "mp3" ? (
              <AudioRow file={file} book={book} />
            ) : (
              <FileRow file={file} title={book.title} />
            )}
          </li>
        ))}
      </ul>
    </DialogContent>
  );
}

/** There once the story has been read aloud whole. */
function AudioRow({ file, book }: { file: BookFile; book: TakeAlongProps["book"] }) {
  const { data } = useQuery(narratedQuery(book.id));
  if (data !== false) return <FileRow file={file} title={book.title} />;
  return (
    <div className="rounded-lg border bg-surface p-4">
      <h3 className="font-semibold">{file.name}</h3>
      <p className="text-[0.9375rem] text-muted-foreground">
        {file.purpose} It is here once the story has been read aloud.
      </p>
    </div>
  );
}

function FileRow({ file, title }: { file: BookFile; title: string }) {
  const tell = use(FailureContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setProblem(null);
    const fetched = await fetchBookFile(file.url, file, tell);
    if (fetched.ok) offerFile(fetched.file, storyFileName(title, file.ending));
    else setProblem(fetched.problem);
    setBusy(false);
  };
  return (
    <div className="grid gap-3 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-48 flex-1">
          <h3 className="font-semibold">{file.name}</h3>
          <p className="text-[0.9375rem] text-muted-foreground">{file.purpose}</p>
        </div>
        <Button
          variant="soft"
          disabled={busy}
          aria-label={`Download as ${file.name}`}
          onClick={() => void save()}
        >
          {busy ? <SpinnerMark /> : <Download aria-hidden />}
          {busy ? "Making it..." : "Download"}
        </Button>
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}

/** Opened from elsewhere, such as from a menu. */
export function TakeAlongDialog({ onClose, ...take }: TakeAlongProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <TakeAlong {...take} />
    </Dialog>
  );
}

/** With the button that opens it. */
export function TakeAlongButton({ children, ...take }: TakeAlongProps & { children: ReactNode }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost">{children}</Button>
      </DialogTrigger>
      <TakeAlong {...take} />
    </Dialog>
  );
}
