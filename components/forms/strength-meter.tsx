import { cn } from "@/lib/shared/class-names";

type StrengthMeterProps = {
  /** 0 is an empty field and draws no word. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The word for the level, such as "Fair". */
  label: string;
  advice?: string;
};

const FILLS = ["bg-border", "bg-danger", "bg-warning", "bg-info", "bg-success"] as const;
const INKS = ["", "text-danger", "text-warning", "text-info", "text-success"] as const;

export function StrengthMeter({ level, label, advice }: StrengthMeterProps) {
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cn(
              "h-1.5 rounded-full transition-colors forced-colors:border",
              step <= level ? cn(FILLS[level], "forced-colors:bg-[Highlight]") : "bg-border",
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-muted-foreground">
        {level > 0 && (
          <>
            Password strength: <strong className={INKS[level]}>{label}</strong>
          </>
        )}
        {advice && <span className="block">{advice}</span>}
      </p>
    </div>
  );
}
