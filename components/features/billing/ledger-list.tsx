"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { FieldError } from "@/components/forms/field";
import { Badge } from "@/components/ui/badge";
import type { BadgeTone } from "@/components/ui/badge-variants";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import type { LedgerEntryView, LedgerView } from "@/lib/features/billing/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { Moment } from "./billing-dates";

const KINDS: Record<LedgerEntryView["kind"], { label: string; tone: BadgeTone }> = {
  RESERVE: { label: "Reserved", tone: "info" },
  COMMIT: { label: "Used", tone: "primary" },
  RELEASE: { label: "Given back", tone: "success" },
};

function History({ entry: { title, history } }: { entry: LedgerEntryView }) {
  return (
    <details className="w-full text-sm text-muted-foreground">
      <summary className="w-fit cursor-pointer rounded-sm py-1">
        Details<span className="sr-only"> of {title}</span>
      </summary>
      <ul className="mt-1 grid gap-1">
        {history.map(({ kind, createdAt }) => (
          <li key={kind} className="flex gap-3">
            <span className="w-24">{KINDS[kind].label}</span>
            <Moment at={createdAt} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One line for an order: what became of its credit. */
export function LedgerList({ first }: { first: LedgerView }) {
  const [{ entries, next }, setLedger] = useState(first);
  const tell = use(FailureContext);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const showMore = async () => {
    if (!next) return;
    setPending(true);
    const answer = await api("GET", "/api/payments/ledger", { query: { before: next } });
    setPending(false);
    setError(answer.ok ? null : answer.message || UNEXPECTED_ERROR);
    if (!answer.ok) tell(answer, answer.message || UNEXPECTED_ERROR);
    if (answer.ok) setLedger({ entries: [...entries, ...answer.data.entries], next: answer.data.next });
  };

  return (
    <Card className="mt-6">
      <CardHeader>
        <CardTitle level={2}>Story credits</CardTitle>
        <CardDescription>
          A credit is reserved when you order a story, used when it is finished, and given back if it could
          not be made.
        </CardDescription>
      </CardHeader>
      {entries.length === 0 && <p>No story has been ordered yet.</p>}
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <p className="min-w-40 flex-1 truncate font-medium">{entry.title}</p>
            <Badge tone={KINDS[entry.kind].tone}>{KINDS[entry.kind].label}</Badge>
            <span className="text-sm text-muted-foreground tabular-nums">
              <Moment at={entry.createdAt} />
            </span>
            {entry.history.length > 1 && <History entry={entry} />}
          </li>
        ))}
      </ul>
      {error && <FieldError message={error} />}
      {next && (
        <Button
          variant="outline"
          size="sm"
          disabled={pending}
          onClick={() => void showMore()}
          className="mt-3"
        >
          {pending ? "Loading..." : "Show more"}
        </Button>
      )}
    </Card>
  );
}
