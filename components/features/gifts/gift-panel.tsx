"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { NewGiftView } from "@/lib/features/gifts/contract";
import { GiftForm } from "./gift-form";
import { GiftList } from "./gift-list";
import { giftsQuery } from "./gift-queries";
import { NewLink } from "./new-link";

/** The links of one story: a new one, and those that there are. */
export function GiftPanel({ bookId }: { bookId: string }) {
  const client = useQueryClient();
  const query = giftsQuery(bookId);
  const { data, isPending, refetch } = useQuery(query);
  const [made, setMade] = useState<NewGiftView | null>(null);
  const renew = () => client.invalidateQueries({ queryKey: query.queryKey });
  if (isPending) return <p role="status">Loading...</p>;
  if (!data) {
    return (
      <Alert
        tone="danger"
        title="The links could not be read"
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
  return (
    <div className="grid gap-6">
      {made ? (
        <NewLink
          url={made.url}
          onAnother={() => {
            setMade(null);
          }}
        />
      ) : (
        <GiftForm
          bookId={bookId}
          gifts={data}
          onMade={(link) => {
            setMade(link);
            void renew();
          }}
        />
      )}
      {data.gifts.length > 0 && (
        <GiftList
          gifts={data.gifts}
          onGone={(id) => {
            // Nobody copies a link that opens nothing.
            if (id === made?.gift.id) setMade(null);
            return renew();
          }}
        />
      )}
    </div>
  );
}
