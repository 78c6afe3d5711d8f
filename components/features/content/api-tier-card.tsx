import { Check } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ApiTier } from "@/lib/features/content/contract";
import { cn } from "@/lib/shared/class-names";

export function ApiTierCard({ tier }: { tier: ApiTier }) {
  const { name, price, period, features, popular, action, href } = tier;
  return (
    <article
      className={cn(
        "relative flex flex-col gap-4 rounded-xl border bg-surface p-6 shadow-card",
        popular && "border-2 border-accent shadow-lifted",
      )}
    >
      {popular && (
        <Badge tone="solid" className="absolute -top-3.5 left-6">
          Most Popular
        </Badge>
      )}
      <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
      <p className="font-serif text-4xl font-semibold tracking-tight">
        {price}
        {period && <span className="font-sans text-base font-normal text-muted-foreground">{period}</span>}
      </p>
      <ul className="grid flex-1 content-start gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <IntentLink href={href} className={buttonVariants({ variant: popular ? "accent" : "outline" })}>
        {action}
      </IntentLink>
    </article>
  );
}
