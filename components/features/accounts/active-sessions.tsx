"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { SessionView } from "@/lib/features/accounts/contract";
import type { Sessions } from "./use-sessions";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

/** Every device that is signed in, each with a way to end it. */
export function ActiveSessions({
  sessions: { sessions, failure, reload, end, endOthers, endAll },
}: {
  sessions: Sessions;
}) {
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };

  const isAlone = sessions?.length === 1;

  return (
    <section aria-labelledby="sessions-title" className="grid gap-4">
      <div>
        <h2 id="sessions-title" className="text-xl font-semibold tracking-tight">
          Where you are signed in
        </h2>
        <p className="mt-1 text-muted-foreground">
          {isAlone
            ? "Only here. Devices on which you sign in appear in this list."
            : "If you do not know one of these devices, sign it out and change your password."}
        </p>
      </div>
      {failure && (
        <Alert
          tone="danger"
          actions={
            <Button size="sm" variant="outline" onClick={() => void reload()}>
              Try Again
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {!sessions && !failure && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-24" />
        </div>
      )}
      <ul className="grid gap-2 empty:hidden">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={busy === session.id}
            onEnd={() => void run(session.id, () => end(session.id))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {sessions && !isAlone && (
          <Button
            variant="outline"
            disabled={busy === "others"}
            onClick={() => void run("others", endOthers)}
          >
            {busy === "others" ? "Signing Out..." : "Sign out of all other devices"}
          </Button>
        )}
        <Button variant="outline" disabled={busy === "all"} onClick={() => void run("all", endAll)}>
          {busy === "all" ? "Signing Out..." : "Sign out of all devices"}
        </Button>
      </div>
    </section>
  );
}

type SessionRowProps = { session: SessionView; isEnding: boolean; onEnd: () => void };

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-surface p-3">
    <span className="min-w-0 flex-1">
      <span className="font-semibold">{session.device}</span>{" "}
      {session.current && <Badge tone="success">This device</Badge>}
      {session.handedTo !== null && (
        <Badge tone="info" className="wrap-anywhere whitespace-normal">
          Handed over to {session.handedTo}
        </Badge>
      )}
      <span className="block text-sm text-muted-foreground">
        Last seen <LocalTime at={session.lastSeenAt} format={WHEN} />
        {session.place && ` · ${session.place}`}
        <span className="block">
          Signed in <LocalTime at={session.createdAt} format={WHEN} />
        </span>
      </span>
    </span>
    {!session.current && (
      <Button
        size="sm"
        variant="ghost"
        disabled={isEnding}
        onClick={onEnd}
        aria-label={`Sign out ${session.device}`}
      >
        {isEnding ? "Signing Out..." : "Sign out"}
      </Button>
    )}
  </li>
);
