"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { BookView } from "@/lib/features/stories/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";

type DeleteStoryDialogProps = { book: BookView; onClose: () => void; onDeleted: () => void };

export function DeleteStoryDialog({ book, onClose, onDeleted }: DeleteStoryDialogProps) {
  const tell = use(FailureContext);
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setDeleting(true);
    const result = await api("DELETE", "/api/books/{id}", { params: { id: book.id } });
    if (result.ok || result.status === 404) {
      onDeleted();
      return;
    }
    setProblem(result.message || UNEXPECTED_ERROR);
    tell(result, result.message || UNEXPECTED_ERROR);
    setDeleting(false);
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!deleting) onClose();
      }}
    >
      <DialogContent
        role="alertdialog"
        withoutClose
        title="Delete this story?"
        description={`“${book.title}”, its pictures and its PDF will be gone for good. Reading time and badges stay.`}
      >
        {problem && <Alert tone="danger">{problem}</Alert>}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" disabled={deleting}>
              Keep story
            </Button>
          </DialogClose>
          <Button variant="danger" disabled={deleting} onClick={() => void remove()}>
            {deleting && <SpinnerMark />}
            {deleting ? "Deleting..." : "Delete"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
