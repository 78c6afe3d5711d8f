"use client";

import { useMutation } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { FamilyView } from "@/lib/features/family/contract";
import { FAMILY_DAY } from "./family-words";

type Invitation = FamilyView["invitations"][number];

type InvitationRowProps = {
  invitation: Invitation;
  /** Whether one that is over can be sent again; an open one has its room. */
  hasRoom: boolean;
  onChanged: (family: FamilyView, words: string) => void;
};

const STATUS = { open: "Invited", over: "Not answered", declined: "Declined" } as const;

export function InvitationRow({ invitation, hasRoom, onChanged }: InvitationRowProps) {
  const { id, email, status, sentAt, expiresAt } = invitation;
  const again = useMutation({
    mutationFn: () => ask(api("POST", "/api/family/invitations/{id}/again", { params: { id } })),
    onSuccess: (family) => {
      onChanged(family, `The invitation is on its way to ${email} again.`);
    },
  });
  const withdraw = useMutation({
    mutationFn: () => ask(api("DELETE", "/api/family/invitations/{id}", { params: { id } })),
    onSuccess: (family) => {
      onChanged(family, `The invitation to ${email} is withdrawn.`);
    },
  });
  const error = again.error ?? withdraw.error;
  return (
    <li className="grid gap-3 rounded-xl border bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{email}</h3>
        <Badge tone={status === "open" ? "info" : "outline"}>{STATUS[status]}</Badge>
      </div>
      <p className="text-[0.9375rem] text-muted-foreground">
        Sent <LocalTime at={sentAt} format={FAMILY_DAY} />
        {status === "open" && (
          <>
            , can be accepted until <LocalTime at={expiresAt} format={FAMILY_DAY} />
          </>
        )}
      </p>
      {error && <Alert tone="danger">{error.failure.message || UNEXPECTED_ERROR}</Alert>}
      <div className="flex flex-wrap gap-2">
        {(status === "open" || hasRoom) && (
          <Press of={again} name={`Send again to ${email}`} busy="Sending...">
            Send again
          </Press>
        )}
        {status === "open" ? (
          <Press of={withdraw} name={`Withdraw the invitation to ${email}`}>
            Withdraw
          </Press>
        ) : (
          <Press of={withdraw} name={`Remove ${email} from the list`}>
            Remove
          </Press>
        )}
      </div>
    </li>
  );
}

type PressProps = {
  of: { isPending: boolean; mutate: () => void };
  name: string;
  busy?: string;
  children: string;
};

const Press = ({ of, name, busy = "One moment...", children }: PressProps) => (
  <Button
    variant="outline"
    size="sm"
    disabled={of.isPending}
    aria-label={name}
    onClick={() => {
      of.mutate();
    }}
  >
    {of.isPending ? busy : children}
  </Button>
);
