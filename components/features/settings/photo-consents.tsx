"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { ConsentPurpose } from "@/lib/features/consents/contract";
import { CONSENT_NAMES, isAboutPhotos } from "@/lib/features/consents/rules";
import { api } from "@/lib/client/api";
import { consentsQuery } from "./settings-queries";

const DAY = { dateStyle: "long" } as const;

/** What a parent agreed to about photos, with the way back. Nothing is shown while there is nothing to take back. */
export function PhotoConsents() {
  const { data = [], refetch } = useQuery(consentsQuery);
  const standing = data.filter(({ purpose, withdrawnAt }) => isAboutPhotos(purpose) && withdrawnAt === null);
  const { mutate: takeBack, isPending } = useMutation({
    mutationFn: (purpose: ConsentPurpose) =>
      ask(api("DELETE", "/api/consents/{purpose}", { params: { purpose } })),
    onSuccess: () => {
      void showToast("success", "Taken back. The photos are deleted.");
      return refetch();
    },
  });

  // The newest of each: taking one back takes back all of its kind.
  const kinds = [...new Map([...standing].reverse().map((consent) => [consent.purpose, consent])).values()];
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="photo-consents" className="mt-12">
      <h2 id="photo-consents" className="text-2xl font-semibold tracking-tight">
        Photo permissions
      </h2>
      <p className="mt-2 text-muted-foreground">
        Taking one back deletes the photos that were sent for stories, and stops stories that still wait for
        one.
      </p>
      <ul className="mt-4 divide-y overflow-hidden rounded-xl border bg-surface">
        {kinds.map(({ purpose, grantedAt }) => (
          <li key={purpose} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
            <span>
              <span className="block font-semibold">{CONSENT_NAMES[purpose]}</span>
              <span className="text-sm text-muted-foreground">
                Given on <LocalTime at={grantedAt} format={DAY} />
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={isPending}
              onClick={() => {
                takeBack(purpose);
              }}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
