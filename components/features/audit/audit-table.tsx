"use client";

import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { AuditEntryView } from "@/lib/features/audit/contract";
import { cn } from "@/lib/shared/class-names";
import { sentenceOf } from "./entry-sentences";
import { actionName, tableName, toneOf, userName, WHEN } from "./entry-words";
import { fieldWords } from "./field-words";

const COLUMNS = ["Action", "Table", "Record ID", "User", "Timestamp", "Changed Fields", "Actions"] as const;
const SHOWN_FIELDS = 3;

type AuditTableProps = { entries: AuditEntryView[]; onOpen: (entry: AuditEntryView) => void };

/** A table where there is room for one; on a phone each row is a card with its own labels. */
export function AuditTable({ entries, onOpen }: AuditTableProps) {
  return (
    <div className="lg:overflow-x-auto lg:rounded-xl lg:border lg:bg-surface lg:shadow-card">
      {/* Laid out as cards, a table is none to some readers unless it says so. */}
      <table role="table" aria-label="Audit logs" className="w-full text-left text-[0.9375rem] max-lg:block">
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row" className="border-b bg-muted text-sm text-muted-foreground">
            {COLUMNS.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="px-4 py-3 font-semibold whitespace-nowrap"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:grid max-lg:gap-3 md:max-lg:grid-cols-2 lg:divide-y">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = ({ entry, onOpen }: { entry: AuditEntryView; onOpen: AuditTableProps["onOpen"] }) => (
  <tr
    role="row"
    className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:content-start max-lg:gap-x-3 max-lg:gap-y-2.5 max-lg:rounded-xl max-lg:border max-lg:bg-surface max-lg:p-4 max-lg:shadow-card"
  >
    <Cell className="max-lg:order-1">
      <Badge tone={toneOf(entry.action)}>{actionName(entry.action)}</Badge>
    </Cell>
    <Cell className="max-lg:order-3 max-lg:col-span-2 lg:min-w-48">
      <Subject entry={entry} />
    </Cell>
    <Cell label="Record ID" className="max-lg:order-6 lg:min-w-44">
      <code className="font-mono text-[0.8125rem] wrap-anywhere text-muted-foreground">{entry.recordId}</code>
    </Cell>
    <Cell label="User" className="wrap-anywhere max-lg:order-4 lg:min-w-40">
      {userName(entry.userEmail)}
    </Cell>
    <Cell label="Timestamp" className="max-lg:order-5 lg:min-w-32">
      <LocalTime at={entry.timestamp} format={WHEN} />
    </Cell>
    <Cell label="Changed Fields" className="max-lg:order-7 lg:min-w-40">
      <ChangedFields names={entry.changedFields} />
    </Cell>
    <Cell className="max-lg:order-2 max-lg:-my-1.5">
      <Button
        variant="ghost"
        size="sm"
        className="-mr-2 px-3 lg:-my-1.5 lg:-ml-3"
        onClick={() => {
          onOpen(entry);
        }}
      >
        <Eye aria-hidden />
        View<span className="sr-only"> {`${actionName(entry.action)} of ${tableName(entry.tableName)}`}</span>
      </Button>
    </Cell>
  </tr>
);

/** What happened, above the name of the table that the filter knows it by. */
function Subject({ entry }: { entry: AuditEntryView }) {
  const sentence = sentenceOf(entry);
  const table = tableName(entry.tableName);
  if (sentence === null) return <span className="font-semibold">{table}</span>;
  return (
    <>
      <span className="block font-semibold">{sentence}</span>
      <span className="block text-[0.8125rem] text-muted-foreground">{table}</span>
    </>
  );
}

type CellProps = {
  /** On a phone; what speaks for itself needs none. */
  label?: string;
  className?: string;
  children: ReactNode;
};

const Cell = ({ label, className, children }: CellProps) => (
  <td role="cell" className={cn("lg:px-4 lg:py-3 lg:align-top", label && "max-lg:col-span-2", className)}>
    {label && (
      <span
        aria-hidden
        className="mb-0.5 block text-[0.8125rem] font-semibold text-muted-foreground lg:hidden"
      >
        {label}
      </span>
    )}
    {children}
  </td>
);

function ChangedFields({ names }: { names: readonly string[] }) {
  const words = fieldWords(names);
  const more = words.length - SHOWN_FIELDS;
  if (words.length === 0) return "-";
  return (
    <span className="flex flex-wrap gap-1.5">
      {words.slice(0, SHOWN_FIELDS).map((word) => (
        <Badge
          key={word}
          tone="outline"
          className="text-[0.75rem] font-medium wrap-anywhere whitespace-normal"
        >
          {word}
        </Badge>
      ))}
      {more > 0 && <Badge tone="primary">+{more}</Badge>}
    </span>
  );
}
