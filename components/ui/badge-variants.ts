const BASE =
  "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap [&_svg]:size-3.5";

const TONES = {
  neutral: "bg-muted text-muted-foreground",
  primary: "bg-primary-soft text-foreground",
  accent: "bg-accent-soft text-accent-strong",
  solid: "bg-accent text-accent-foreground",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  outline: "border border-border text-muted-foreground",
} as const;

export type BadgeTone = keyof typeof TONES;

export function badgeVariants({ tone = "neutral" }: { tone?: BadgeTone | undefined } = {}): string {
  return `${BASE} ${TONES[tone]}`;
}
