/** The turning mark alone, for inside a button; something beside it has to say what is going on. */
export function SpinnerMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" className="size-5 animate-spin">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

type SpinnerProps = {
  label?: string;
  /** `page` stands in the middle of a whole screen. */
  size?: "inline" | "page";
};

export function Spinner({ label = "Loading...", size = "inline" }: SpinnerProps) {
  const place =
    size === "page"
      ? "flex min-h-[60dvh] flex-col items-center justify-center gap-3 text-lg"
      : "inline-flex items-center gap-2.5";
  return (
    <div role="status" className={`${place} text-muted-foreground`}>
      <SpinnerMark />
      <span>{label}</span>
    </div>
  );
}
