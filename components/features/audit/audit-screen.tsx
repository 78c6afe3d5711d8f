"use client";

import Link from "next/link";
import { useState } from "react";
import { Spinner, SpinnerMark } from "@/components/feedback/spinner";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import { AppHeader } from "@/components/layout/app-header";
import { usePageTitle } from "@/components/layout/use-page-title";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Scene } from "@/components/ui/scene";
import type { AuditEntryView } from "@/lib/features/audit/contract";
import { NO_FILTER, searchOf } from "./audit-filter";
import { AuditFilters } from "./audit-filters";
import { AuditSummary } from "./audit-summary";
import { AuditTable } from "./audit-table";
import { EntryDialog } from "./entry-dialog";
import { useAudit, type Audit } from "./use-audit";

type AuditScreenProps = { firstName: string; seesEverybody: boolean };

export function AuditScreen({ firstName, seesEverybody }: AuditScreenProps) {
  const audit = useAudit();
  usePageTitle("Audit Dashboard");
  const [open, setOpen] = useState<AuditEntryView | null>(null);
  return (
    <>
      <AppHeader firstName={firstName} />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 outline-none sm:py-12"
      >
        <div>
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Audit Dashboard</h1>
          <p className="mt-2 max-w-2xl text-muted-foreground">
            {seesEverybody
              ? "Every change to accounts, children, subscriptions, orders and invoices. What you read here is recorded, too."
              : "Every change to your account, your children, your subscription, your orders and your invoices: when it was, and who made it."}
          </p>
          {seesEverybody && (
            <p className="mt-2">
              <Link href="/audit-dashboard/comments" className={textLinkClasses}>
                Comments of the blog
              </Link>
            </p>
          )}
        </div>
        <AuditSummary summary={audit.summary} loaded={audit.data && audit.entries.length} />
        {/* Whatever else changes the address, such as Back, fills the bar anew. */}
        <AuditFilters key={searchOf(audit.filter)} audit={audit} />
        <Entries audit={audit} onOpen={setOpen} />
      </main>
      {open && (
        <EntryDialog
          entry={open}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

type EntriesProps = { audit: Audit; onOpen: (entry: AuditEntryView) => void };

function Entries({ audit, onOpen }: EntriesProps) {
  if (audit.isPending)
    return (
      <div className="grid justify-items-center py-12">
        <Spinner />
      </div>
    );
  if (!audit.data) return <NotLoaded audit={audit} />;
  if (audit.entries.length === 0) return <NothingFound audit={audit} />;
  return (
    <section aria-label="Audit logs" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AuditTable entries={audit.entries} onOpen={onOpen} />
      <More audit={audit} />
    </section>
  );
}

const NotLoaded = ({ audit }: { audit: Audit }) => (
  <Alert
    tone="danger"
    title="The audit log could not be loaded"
    className="max-w-xl"
    actions={
      <Button size="sm" onClick={() => void audit.refresh()}>
        Try Again
      </Button>
    }
  >
    {audit.error?.message}
  </Alert>
);

function NothingFound({ audit }: { audit: Audit }) {
  const isFiltered = searchOf(audit.filter) !== "";
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-x-8 gap-y-4 rounded-xl border bg-surface p-6 shadow-card max-sm:text-center sm:flex-row"
    >
      <Scene name="lost" alt="" className="aspect-4/3 w-44 rounded-lg" />
      <div className="grid gap-2 max-sm:justify-items-center sm:justify-items-start">
        <h2 className="text-2xl font-semibold tracking-tight">No audit logs found</h2>
        <p className="text-muted-foreground">
          {isFiltered
            ? "Nothing was recorded that these filters show."
            : "What changes from now on is recorded here."}
        </p>
        {isFiltered && (
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() => {
              audit.show(NO_FILTER);
            }}
          >
            Show recent logs
          </Button>
        )}
      </div>
    </div>
  );
}

function More({ audit }: { audit: Audit }) {
  const { hasNextPage, isFetchingNextPage: loading, isFetchNextPageError: failed } = audit;
  if (!hasNextPage) return null;
  return (
    <>
      {failed && !loading && (
        <Alert tone="danger" className="justify-self-center">
          The next entries did not come. Please try once more.
        </Alert>
      )}
      <Button
        variant="outline"
        className="justify-self-center"
        aria-disabled={loading}
        onClick={() => {
          if (!loading) void audit.fetchNextPage();
        }}
      >
        {loading && <SpinnerMark />}
        {loading ? "Loading..." : "Load more"}
      </Button>
    </>
  );
}
