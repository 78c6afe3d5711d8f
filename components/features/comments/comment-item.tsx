"use client";

import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { CommentView } from "@/lib/features/comments/contract";
import { COMMENT_REASON_LABELS, COMMENT_REASONS, type CommentReason } from "@/lib/features/comments/rules";

const DAY = { dateStyle: "long" } as const;

type CommentItemProps = {
  comment: CommentView;
  /** Whether one's own may be deleted here. */
  mayChange: boolean;
  mayReport: boolean;
  onReport: (reason: CommentReason) => Promise<string | null>;
  onRemove: () => Promise<string | null>;
};

export function CommentItem({ comment, mayChange, mayReport, onReport, onRemove }: CommentItemProps) {
  const { firstName, text, state, writtenAt, isOwn } = comment;
  return (
    <li className="grid gap-2 py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{firstName}</span>
        <span className="text-sm text-muted-foreground">
          <LocalTime at={writtenAt} format={DAY} />
        </span>
        {state === "waiting" && <Badge tone="warning">Waits to be read by us</Badge>}
        {state === "refused" && <Badge tone="neutral">Not shown to others</Badge>}
      </p>
      <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
      {isOwn && mayChange && (
        <Choice
          open="Delete"
          question="Delete this comment?"
          options={[["delete", "Yes, delete it"]]}
          onChoose={onRemove}
        />
      )}
      {!isOwn && mayReport && (
        <Choice
          open="Report"
          question="What is wrong with it?"
          options={COMMENT_REASONS.map((reason) => [reason, COMMENT_REASON_LABELS[reason]])}
          done="Thank you. We will look at it."
          onChoose={onReport}
        />
      )}
    </li>
  );
}

type ChoiceProps<Value extends string> = {
  /** What the button says that asks the question. */
  open: string;
  question: string;
  options: readonly (readonly [Value, string])[];
  done?: string;
  onChoose: (value: Value) => Promise<string | null>;
};

/** A button, and what it asks in its own place before anything happens. */
function Choice<Value extends string>({ open, question, options, done, onChoose }: ChoiceProps<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const choose = async (value: Value) => {
    setSending(true);
    const wrong = await onChoose(value);
    setSending(false);
    const told = wrong ?? done ?? null;
    setOutcome(told);
    // The buttons go, and whoever pressed one by the keyboard stays where they were.
    if (told !== null) status.current?.focus();
    if (wrong === null) setIsOpen(false);
  };
  return (
    <div className="grid justify-items-start gap-2">
      {!isOpen && outcome === null && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4"
          autoFocus={wasLeft}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {open}
        </Button>
      )}
      {isOpen && (
        <div role="group" aria-label={question} className="grid gap-2 rounded-lg border bg-surface p-4">
          <p className="font-semibold">{question}</p>
          <div className="flex flex-wrap gap-2">
            {options.map(([value, label], index) => (
              <Button
                key={value}
                variant="outline"
                size="sm"
                disabled={sending}
                autoFocus={index === 0}
                onClick={() => void choose(value)}
              >
                {label}
              </Button>
            ))}
            <Button
              variant="ghost"
              size="sm"
              disabled={sending}
              onClick={() => {
                setWasLeft(true);
                setIsOpen(false);
                setOutcome(null);
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="text-sm text-muted-foreground outline-none empty:-mt-2"
      >
        {outcome}
      </p>
    </div>
  );
}
