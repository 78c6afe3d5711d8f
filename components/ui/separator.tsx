import { cn } from "@/lib/shared/class-names";

/** A line; with words, the words stand in its middle. */
export function Separator({ label, className }: { label?: string; className?: string }) {
  if (!label) return <hr className={cn("border-t", className)} />;
  return (
    <div className={cn("flex items-center gap-3 text-sm text-muted-foreground", className)}>
      <span aria-hidden className="h-px flex-1 bg-border" />
      {label}
      <span aria-hidden className="h-px flex-1 bg-border" />
    </div>
  );
}
