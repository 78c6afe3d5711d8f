import type { LucideIcon } from "lucide-react";
import { cn } from "@/lib/shared/class-names";
import type { Note } from "@/lib/features/content/contract";

type NoteGridProps = {
  notes: readonly Note[];
  /** In the order of the notes. */
  icons?: readonly LucideIcon[];
  columns?: 2 | 3 | 4;
};

const COLUMNS = {
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

export function NoteGrid({ notes, icons = [], columns = 3 }: NoteGridProps) {
  return (
    <ul className={cn("grid gap-4 sm:gap-5", COLUMNS[columns])}>
      {notes.map(({ title, text }, position) => {
        const Icon = icons[position];
        return (
          <li key={title} className="rounded-xl border bg-surface p-5 shadow-card sm:p-6">
            {Icon && (
              <span className="mb-4 grid size-11 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Icon aria-hidden className="size-5.5" />
              </span>
            )}
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-1.5 leading-relaxed text-muted-foreground">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
