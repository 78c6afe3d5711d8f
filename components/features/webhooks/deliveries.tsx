"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { DeliveryView } from "@/lib/features/webhooks/contract";
import { deliveriesQuery } from "./webhook-queries";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;
const STATUS = {
  waiting: { name: "On its way", tone: "neutral" },
  delivered: { name: "Taken", tone: "success" },
  given_up: { name: "Given up", tone: "danger" },
} as const;

/** What a webhook was told last, and how that went. */
export function Deliveries({ id, isOff }: { id: string; isOff: boolean }) {
  const client = useQueryClient();
  const query = deliveriesQuery(id);
  const { data, error } = useQuery(query);
  const again = useMutation({
    mutationFn: (deliveryId: string) =>
      ask(
        api("POST", "/api/api-webhooks/{id}/deliveries/{deliveryId}/again", { params: { id, deliveryId } }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (error) return <Alert tone="danger">{error.failure.message || UNEXPECTED_ERROR}</Alert>;
  if (!data) return <p role="status">Loading...</p>;
  if (data.length === 0) return <p className="text-muted-foreground">Nothing was told to it yet.</p>;
  return (
    <div className="grid gap-3">
      {again.error && <Alert tone="danger">{again.error.failure.message || UNEXPECTED_ERROR}</Alert>}
      <ul aria-label="What it was told" className="grid gap-2">
        {data.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t pt-2">
            <Facts of={delivery} />
            {delivery.status !== "waiting" && !isOff && (
              <Button
                variant="ghost"
                size="sm"
                disabled={again.isPending}
                onClick={() => {
                  again.mutate(delivery.id);
                }}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const triesOf = (tries: number) => (tries === 1 ? "1 try" : `${tries} tries`);

const Facts = ({
  of: { event, status, tries, nextTryAt, answered, problem, createdAt },
}: {
  of: DeliveryView;
}) => (
  <span className="min-w-0 flex-1">
    <span className="flex flex-wrap items-center gap-2">
      <code className="font-mono text-sm">{event}</code>
      <Badge tone={STATUS[status].tone}>{STATUS[status].name}</Badge>
    </span>
    <span className="block text-sm text-muted-foreground">
      <LocalTime at={createdAt} format={WHEN} />, {triesOf(tries)}
      {answered !== null && `, answer ${answered}`}
      {problem && `. ${problem}`}
      {nextTryAt && tries > 0 && (
        <>
          {" "}
          Next try <LocalTime at={nextTryAt} format={WHEN} />.
        </>
      )}
    </span>
  </span>
);
