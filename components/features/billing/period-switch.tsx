"use client";

import { Badge } from "@/components/ui/badge";
import type { BillingPeriod } from "./plan-offer";

const PERIODS: { period: BillingPeriod; label: string }[] = [
  { period: "monthly", label: "Monthly" },
  { period: "annual", label: "Annual" },
];

type PeriodSwitchProps = {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
  /** Months that a year's price leaves out. */
  saving: number | null;
};

export function PeriodSwitch({ period, onChange, saving }: PeriodSwitchProps) {
  return (
    <fieldset className="mt-4 inline-flex rounded-full border bg-surface p-1 shadow-soft">
      <legend className="sr-only">Billing period</legend>
      {PERIODS.map(({ period: value, label }) => (
        <label
          key={value}
          className="flex h-11 cursor-pointer items-center gap-2 rounded-full px-5 font-semibold text-muted-foreground transition-colors has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="billing-period"
            value={value}
            checked={period === value}
            onChange={() => {
              onChange(value);
            }}
            className="sr-only"
          />
          {label}
          {value === "annual" && saving !== null && (
            <Badge tone="solid">{saving === 1 ? "1 month free" : `${saving} months free`}</Badge>
          )}
        </label>
      ))}
    </fieldset>
  );
}
