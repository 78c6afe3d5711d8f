"use client";

import { useMutation } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { FamilyView } from "@/lib/features/family/contract";

type AskedByProps = {
  invitation: FamilyView["askedBy"][number];
  onAnswered: (words: string) => void;
};

/** An invitation that went to this account's address. */
export function AskedBy({ invitation: { id, from }, onAnswered }: AskedByProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isWanted: boolean) =>
      ask(
        isWanted
          ? api("POST", "/api/family/asked/{id}", { params: { id } })
          : api("DELETE", "/api/family/asked/{id}", { params: { id } }),
      ),
    onSuccess: ({ message }) => {
      onAnswered(message);
    },
  });
  return (
    <li className="grid gap-4 rounded-xl border border-accent bg-surface p-5 shadow-card">
      <h3 className="font-semibold wrap-anywhere">
        <bdi>{from}</bdi> invites you to read together
      </h3>
      <p className="text-[0.9375rem] text-muted-foreground">
        You can read the family’s stories, listen to them and take them along. Ordering and changing them
        stays with <bdi>{from}</bdi>.
      </p>
      {error && <Alert tone="danger">{error.failure.message || UNEXPECTED_ERROR}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isPending}
          aria-label={`Accept ${from}’s invitation`}
          onClick={() => {
            mutate(true);
          }}
        >
          Accept
        </Button>
        <Button
          variant="ghost"
          disabled={isPending}
          aria-label={`No, thank you: decline ${from}’s invitation`}
          onClick={() => {
            mutate(false);
          }}
        >
          No, thank you
        </Button>
      </div>
    </li>
  );
}
