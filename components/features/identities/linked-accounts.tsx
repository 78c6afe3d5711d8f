"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { holdAnswer } from "@/components/data/hold-answer";
import { ask } from "@/components/data/ask";
import { useAddress } from "@/components/layout/use-address";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { IdentitiesView } from "@/lib/features/identities/contract";
import { isLinkOutcome, LINK_OUTCOMES, PROVIDER_NAMES } from "@/lib/features/identities/rules";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { identitiesQuery } from "./identity-queries";

const WHEN = { dateStyle: "medium" } as const;

type Provider = IdentitiesView["offered"][number];

/** Accounts elsewhere that sign in here: connected by a visit there, and taken away again. */
export function LinkedAccounts() {
  const { data } = useQuery(identitiesQuery);
  const outcome = useAddress().get("link");
  const client = useQueryClient();
  const link = useMutation({
    mutationFn: (provider: Provider) => ask(api("POST", "/api/profile/identities", { body: { provider } })),
    onSuccess: ({ url }) => {
      window.location.assign(url);
    },
  });
  const unlink = useMutation({
    mutationFn: (provider: Provider) =>
      ask(api("DELETE", "/api/profile/identities/{provider}", { params: { provider } })),
    onSuccess: (answer) => {
      void holdAnswer(client, identitiesQuery.queryKey, answer);
    },
  });
  const failed = link.error ?? unlink.error;
  const isBusy = link.isPending || unlink.isPending;
  const isLast = data?.linked.length === 1 && !data.hasPassword && !data.hasPasskey;
  if (!data || data.linked.length + data.offered.length === 0) return null;
  return (
    <section aria-labelledby="linked-title" className="grid gap-4">
      <div>
        <h2 id="linked-title" className="text-xl font-semibold tracking-tight">
          Other ways to sign in
        </h2>
        <p className="mt-1 text-muted-foreground">
          {isLast
            ? "This is your only way in. Before you disconnect it, choose a password or connect another account."
            : "One that you disconnect and that has your address here is connected again when you sign in with it."}
        </p>
      </div>
      {isLinkOutcome(outcome) && (
        <Alert tone={LINK_OUTCOMES[outcome].tone}>{LINK_OUTCOMES[outcome].text}</Alert>
      )}
      {failed && <Alert tone="danger">{failed.failure.message || UNEXPECTED_ERROR}</Alert>}
      <ul className="grid gap-2">
        {data.linked.map(({ provider, since }) => (
          <Row key={provider} name={PROVIDER_NAMES[provider]} since={since}>
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy || isLast}
              aria-label={`Disconnect ${PROVIDER_NAMES[provider]}`}
              onClick={() => {
                unlink.mutate(provider);
              }}
            >
              Disconnect
            </Button>
          </Row>
        ))}
        {data.offered.map((provider) => (
          <Row key={provider} name={PROVIDER_NAMES[provider]} since={null}>
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              aria-label={`Connect ${PROVIDER_NAMES[provider]}`}
              onClick={() => {
                link.mutate(provider);
              }}
            >
              Connect
            </Button>
          </Row>
        ))}
      </ul>
    </section>
  );
}

type RowProps = { name: string; since: string | null; children: React.ReactNode };

const Row = ({ name, since, children }: RowProps) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-surface p-3">
    <span className="min-w-0 flex-1">
      <span className="font-semibold">{name}</span>
      <span className="block text-sm text-muted-foreground">
        {since ? (
          <>
            Connected since <LocalTime at={since} format={WHEN} />
          </>
        ) : (
          "Not connected"
        )}
      </span>
    </span>
    {children}
  </li>
);
