import { Briefcase, MapPin, Wallet } from "lucide-react";
import type { Route } from "next";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Position } from "@/lib/features/content/contract";
import { cn } from "@/lib/shared/class-names";

const EDGES: Record<Position["color"], string> = {
  primary: "bg-primary",
  accent: "bg-accent",
  success: "bg-success",
  info: "bg-info",
  warning: "bg-warning",
  danger: "bg-danger",
};

export function PositionCard({ position }: { position: Position }) {
  const { title, department, location, type, salary, description, requirements, color } = position;
  const subject = encodeURIComponent(`Application: ${title}`);
  return (
    <article className="relative flex flex-col gap-4 overflow-hidden rounded-xl border bg-surface p-5 pt-7 shadow-card sm:p-6 sm:pt-8">
      <span aria-hidden className={cn("absolute inset-x-0 top-0 h-1.5", EDGES[color])} />
      <div>
        <p className="text-sm font-semibold text-accent-strong">{department}</p>
        <h3 className="mt-1 text-xl font-semibold tracking-tight">{title}</h3>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted-foreground">
        <li className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4" /> {location}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Briefcase aria-hidden className="size-4" /> {type}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Wallet aria-hidden className="size-4" /> {salary}
        </li>
      </ul>
      <p className="leading-relaxed">{description}</p>
      <ul className="grid flex-1 list-disc content-start gap-1.5 pl-5 text-muted-foreground marker:text-accent-strong">
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <IntentLink
        href={`/contact?subject=${subject}` as Route}
        aria-label={`Apply Now: ${title}`}
        className={buttonVariants({ variant: "outline", className: "self-start" })}
      >
        Apply Now
      </IntentLink>
    </article>
  );
}
