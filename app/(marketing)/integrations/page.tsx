import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { PageHero } from "@/components/features/content/page-hero";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Section } from "@/components/features/content/section";
import { INTEGRATIONS } from "@/lib/features/content/company-copy";

export const metadata: Metadata = {
  title: "Integrations",
  description:
    "What Talewick works with: Google and GitHub sign-in, Stripe payments, any printer, and our API.",
};

export default function IntegrationsPage() {
  return (
    <StaticPageShell>
      <PageHero
        title="Few connections, each for a reason"
        lead="Talewick works with what a family needs and with nothing that watches it. No trackers, no advertising networks."
        scene="blog-technology"
      />
      <Section id="list" title="What Talewick works with">
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {INTEGRATIONS.map(({ title, text }) => (
            <li key={title} className="rounded-xl border bg-surface p-5 shadow-card sm:p-6">
              <Badge tone="success">Available</Badge>
              <h3 className="mt-3 text-xl font-semibold tracking-tight">{title}</h3>
              <p className="mt-1.5 leading-relaxed text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title="Is something missing?" text="Tell us what you would like to connect, and what for.">
        <IntentLink
          href="/contact?category=feedback&subject=An%20integration%20I%20miss"
          className={buttonVariants({ variant: "accent", size: "lg" })}
        >
          Suggest one
        </IntentLink>
        <IntentLink href="/api" className={buttonVariants({ variant: "outline", size: "lg" })}>
          See the API
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
