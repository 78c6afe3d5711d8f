"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { holdAnswer } from "@/components/data/hold-answer";
import { ask } from "@/components/data/ask";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { formatBytes } from "@/lib/features/privacy/rules";
import type { ExportView } from "@/lib/features/privacy/contract";
import { api } from "@/lib/client/api";
import { exportQuery } from "./settings-queries";

const WHEN = { dateStyle: "long", timeStyle: "short" } as const;

/** Everything we have of a family as one archive: asked for, made, and there for a day. */
export function DownloadData() {
  const { data } = useQuery(exportQuery);
  return (
    <section
      aria-labelledby="download-title"
      className="mt-8 rounded-xl border bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="download-title" className="text-2xl font-semibold tracking-tight">
        Download my data
      </h2>
      <p className="mt-2 text-muted-foreground">
        One archive with everything we have of you and your family: every story as text, as PDF and as e-book,
        with its pictures and what you recorded, the profiles’ photos, and all other data as JSON. Making it
        takes a few minutes; we write to you when it is ready, and keep it for 24 hours.
      </p>
      {data && (
        <div className="mt-5 grid justify-items-start gap-3">
          <State archive={data} />
          {data.status !== "waiting" && <Order isFirst={data.status !== "ready"} />}
        </div>
      )}
    </section>
  );
}

function State({ archive }: { archive: ExportView }) {
  switch (archive.status) {
    case "waiting":
      return (
        <div role="status" className="flex items-center gap-3">
          <SpinnerMark />
          We are putting it together. You can leave this page.
        </div>
      );
    case "failed":
      return <Alert tone="danger">The archive could not be made. Please ask for it again.</Alert>;
    case "ready":
      return <Ready archive={archive} />;
    case "none":
      return null;
  }
}

function Order({ isFirst }: { isFirst: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(api("POST", "/api/account/exports")),
    onSuccess: (answer) => {
      void holdAnswer(client, exportQuery.queryKey, answer);
    },
  });
  const name = isFirst ? "Prepare my data" : "Make a new one";
  return (
    <Button
      variant={isFirst ? "primary" : "outline"}
      disabled={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {isPending ? "One moment..." : name}
    </Button>
  );
}

function Ready({ archive: { id, bytes, expiresAt } }: { archive: ExportView }) {
  const { mutate: take, isPending } = useMutation({
    // Asks for the password again where it was given long ago; the browser could not, once it has left for the file.
    mutationFn: () => ask(api("GET", "/api/account/exports/{id}", { params: { id: id ?? "" } })),
    onSuccess: ({ fileUrl }) => {
      window.location.replace(fileUrl);
    },
  });
  return (
    <>
      <p role="status">
        Your archive is ready ({formatBytes(bytes)}).
        {expiresAt && (
          <>
            {" "}
            It is here until <LocalTime at={expiresAt} format={WHEN} />.
          </>
        )}
      </p>
      <Button
        disabled={isPending}
        onClick={() => {
          take();
        }}
      >
        {isPending ? "One moment..." : "Download"}
      </Button>
    </>
  );
}
