"use client";

import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import { CONSENT_NAMES, CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { ConsentView } from "@/lib/features/consents/contract";
import { consentsQuery } from "./settings-queries";

const WHEN = { dateStyle: "long", timeStyle: "short" } as const;

/** Everything that was ever agreed to, in its words, and until when. */
export function ConsentHistory() {
  const { data } = useQuery(consentsQuery);
  return (
    <section aria-labelledby="consents-title" className="mt-12">
      <h2 id="consents-title" className="text-2xl font-semibold tracking-tight">
        What you agreed to
      </h2>
      <p className="mt-2 text-muted-foreground">
        Every permission you gave, in the words that you were shown. What still stands can be taken back in
        the settings.
      </p>
      {data?.length === 0 && (
        <p className="mt-4 rounded-xl border bg-surface px-5 py-4">
          You have not been asked for any permission yet. We ask before a photo is used for a story.
        </p>
      )}
      {data && data.length > 0 && (
        <ol className="mt-4 divide-y overflow-hidden rounded-xl border bg-surface">
          {data.map((consent, index) => (
            <Consent key={`${consent.grantedAt} ${index}`} consent={consent} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Consent({ consent }: { consent: ConsentView }) {
  const { purpose, textVersion, grantedAt, withdrawnAt } = consent;
  const { version, text } = CONSENT_TEXTS[purpose];
  return (
    <li className="grid gap-1 px-5 py-4">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{CONSENT_NAMES[purpose]}</span>
        {withdrawnAt ? <Badge tone="neutral">Taken back</Badge> : <Badge tone="success">Given</Badge>}
      </span>
      <span className="text-sm text-muted-foreground">
        Given on <LocalTime at={grantedAt} format={WHEN} />
        {withdrawnAt && (
          <>
            , taken back on <LocalTime at={withdrawnAt} format={WHEN} />
          </>
        )}
      </span>
      <details className="text-[0.9375rem]">
        <summary className="min-h-11 cursor-pointer content-center text-primary">
          The words (version {textVersion})
        </summary>
        <p className="pb-2">
          {textVersion === version ? text : "These were earlier words; write to us if you want to see them."}
        </p>
      </details>
    </li>
  );
}
