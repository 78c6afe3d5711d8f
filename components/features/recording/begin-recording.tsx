"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { api } from "@/lib/client/api";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { RecordingsView, RecordingView } from "@/lib/features/narration/contract";
import { READER_NAME_MAX } from "@/lib/shared/recording";

type BeginRecordingProps = {
  bookId: string;
  all: RecordingsView;
  onBegun: (recording: RecordingView) => void;
};

/** Who reads, and what it means to record somebody. */
export function BeginRecording({ bookId, all, onBegun }: BeginRecordingProps) {
  const nameId = useId();
  const [reader, setReader] = useState(all.readers[0] ?? "");
  const [agrees, setAgrees] = useState(all.agreed);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!all.agreed)
        await ask(
          api("PUT", "/api/consents/{purpose}", {
            params: { purpose: "own-voice" },
            body: { textVersion: all.consentVersion },
          }),
        );
      const body = { reader, level: all.level };
      return ask(api("POST", "/api/books/{id}/recordings", { params: { id: bookId }, body }));
    },
    onSuccess: onBegun,
  });
  return (
    <form
      method="post"
      className="grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <div className="grid gap-2">
        <Label htmlFor={nameId}>Who reads?</Label>
        <Input
          id={nameId}
          value={reader}
          required
          maxLength={READER_NAME_MAX}
          placeholder="Dad"
          autoComplete="off"
          onChange={({ target }) => {
            setReader(target.value);
          }}
        />
        <p className="text-sm text-muted-foreground">
          Your child sees &ldquo;Read by {reader.trim() || "Dad"}&rdquo;.
        </p>
      </div>
      {!all.agreed && (
        <Checkbox
          label={CONSENT_TEXTS["own-voice"].text}
          checked={agrees}
          required
          onCheckedChange={(checked) => {
            setAgrees(checked === true);
          }}
        />
      )}
      {error && <Alert tone="danger">{error.message}</Alert>}
      <div>
        <Button type="submit" size="lg" disabled={isPending || !agrees || reader.trim() === ""}>
          {isPending ? "Getting ready..." : "Begin"}
        </Button>
      </div>
    </form>
  );
}
