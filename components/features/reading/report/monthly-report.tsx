"use client";

import Link from "next/link";
import { use, useState } from "react";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import { FailureContext } from "@/components/feedback/failure-context";
import { Switch } from "@/components/ui/switch";
import { api } from "@/lib/client/api";

/** Acts at once; what could not be saved goes back to what it was. */
export function MonthlyReport({ wanted, getsMail }: { wanted: boolean; getsMail: boolean }) {
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
    <>
      <Switch
        label="Mail me this report"
        description="On the second day of each month, about the month before, if something was read."
        checked={isOn}
        aria-busy={isPending}
        onCheckedChange={(next) => void choose(next)}
      />
      <p role="status" className="mt-3 text-[0.9375rem] empty:hidden">
        {isOn && !getsMail && (
          <>
            Email notifications are off, so it doesn’t come.{" "}
            <Link href="/settings/profile?tab=notifications" className={textLinkClasses}>
              Turn them on
            </Link>
          </>
        )}
      </p>
    </>
  );
}
