"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { SessionView } from "@/lib/features/accounts/contract";
import { useSessions } from "./use-sessions";

const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** For the security settings: every device that is signed in, each with a way to end it. */
export function ActiveSessions() {
  const { sessions, failure, reload, end, endAll } = useSessions();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };

  return (
    <section aria-labelledby="sessions-title" className="grid gap-4">
      <h2 id="sessions-title" className="text-xl font-semibold">
        Where you are signed in
      </h2>
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
      {!sessions && !failure && <Skeleton className="h-24" />}
      <ul className="grid gap-2">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={busy === session.id}
            onEnd={() => void run(session.id, () => end(session.id))}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={busy === "all"}
        onClick={() => void run("all", endAll)}
      >
        {busy === "all" ? "Signing Out..." : "Sign out of all devices"}
      </Button>
    </section>
  );
}

type SessionRowProps = { session: SessionView; isEnding: boolean; onEnd: () => void };

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-surface p-3">
    <span className="min-w-0 flex-1">
      <span className="font-semibold">{session.device}</span>{" "}
      {session.current && <Badge tone="success">This device</Badge>}
      <span className="block text-sm text-muted-foreground">
        Last seen {WHEN.format(new Date(session.lastSeenAt))}
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
