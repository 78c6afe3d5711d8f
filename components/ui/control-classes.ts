/** The frame that text fields, areas and lists share. */
export const controlClasses =
  "w-full rounded-md border border-input bg-surface px-3.5 text-base text-foreground shadow-soft transition-colors placeholder:text-muted-foreground focus-visible:border-ring disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-danger aria-invalid:bg-danger-soft/40";
