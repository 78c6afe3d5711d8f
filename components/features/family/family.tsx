"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { holdAnswer } from "@/components/data/hold-answer";
import { LIBRARY_KEY, startedQuery } from "@/components/features/stories/story-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { FamilyView } from "@/lib/features/family/contract";
import { AskedBy } from "./asked-by";
import { EndDialog, type Ending } from "./end-dialog";
import { familyQuery } from "./family-queries";
import { FAMILY_DAY, familyOf } from "./family-words";
import { InviteForm } from "./invite-form";
import { InvitationRow } from "./invitation-row";
import { MemberRow } from "./member-row";

/** Who reads with this family, who is invited to, and whose family is read with. */
export function Family() {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(familyQuery);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [said, setSaid] = useState("");
  const refresh = () => {
    for (const queryKey of [familyQuery.queryKey, startedQuery.queryKey, totalsQuery.queryKey, LIBRARY_KEY])
      void client.invalidateQueries({ queryKey });
  };
  const show = (family: FamilyView, words: string) => {
    setSaid(words);
    void holdAnswer(client, familyQuery.queryKey, family);
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
        title="Your family could not be read"
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
  const { readers, invitations, room, askedBy, readsWith } = data;
  return (
    <div className="mt-8 grid gap-10">
      <p role="status" className="sr-only">
        {said}
      </p>
      <Asked
        by={askedBy}
        onAnswered={(words) => {
          setSaid(words);
          refresh();
        }}
      />
      <Section id="readers-title" title="Who reads with you">
        {readers.length + invitations.length === 0 && (
          <p className="text-muted-foreground">Nobody else reads your stories yet.</p>
        )}
        <ul className="grid gap-3 empty:hidden">
          {readers.map((reader) => (
            <MemberRow
              key={reader.id}
              member={reader}
              action="Remove"
              onPress={() => {
                setEnding({ what: "remove", of: reader });
              }}
            >
              Reads with you since <LocalTime at={reader.joinedAt} format={FAMILY_DAY} />
            </MemberRow>
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} hasRoom={room > 0} onChanged={show} />
          ))}
        </ul>
      </Section>
      <Section id="invite-title" title="Invite a grown-up">
        {room > 0 ? (
          <InviteForm
            onInvited={(family, email) => {
              show(family, `The invitation is on its way to ${email}.`);
            }}
          />
        ) : (
          <p className="text-muted-foreground">
            There is room for two, and as many are there or invited. Remove one to invite another.
          </p>
        )}
      </Section>
      {readsWith.length > 0 && (
        <Section id="reads-with-title" title="Families you read with">
          <ul className="grid gap-3">
            {readsWith.map((family) => (
              <MemberRow
                key={family.id}
                member={{ ...family, name: familyOf(family.name) }}
                action="Leave"
                onPress={() => {
                  setEnding({ what: "leave", of: family });
                }}
              >
                You read with them since <LocalTime at={family.joinedAt} format={FAMILY_DAY} />
              </MemberRow>
            ))}
          </ul>
        </Section>
      )}
      <EndDialog
        ending={ending}
        onClose={() => {
          setEnding(null);
        }}
        onEnded={(family, words) => {
          setEnding(null);
          if (family) show(family, words);
          refresh();
        }}
      />
    </div>
  );
}

type AskedProps = { by: FamilyView["askedBy"]; onAnswered: (words: string) => void };

const Asked = ({ by, onAnswered }: AskedProps) =>
  by.length > 0 && (
    <Section id="asked-title" title="You are invited">
      <ul className="grid gap-3">
        {by.map((invitation) => (
          <AskedBy key={invitation.id} invitation={invitation} onAnswered={onAnswered} />
        ))}
      </ul>
    </Section>
  );

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-4">
    <h2 id={id} className="text-2xl font-semibold tracking-tight">
      {title}
    </h2>
    {children}
  </section>
);
