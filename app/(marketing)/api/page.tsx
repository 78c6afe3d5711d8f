import { BookOpen, ChartColumn, ShieldCheck, UsersRound } from "lucide-react";
import type { Metadata } from "next";
import { ApiTierCard } from "@/components/features/content/api-tier-card";
import { ClosingCall } from "@/components/features/content/closing-call";
import { CodeExamples } from "@/components/features/content/code-examples";
import { EndpointList } from "@/components/features/content/endpoint-list";
import { NoteGrid } from "@/components/features/content/note-grid";
import { PageHero } from "@/components/features/content/page-hero";
import { Section } from "@/components/features/content/section";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { API_FEATURES, API_TIERS, CODE_EXAMPLES, ENDPOINTS } from "@/lib/features/content/api-copy";
import { API_FIGURES } from "@/lib/features/content/claims";

export const metadata: Metadata = {
  title: "API",
  description: "Stories at measured reading levels for your own product: endpoints, examples and prices.",
};

const KEY_REQUEST = "/contact?category=technical&subject=API%20key";

export default function ApiPage() {
  return (
    <StaticPageShell>
      <PageHero
        title="Stories for your own product"
        lead="Talewick’s stories and levels as an API. Keys are given on request: tell us what you are building, and a person answers within 24 hours."
        scene="blog-edtech"
        actions={
          <>
            <IntentLink href={KEY_REQUEST} className={buttonVariants({ variant: "accent", size: "lg" })}>
              Get API Key
            </IntentLink>
            <a href="#endpoints" className={buttonVariants({ variant: "outline", size: "lg" })}>
              View Documentation
            </a>
          </>
        }
      />
      <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-4">
        {API_FIGURES.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-serif text-3xl font-semibold tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <Section id="features" title="What it does">
        <NoteGrid notes={API_FEATURES} icons={[BookOpen, UsersRound, ChartColumn, ShieldCheck]} columns={4} />
      </Section>
      <Section
        id="endpoints"
        title="Available Endpoints"
        lead="Every call carries your key as a bearer token and answers in JSON."
      >
        <EndpointList endpoints={ENDPOINTS} />
      </Section>
      <Section id="examples" title="Code examples" lead="A story in one call. The answer has it as content.">
        <CodeExamples examples={CODE_EXAMPLES} />
      </Section>
      <Section id="prices" title="Prices">
        <div className="grid gap-6 pt-2 md:grid-cols-3">
          {API_TIERS.map((tier) => (
            <ApiTierCard key={tier.name} tier={tier} />
          ))}
        </div>
      </Section>
      <ClosingCall
        title="What are you building?"
        text="Tell us in two sentences, and we send you a key and a first example that fits."
      >
        <IntentLink href={KEY_REQUEST} className={buttonVariants({ variant: "accent", size: "lg" })}>
          Get API Key
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
