"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { LocalTime } from "@/components/ui/local-time";
import type { ApiKeyView, NewApiKeyView } from "@/lib/features/api-keys/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { KEY_PREFIX } from "@/lib/shared/key-scopes";
import { KEY_DAY } from "./key-words";

type KeyListProps = {
  keys: ApiKeyView[];
  onRotated: (made: NewApiKeyView) => void;
  onRevoked: (id: string) => void;
};

type Question = { what: "rotate" | "revoke"; of: ApiKeyView };

export function KeyList({ keys, onRotated, onRevoked }: KeyListProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => {
    setQuestion(null);
  };
  return (
    <>
      <ul className="grid gap-4">
        {keys.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-start justify-between gap-4 rounded-xl border bg-surface p-5 shadow-card"
          >
            <KeyFacts of={one} />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                aria-label={`Rotate ${one.name}`}
                onClick={() => {
                  setQuestion({ what: "rotate", of: one });
                }}
              >
                Rotate
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Revoke ${one.name}`}
                onClick={() => {
                  setQuestion({ what: "revoke", of: one });
                }}
              >
                Revoke
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={question?.what === "rotate"} onOpenChange={close}>
        {question?.what === "rotate" && (
          <DialogContent
            title="Rotate this key?"
            description="You get a new secret, and the old one ends at once: programs that use it are turned away until they have the new one."
          >
            <Rotate
              of={question.of}
              onDone={(made) => {
                close();
                onRotated(made);
              }}
            />
          </DialogContent>
        )}
      </Dialog>
      <Dialog open={question?.what === "revoke"} onOpenChange={close}>
        {question?.what === "revoke" && (
          <DialogContent
            title="Revoke this key?"
            description="Programs that use it are turned away from now on. It can’t be brought back."
          >
            <Revoke
              of={question.of}
              onDone={() => {
                close();
                onRevoked(question.of.id);
              }}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

function KeyFacts({ of: { name, hint, scopes, createdAt, rotatedAt, lastUsedAt } }: { of: ApiKeyView }) {
  return (
    <div className="grid min-w-48 flex-1 gap-2">
      <h3 className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p>
        <code className="font-mono text-sm">
          {KEY_PREFIX}
          {hint}…
        </code>
      </p>
      <ul aria-label="What it may do" className="flex flex-wrap gap-1.5">
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge className="font-mono">{scope}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-[0.9375rem] text-muted-foreground">
        Made <LocalTime at={createdAt} format={KEY_DAY} />
        {rotatedAt && (
          <>
            , rotated <LocalTime at={rotatedAt} format={KEY_DAY} />
          </>
        )}
        .{" "}
        {lastUsedAt ? (
          <>
            Last used <LocalTime at={lastUsedAt} format={KEY_DAY} />.
          </>
        ) : (
          "Not used yet."
        )}
      </p>
    </div>
  );
}

type AnswerProps<Result extends unknown[]> = { of: ApiKeyView; onDone: (...result: Result) => void };

function Rotate({ of: { id }, onDone }: AnswerProps<[NewApiKeyView]>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(api("POST", "/api/api-keys/{id}/rotate", { params: { id } })),
    onSuccess: (made) => {
      onDone(made);
    },
  });
  return (
    <Confirm
      name={isPending ? "Rotating..." : "Rotate it"}
      isBusy={isPending}
      problem={error && (error.failure.message || UNEXPECTED_ERROR)}
      onPress={mutate}
    />
  );
}

function Revoke({ of: { id }, onDone }: AnswerProps<[]>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const gone = await api("DELETE", "/api/api-keys/{id}", { params: { id } });
      // One that is gone already is what was wanted.
      if (!gone.ok && gone.status !== 404) await ask(Promise.resolve(gone));
    },
    onSuccess: () => {
      onDone();
    },
  });
  return (
    <Confirm
      name={isPending ? "Revoking..." : "Revoke it"}
      isBusy={isPending}
      problem={error && (error.failure.message || UNEXPECTED_ERROR)}
      onPress={mutate}
    />
  );
}

type ConfirmProps = { name: string; isBusy: boolean; problem: string | null; onPress: () => void };

const Confirm = ({ name, isBusy, problem, onPress }: ConfirmProps) => (
  <>
    {problem && <Alert tone="danger">{problem}</Alert>}
    <DialogFooter>
      <DialogClose asChild>
        <Button variant="outline">Cancel</Button>
      </DialogClose>
      <Button
        variant="danger"
        disabled={isBusy}
        onClick={() => {
          onPress();
        }}
      >
        {name}
      </Button>
    </DialogFooter>
  </>
);
