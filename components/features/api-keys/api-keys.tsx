"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import { MOST_KEYS } from "@/lib/features/api-keys/rules";
import { ApiPlan } from "./api-plan";
import { ApiUsage } from "./api-usage";
import { apiKeysQuery } from "./api-key-queries";
import { KeyForm } from "./key-form";
import { KeyList } from "./key-list";
import { NewSecret } from "./new-secret";

/** The keys that there are, a new one, and what they were used for. */
export function ApiKeys() {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(apiKeysQuery);
  const [made, setMade] = useState<NewApiKeyView | null>(null);
  const again = () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const show = (view: NewApiKeyView) => {
    setMade(view);
    void again();
  };
  if (isPending)
    return (
      <p role="status" className="mt-8">
        Loading...
      </p>
    );
  if (!data) {
    return (
      <Alert
        tone="danger"
        title="Your keys could not be read"
        className="mt-8"
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        Please check your connection and try once more.
      </Alert>
    );
  }
  const { keys, plan, usage } = data;
  return (
    <div className="mt-8 grid gap-10">
      {made && (
        <NewSecret
          key={made.secret}
          title={
            <>
              Your key “<bdi>{made.key.name}</bdi>”
            </>
          }
          what="key"
          secret={made.secret}
          onDone={() => {
            setMade(null);
          }}
        />
      )}
      <ApiUsage usage={usage} />
      {plan && <ApiPlan plan={plan} tier={usage.tier} />}
      <section aria-labelledby="keys-title" className="grid gap-4">
        <h2 id="keys-title" className="text-2xl font-semibold tracking-tight">
          Your keys
        </h2>
        {keys.length === 0 ? (
          <p className="text-muted-foreground">You have no key yet.</p>
        ) : (
          <KeyList
            keys={keys}
            onRotated={show}
            onRevoked={(id) => {
              if (made?.key.id === id) setMade(null);
              void again();
            }}
          />
        )}
      </section>
      <section aria-labelledby="new-key-title" className="grid gap-4">
        <h2 id="new-key-title" className="text-2xl font-semibold tracking-tight">
          New key
        </h2>
        {keys.length >= MOST_KEYS ? (
          <p className="text-muted-foreground">
            You have {MOST_KEYS} keys, which is all there can be. Revoke one to make another.
          </p>
        ) : (
          <KeyForm onMade={show} />
        )}
      </section>
    </div>
  );
}
