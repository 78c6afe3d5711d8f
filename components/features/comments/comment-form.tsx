"use client";

import { useRef, useState, type SubmitEvent } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { Textarea } from "@/components/ui/textarea";
import { COMMENT_MAX } from "@/lib/features/comments/rules";

type CommentFormProps = {
  firstName: string;
  /** Answers what went wrong, if anything did. */
  onWrite: (text: string, key: string) => Promise<string | null>;
};

/** The server checks the words: a form library would weigh more than the rest of the page. */
export function CommentForm({ firstName, onWrite }: CommentFormProps) {
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const attempt = useRef({ text: "", key: "" });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector("textarea");
    const text = field?.value ?? "";
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    setSending(true);
    const failure = await onWrite(text, attempt.current.key);
    setSending(false);
    setWrong(failure);
    setIsDone(failure === null);
    if (failure !== null) {
      field?.focus();
      return;
    }
    attempt.current = { text: "", key: "" };
    form.reset();
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-8 grid justify-items-start gap-4"
    >
      <Field
        label="Your comment"
        error={wrong ?? undefined}
        className="w-full"
        hint={`Everybody will see it, with your first name${firstName && ` (${firstName})`}. Please leave out children’s names, schools and places. Plain text, at most ${COMMENT_MAX.toLocaleString("en-US")} characters.`}
      >
        <Textarea name="text" rows={4} />
      </Field>
      <SubmitButton pending={sending} pendingText="Sending...">
        Send comment
      </SubmitButton>
      {isDone && (
        <Alert tone="success" className="w-full">
          Thank you. We read every comment before others see it; until then it stands here for you alone.
        </Alert>
      )}
    </form>
  );
}
