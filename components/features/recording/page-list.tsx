import { Check, Circle, CircleAlert, LoaderCircle } from "lucide-react";
import type { RecordedPageView } from "@/lib/features/narration/contract";
import { cn } from "@/lib/shared/class-names";
import { pageName, STATUS_WORDS } from "./recording-queries";

type PageListProps = {
  pages: RecordedPageView[];
  open: number | null;
  onOpen: (page: number) => void;
};

const MARKS = {
  missing: Circle,
  changed: CircleAlert,
  waiting: LoaderCircle,
  unheard: CircleAlert,
  ready: Check,
} as const;

/** Every page, and how far it is. */
export function PageList({ pages, open, onOpen }: PageListProps) {
  return (
    <nav aria-label="Pages">
      <ol className="flex flex-wrap gap-2">
        {pages.map(({ page, status }) => {
          const Mark = MARKS[status];
          return (
            <li key={page}>
              <button
                type="button"
                aria-current={page === open ? "page" : undefined}
                aria-label={`${pageName(page)}, ${STATUS_WORDS[status]}`}
                onClick={() => {
                  onOpen(page);
                }}
                className={cn(
                  "flex h-11 min-w-11 items-center justify-center gap-1 rounded-md border px-2 text-sm font-semibold tabular-nums",
                  page === open ? "border-primary bg-primary-soft" : "bg-surface hover:bg-muted",
                )}
              >
                <Mark aria-hidden className="size-4" />
                {page === 0 ? "Cover" : page}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
