"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api } from "@/lib/client/api";
import type { GiftView } from "@/lib/features/gifts/contract";
import { GIFT_DAY } from "./gift-words";

type GiftListProps = { gifts: GiftView[]; onGone: (id: string) => Promise<unknown> };

export function GiftList({ gifts, onGone }: GiftListProps) {
  const tell = use(FailureContext);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const takeBack = async (id: string) => {
    setBusy(id);
    setProblem(null);
    const gone = await api("DELETE", "/api/gifts/{id}", { params: { id } });
    // One that is gone already is what was wanted.
    if (gone.ok || gone.status === 404) await onGone(id);
    else {
      setProblem(gone.message);
      tell(gone, gone.message);
    }
    setBusy(null);
  };
  return (
    <section aria-labelledby="gift-links" className="grid gap-3 border-t pt-5">
      <h3 id="gift-links" className="font-semibold">
        Links of this story
      </h3>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ul className="grid gap-3">
        {gifts.map((gift) => (
          <li
            key={gift.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-surface p-4"
          >
            <p className="min-w-40 flex-1 text-[0.9375rem]">
              <GiftFacts gift={gift} />
            </p>
            <Button
              variant="outline"
              size="sm"
              disabled={busy !== null}
              onClick={() => void takeBack(gift.id)}
            >
              {busy === gift.id ? "Taking back..." : "Take back"}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GiftFacts({ gift: { named, createdAt, expiresAt, lastOpenedAt } }: { gift: GiftView }) {
  return (
    <>
      <span className="block font-medium">
        Good until <LocalTime at={expiresAt} format={GIFT_DAY} />
      </span>
      <span className="block text-muted-foreground">
        {named ? "With the name" : "Without the name"}, made <LocalTime at={createdAt} format={GIFT_DAY} />
      </span>
      <span className="block text-muted-foreground">
        {lastOpenedAt ? (
          <>
            Last opened <LocalTime at={lastOpenedAt} format={GIFT_DAY} />
          </>
        ) : (
          "Not opened yet"
        )}
      </span>
    </>
  );
}
