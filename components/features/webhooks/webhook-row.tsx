"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { LocalTime } from "@/components/ui/local-time";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { NewWebhookView, WebhookView } from "@/lib/features/webhooks/contract";
import { Deliveries } from "./deliveries";
import { deliveriesQuery, webhooksQuery } from "./webhook-queries";

const DAY = { dateStyle: "long" } as const;

type RowProps = { webhook: WebhookView; onRotated: (made: NewWebhookView) => void; onRemoved: () => void };

/** One webhook with all that can be done with it. */
export function WebhookRow({ webhook, onRotated, onRemoved }: RowProps) {
  const { id, url, createdAt, failingSince, offSince } = webhook;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { test, rotate, switchOn, remove } = useWebhook(id, {
    onTold: () => {
      setOpen(true);
    },
    onRotated,
    onRemoved,
  });
  const calls = [test, rotate, switchOn, remove];
  const failed = calls.find(({ error }) => error)?.error;
  const isBusy = calls.some(({ isPending }) => isPending);
  const action = (name: string, press: () => void) => (
    <Button variant="outline" size="sm" disabled={isBusy} aria-label={`${name}: ${url}`} onClick={press}>
      {name}
    </Button>
  );
  return (
    <li className="grid gap-3 rounded-xl border bg-surface p-5 shadow-card">
      <h3 className="font-mono text-sm font-semibold wrap-anywhere">
        <bdi>{url}</bdi>
      </h3>
      <p className="text-[0.9375rem] text-muted-foreground">
        Added <LocalTime at={createdAt} format={DAY} />.{" "}
        {offSince ? (
          <>
            Off since <LocalTime at={offSince} format={DAY} />: it is told nothing.
          </>
        ) : (
          failingSince && (
            <>
              Nothing has reached it since <LocalTime at={failingSince} format={DAY} />.
            </>
          )
        )}
      </p>
      {failed && <Alert tone="danger">{failed.failure.message || UNEXPECTED_ERROR}</Alert>}
      <div className="flex flex-wrap gap-2">
        {offSince
          ? action("Switch on", () => {
              switchOn.mutate();
            })
          : action("Send a test", () => {
              test.mutate();
            })}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`Log: ${url}`}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          Log
        </Button>
        {action("New secret", () => {
          rotate.mutate();
        })}
        {action("Remove", () => {
          setAsked(true);
        })}
      </div>
      {isOpen && <Deliveries id={id} isOff={offSince !== null} />}
      <Dialog open={isAsked} onOpenChange={setAsked}>
        {isAsked && (
          <DialogContent
            title="Remove this webhook?"
            description="Your program is told nothing any more, and the log of what it was told goes too."
          >
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Cancel</Button>
              </DialogClose>
              <Button
                variant="danger"
                disabled={remove.isPending}
                onClick={() => {
                  remove.mutate();
                }}
              >
                Remove it
              </Button>
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
    </li>
  );
}

type Results = { onTold: () => void; onRotated: (made: NewWebhookView) => void; onRemoved: () => void };

function useWebhook(id: string, { onTold, onRotated, onRemoved }: Results) {
  const client = useQueryClient();
  const params = { id };
  const again = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
  return {
    test: useMutation({
      mutationFn: () => ask(api("POST", "/api/api-webhooks/{id}/test", { params })),
      onSuccess: () => {
        onTold();
        return client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
      },
    }),
    rotate: useMutation({
      mutationFn: () => ask(api("POST", "/api/api-webhooks/{id}/rotate", { params })),
      onSuccess: onRotated,
    }),
    switchOn: useMutation({
      mutationFn: () => ask(api("PUT", "/api/api-webhooks/{id}", { params, body: { isOn: true } })),
      onSuccess: again,
    }),
    remove: useMutation({
      mutationFn: async () => {
        const gone = await api("DELETE", "/api/api-webhooks/{id}", { params });
        // One that is gone already is what was wanted.
        if (!gone.ok && gone.status !== 404) await ask(Promise.resolve(gone));
      },
      onSuccess: () => {
        onRemoved();
        return again();
      },
    }),
  };
}
