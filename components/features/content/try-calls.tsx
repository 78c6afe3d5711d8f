"use client";

import { useState, type SyntheticEvent } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { KEY_PREFIX } from "@/lib/shared/key-scopes";
import { TextLink } from "./text-link";
import { sendTrial, TRIALS, type TrialAnswer } from "./send-trial";

/** A call of the public API with the reader's own key, and its answer as it came. */
export function TryCalls() {
  const [key, setKey] = useState("");
  const [chosen, setChosen] = useState(TRIALS[0]);
  const [id, setId] = useState("");
  const [body, setBody] = useState("");
  const [problem, setProblem] = useState<"key" | "id" | "body" | null>(null);
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<TrialAnswer | null>(null);

  const choose = (name: string) => {
    const next = TRIALS.find((one) => one.name === name) ?? TRIALS[0];
    setChosen(next);
    setBody(next.sample ?? "");
    setProblem(null);
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const trial = { ...chosen, key: key.trim(), id: id.trim(), body };
    const missing = !trial.key ? "key" : chosen.takesId && !trial.id ? "id" : null;
    setProblem(missing);
    if (missing || pending) return;
    setPending(true);
    const answered = await sendTrial(trial);
    setPending(false);
    setProblem(answered === "unreadable" ? "body" : null);
    if (answered !== "unreadable") setAnswer(answered);
  };
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <form
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
        className="grid content-start gap-5"
      >
        <Field
          label="Your key"
          required
          error={problem === "key" ? "Please enter a key" : undefined}
          hint={
            <>
              It begins with {KEY_PREFIX}. You make one in your{" "}
              <TextLink href="/settings/api">settings</TextLink>.
            </>
          }
        >
          <Input
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={({ target }) => {
              setKey(target.value);
            }}
          />
        </Field>
        <Field label="Call">
          <Select
            value={chosen.name}
            onChange={({ target }) => {
              choose(target.value);
            }}
          >
            {TRIALS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        {chosen.takesId && (
          <Field label="id" required error={problem === "id" ? "Please enter an id" : undefined}>
            <Input
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              value={id}
              onChange={({ target }) => {
                setId(target.value);
              }}
            />
          </Field>
        )}
        {chosen.sample && (
          <Field label="Body" error={problem === "body" ? "This is not valid JSON" : undefined}>
            <Textarea
              rows={10}
              spellCheck={false}
              className="font-mono text-sm"
              value={body}
              onChange={({ target }) => {
                setBody(target.value);
              }}
            />
          </Field>
        )}
        <SubmitButton pending={pending} pendingText="Sending...">
          Send
        </SubmitButton>
      </form>
      <Answered answer={answer} />
    </div>
  );
}

function Answered({ answer }: { answer: TrialAnswer | null }) {
  return (
    <section aria-label="Answer" className="grid min-w-0 content-start gap-3">
      <p role="status" className="font-semibold">
        {answer?.status ?? "The answer appears here."}
      </p>
      {answer?.remaining && (
        <p className="text-muted-foreground">{answer.remaining} calls are left this month.</p>
      )}
      {answer && (
        <pre
          tabIndex={0}
          role="region"
          aria-label="Body of the answer"
          className="max-h-[32rem] overflow-auto rounded-xl border by-night bg-background p-5 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-foreground"
        >
          <code>{answer.body}</code>
        </pre>
      )}
    </section>
  );
}
