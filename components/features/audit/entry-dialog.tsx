"use client";

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { LocalTime } from "@/components/ui/local-time";
import type { AuditEntryView } from "@/lib/features/audit/contract";
import { sentenceOf } from "./entry-sentences";
import { actionName, tableName, toneOf, userName, WHEN } from "./entry-words";
import { fieldWords } from "./field-words";

type EntryDialogProps = { entry: AuditEntryView; onClose: () => void };

/** All of one entry, where the table shows the beginning. */
export const EntryDialog = ({ entry, onClose }: EntryDialogProps) => (
  <Dialog open onOpenChange={onClose}>
    <DialogContent
      title="Audit log"
      description={sentenceOf(entry) ?? `${actionName(entry.action)} of ${tableName(entry.tableName)}`}
    >
      <dl className="grid gap-4">
        <Fact name="Action">
          <Badge tone={toneOf(entry.action)}>{actionName(entry.action)}</Badge>
        </Fact>
        <Fact name="Table">{tableName(entry.tableName)}</Fact>
        <Fact name="Record ID">
          <code className="font-mono text-sm">{entry.recordId}</code>
        </Fact>
        <Fact name="User">{userName(entry.userEmail)}</Fact>
        <Fact name="Timestamp">
          <LocalTime at={entry.timestamp} format={WHEN} />
        </Fact>
        <Fact name="Changed Fields">
          {entry.changedFields.length === 0 ? (
            "-"
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {fieldWords(entry.changedFields).map((word) => (
                <li key={word}>
                  <Badge tone="outline" className="font-medium wrap-anywhere whitespace-normal">
                    {word}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name="Entry">
          <code className="font-mono text-sm">{entry.id}</code>
        </Fact>
      </dl>
    </DialogContent>
  </Dialog>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
    <dt className="text-sm font-semibold text-muted-foreground">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
