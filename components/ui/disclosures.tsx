import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";

/** A list of questions that open one below the other: the browser's own, so that it works before scripts and without. */
export function Disclosures({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn("rounded-xl border bg-surface px-5 shadow-card sm:px-7", className)}>{children}</div>
  );
}

type DisclosureProps = {
  title: string;
  /** Of those with one name on a page, one is open at a time. */
  group: string;
  children: ReactNode;
};

/** A heading that opens what stands below it. Search in the page finds, and opens, what is closed. */
export function Disclosure({ title, group, children }: DisclosureProps) {
  return (
    <details name={group} className="group disclosure border-b last:border-b-0">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-left [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-base font-semibold">{title}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 leading-relaxed text-muted-foreground">{children}</div>
    </details>
  );
}
