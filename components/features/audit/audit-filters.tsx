"use client";

import { Download, RefreshCw } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { AUDITED_TABLES, CHANGES } from "@/lib/features/audit/rules";
import { NO_FILTER, noteOn, noteOnExport, readChange, readTable, type AuditFilter } from "./audit-filter";
import type { Audit } from "./use-audit";
import { useAuditExport } from "./use-audit-export";

const EXPORT_NOTE = "export-note";

/** Chosen here, applied by the button; `audit.filter` is what the list shows. */
export function AuditFilters({ audit }: { audit: Audit }) {
  const [chosen, setChosen] = useState<AuditFilter>(audit.filter);
  const { exportLog, pending } = useAuditExport(audit.filter);
  const choose = (to: Partial<AuditFilter>) => {
    setChosen({ ...chosen, ...to });
  };
  const isBackwards = chosen.startDate !== "" && chosen.endDate !== "" && chosen.startDate > chosen.endDate;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBackwards) audit.show({ ...chosen, userEmail: chosen.userEmail.trim() });
  };
  const note = noteOn(chosen);
  // The file is of the list that is shown, not of what is about to be chosen.
  const exportNote = noteOnExport(audit.filter);
  return (
    <form
      method="post"
      noValidate
      aria-label="Filters"
      onSubmit={apply}
      className="grid gap-4 rounded-xl border bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-[1fr_1fr_1.5fr_1fr_1fr]">
        <Choice
          label="Table"
          all="All Tables"
          options={AUDITED_TABLES}
          value={chosen.tableName}
          onChoose={(value) => {
            choose({ tableName: readTable(value) });
          }}
        />
        <Choice
          label="Action"
          all="All Actions"
          options={CHANGES}
          value={chosen.action}
          onChoose={(value) => {
            choose({ action: readChange(value) });
          }}
        />
        <Field label="User Email" className="col-span-2 lg:col-span-1">
          <Input
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            value={chosen.userEmail}
            onChange={({ target }) => {
              choose({ userEmail: target.value });
            }}
          />
        </Field>
        <Field label="Start Date" className="max-[359px]:col-span-2">
          <Input
            type="date"
            max="9999-12-31"
            value={chosen.startDate}
            onChange={({ target }) => {
              choose({ startDate: target.value });
            }}
          />
        </Field>
        <Field
          label="End Date"
          error={isBackwards ? "The end is before the start." : undefined}
          className="max-[359px]:col-span-2"
        >
          <Input
            type="date"
            max="9999-12-31"
            value={chosen.endDate}
            onChange={({ target }) => {
              choose({ endDate: target.value });
            }}
          />
        </Field>
      </div>
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {note}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <Button type="submit">Apply Filters</Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            setChosen(NO_FILTER);
            audit.show(NO_FILTER);
          }}
        >
          Clear Filters
        </Button>
        <Button
          type="button"
          variant="outline"
          className="sm:ml-auto"
          disabled={pending}
          aria-busy={pending}
          {...(exportNote && { "aria-describedby": EXPORT_NOTE })}
          onClick={() => void exportLog()}
        >
          <Download aria-hidden />
          Export
        </Button>
        <Button type="button" variant="outline" onClick={() => void audit.refresh()}>
          <RefreshCw aria-hidden />
          Refresh
        </Button>
      </div>
      <p id={EXPORT_NOTE} className="text-sm text-muted-foreground empty:hidden sm:text-right">
        {exportNote}
      </p>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: Readonly<Record<string, string>>;
  value: string | null;
  onChoose: (value: string) => void;
};

const Choice = ({ label, all, options, value, onChoose }: ChoiceProps) => (
  <Field label={label}>
    <Select
      value={value ?? ""}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
    >
      <option value="">{all}</option>
      {Object.entries(options).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
);
