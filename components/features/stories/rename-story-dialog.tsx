"use client";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { bookTitleInput, type BookView } from "@/lib/features/stories/contract";
import { api } from "@/lib/client/api";

type RenameStoryDialogProps = { book: BookView; onClose: () => void; onRenamed: (title: string) => void };

export function RenameStoryDialog({ book, onClose, onRenamed }: RenameStoryDialogProps) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: bookTitleInput,
    defaultValues: { title: book.title },
    send: (values) => api("PATCH", "/api/books/{id}", { params: { id: book.id }, body: values }),
    onDone: (_, { title }) => {
      onRenamed(title);
    },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Rename story">
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <Field label="Title" required error={errorOf("title")}>
            <Input autoComplete="off" {...form.register("title")} />
          </Field>
          {formError && <Alert tone="danger">{formError}</Alert>}
          <DialogFooter className="mt-2">
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <SubmitButton pending={pending} pendingText="Saving...">
              Save title
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
