import { cn } from "@/lib/shared/class-names";

type ProgressProps = {
  /** Spoken name. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Spoken instead of the percentage. */
  valueText?: string;
  tone?: "accent" | "success" | "warning" | "danger";
  className?: string;
};

const FILLS = {
  accent: "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent",
  success: "[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success",
  warning: "[&::-moz-progress-bar]:bg-warning [&::-webkit-progress-value]:bg-warning",
  danger: "[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger",
} as const;

export function Progress({ label, value, valueText, tone = "accent", className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      max={100}
      value={Math.min(100, Math.max(0, value))}
      className={cn(
        "block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-border forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-250",
        FILLS[tone],
        className,
      )}
    />
  );
}
