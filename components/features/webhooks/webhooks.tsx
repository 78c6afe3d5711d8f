"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NewSecret } from "@/components/features/api-keys/new-secret";
import { Alert } from "@/components/ui/alert";
import type { NewWebhookView } from "@/lib/features/webhooks/contract";
import { MOST_WEBHOOKS } from "@/lib/features/webhooks/rules";
import { UNEXPECTED_ERROR } from "@/lib/client/api";
import { WebhookForm } from "./webhook-form";
import { webhooksQuery } from "./webhook-queries";
import { WebhookRow } from "./webhook-row";

/** Programs that are told when a story is finished, instead of asking again and again. */
export function Webhooks() {
  const client = useQueryClient();
  const { data, error } = useQuery(webhooksQuery);
  const [made, setMade] = useState<NewWebhookView | null>(null);
  const show = (view: NewWebhookView) => {
    setMade(view);
    void client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
  };
  return (
    <section aria-labelledby="webhooks-title" className="mt-10 grid gap-4">
      <div>
        <h2 id="webhooks-title" className="text-2xl font-semibold tracking-tight">
          Webhooks
        </h2>
        <p className="mt-1 text-muted-foreground">
          We tell your program when a story is finished, so that it needn’t ask. What we send is signed and
          names the story, never your child.
        </p>
      </div>
      {error && <Alert tone="danger">{error.failure.message || UNEXPECTED_ERROR}</Alert>}
      {made && (
        <NewSecret
          key={made.secret}
          title="The secret of your webhook"
          what="secret"
          secret={made.secret}
          onDone={() => {
            setMade(null);
          }}
        />
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onRotated={show}
              onRemoved={() => {
                if (made?.webhook.id === webhook.id) setMade(null);
              }}
            />
          ))}
        </ul>
      )}
      {data &&
        (data.length >= MOST_WEBHOOKS ? (
          <p className="text-muted-foreground">
            You have {MOST_WEBHOOKS} webhooks, which is all there can be. Remove one to add another.
          </p>
        ) : (
          <WebhookForm onMade={show} />
        ))}
    </section>
  );
}
