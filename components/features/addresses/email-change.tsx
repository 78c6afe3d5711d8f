"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { holdAnswer } from "@/components/data/hold-answer";
import { ask } from "@/components/data/ask";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { LocalTime } from "@/components/ui/local-time";
import { newEmailInput, type EmailChangeView } from "@/lib/features/addresses/contract";
import { api } from "@/lib/client/api";
import { emailChangeQuery } from "./address-queries";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

type Change = NonNullable<EmailChangeView["change"]>;

/** Another address for the account: asked for here, confirmed in both mailboxes. `onGone`: it was, or is over. */
export function EmailChange({ onGone }: { onGone: () => void }) {
  const { data } = useQuery(emailChangeQuery);
  const [isAsking, setAsking] = useState(false);
  const change = data?.change ?? null;
  const hadOne = useRef(false);
  useEffect(() => {
    if (data && !change && hadOne.current) onGone();
    hadOne.current = change !== null;
  }, [data, change, onGone]);
  return (
    <section aria-labelledby="email-change-title" className="mt-8 grid max-w-xl gap-4 border-t pt-6">
      <h2 id="email-change-title" className="text-xl font-semibold tracking-tight">
        Change e-mail
      </h2>
      {change && !isAsking && (
        <OnItsWay
          change={change}
          onAgain={() => {
            setAsking(true);
          }}
        />
      )}
      {isAsking && (
        <AskForm
          onDone={() => {
            setAsking(false);
          }}
        />
      )}
      {data && !change && !isAsking && (
        <>
          <p className="text-muted-foreground">
            Links go to your new and to your old address. Once both are confirmed, you sign in with the new
            one.
          </p>
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => {
              setAsking(true);
            }}
          >
            Change e-mail
          </Button>
        </>
      )}
    </section>
  );
}

function AskForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: newEmailInput,
    defaultValues: { newEmail: "" },
    send: (input) => api("POST", "/api/profile/email-change", { body: input }),
    onDone: (answer) => {
      void holdAnswer(client, emailChangeQuery.queryKey, answer);
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="New email" error={errorOf("newEmail")}>
        <Input type="email" autoComplete="email" autoFocus {...form.register("newEmail")} />
      </Field>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingText="Sending...">
          Send the links
        </SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}

function OnItsWay({ change, onAgain }: { change: Change; onAgain: () => void }) {
  const client = useQueryClient();
  const { newEmail, newConfirmed, oldConfirmed, expiresAt } = change;
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(api("DELETE", "/api/profile/email-change")),
    onSuccess: () => client.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  });
  return (
    <div role="status" className="grid gap-3">
      <p className="[overflow-wrap:anywhere]">
        We wrote to <strong>{newEmail}</strong> and to your address of today. Both links work until{" "}
        <LocalTime at={expiresAt} format={WHEN} />.
      </p>
      <ul className="grid gap-1">
        <li>{newConfirmed ? "✓ The new address is confirmed." : "The new address is not confirmed yet."}</li>
        <li>
          {oldConfirmed ? "✓ Your old address is confirmed." : "Your old address is not confirmed yet."}
        </li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onAgain}>
          Use another address
        </Button>
        <Button
          variant="ghost"
          disabled={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {isPending ? "One moment..." : "Keep my address"}
        </Button>
      </div>
    </div>
  );
}
