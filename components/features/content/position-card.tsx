import type { Route } from "next";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Position } from "@/lib/features/content/contract";
import { cn } from "@/lib/shared/class-names";
import { PositionFacts } from "./position-facts";

const EDGES: Record<Position["color"], string> = {
  primary: "bg-primary",
  accent: "bg-accent",
  success: "bg-success",
  info: "bg-info",
  warning: "bg-warning",
  danger: "bg-danger",
};

export function PositionCard({ position }: { position: Position }) {
  const { slug, title, department, description, requirements, color } = position;
  return (
    <article className="relative flex flex-col gap-4 overflow-hidden rounded-xl border bg-surface p-5 pt-7 shadow-card sm:p-6 sm:pt-8">
      <span aria-hidden className={cn("absolute inset-x-0 top-0 h-1.5", EDGES[color])} />
      <div>
        <p className="text-sm font-semibold text-accent-strong">{department}</p>
        <h3 className="mt-1 text-xl font-semibold tracking-tight">{title}</h3>
      </div>
      <PositionFacts position={position} />
      <p className="leading-relaxed">{description}</p>
      <ul className="grid flex-1 list-disc content-start gap-1.5 pl-5 text-muted-foreground marker:text-accent-strong">
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <IntentLink
        href={`/careers/${slug}#apply` as Route}
        aria-label={`Apply Now: ${title}`}
        className={buttonVariants({ variant: "outline", className: "self-start" })}
      >
        Apply Now
      </IntentLink>
    </article>
  );
}
