import { Download } from "lucide-react";
import { addressTo } from "@/lib/client/address-to";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ReadingReportView } from "@/lib/features/reading/contract";
import { PERIOD_KEYS, PERIODS, type Period } from "@/lib/features/reading/rules";
import { ChildLinks } from "./child-links";
import { ChoiceLinks } from "./choice-links";
import { PrintButton } from "./print-button";

type ReportChoiceProps = {
  items: { id: string; name: string }[];
  report: Pick<ReadingReportView, "period" | "childId">;
  find: string;
};

function search(period: Period, childId: string | null): string {
  const wish = new URLSearchParams({ period });
  if (childId) wish.set("childId", childId);
  return wish.toString();
}

const reportAt = (period: Period, childId: string | null) => `/reading?${search(period, childId)}` as const;

/** Which weeks, and whose: addresses, so that they can be kept, and work without a program. */
export function ReportChoice({ items, find, report: { period, childId } }: ReportChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
      <ChoiceLinks
        label="Time"
        options={PERIOD_KEYS.map((key) => ({
          name: PERIODS[key].label,
          href: reportAt(key, childId),
          isChosen: key === period,
        }))}
      />
      {items.length > 1 && (
        <ChildLinks withAll items={items} chosenId={childId} find={find} path="/reading" kept={{ period }} />
      )}
      <div className="flex flex-wrap gap-3 lg:ml-auto">
        <a
          href={addressTo("/api/reading-report/csv", { query: { period, ...(childId && { childId }) } })}
          download
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <Download aria-hidden />
          Download CSV
        </a>
        <PrintButton />
      </div>
    </div>
  );
}
