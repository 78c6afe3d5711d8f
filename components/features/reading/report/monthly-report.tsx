"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { Switch } from "@/components/ui/switch";
import { api } from "@/lib/client/api";

/** Acts at once; what could not be saved goes back to what it was. */
export function MonthlyReport({ wanted }: { wanted: boolean }) {
  const tell = use(FailureContext);
  const [isOn, setOn] = useState(wanted);
  const [isPending, setPending] = useState(false);
  const choose = async (next: boolean) => {
    setOn(next);
    setPending(true);
    const result = await api("PUT", "/api/reading-report/monthly", { body: { wanted: next } });
    setPending(false);
    if (result.ok) return;
    setOn(!next);
    tell(result, "Your choice could not be saved. Please try again.");
  };
  return (
    <Switch
      label="Mail me this report"
      description="On the second day of each month, about the month before, if something was read."
      checked={isOn}
      aria-busy={isPending}
      onCheckedChange={(next) => void choose(next)}
    />
  );
}
