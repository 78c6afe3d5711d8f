import { BookOpen, ChartColumn, ShieldCheck, UsersRound } from "lucide-react";
import type { Metadata } from "next";
import { ApiTierCard } from "@/components/features/content/api-tier-card";
import { ClosingCall } from "@/components/features/content/closing-call";
import { CodeBlock } from "@/components/features/content/code-block";
import { CodeExamples } from "@/components/features/content/code-examples";
import { ApiReference } from "@/components/features/content/api-reference";
import { TryCalls } from "@/components/features/content/try-calls";
import { NoteGrid } from "@/components/features/content/note-grid";
import { PageHero } from "@/components/features/content/page-hero";
import { Section } from "@/components/features/content/section";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  API_FEATURES,
  API_TIERS,
  codeExamples,
  ENDPOINTS,
  profileExample,
  WEBHOOK_EXAMPLE,
} from "@/lib/features/content/api-copy";
import { readApiReference } from "@/lib/features/content/read-api-reference";
import { siteUrl } from "@/lib/http/site-url";
import { API_FIGURES } from "@/lib/features/content/claims";

export const metadata: Metadata = {
  title: "API",
  description: "Stories at measured reading levels for your own product: endpoints, examples and prices.",
};

const KEYS = "/settings/api";

export default function ApiPage() {
  return (
    <StaticPageShell>
      <PageHero
        title="Stories for your own product"
        lead="Talewick’s stories and levels as an API. Make a key in your settings, and the first story is one call away."
        scene="blog-edtech"
        actions={
          <>
            <IntentLink href={KEYS} className={buttonVariants({ variant: "accent", size: "lg" })}>
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
        lead={
          <>
            Every call carries your key as a bearer token and answers in JSON. Open one to see what it takes
            and answers, or read all of it as an{" "}
            <a
              href="/api/openapi.json"
              className="rounded-sm font-semibold text-primary underline decoration-2 underline-offset-4 hover:decoration-4"
            >
              OpenAPI document
            </a>
            .
          </>
        }
      >
        <ApiReference endpoints={ENDPOINTS} reference={readApiReference()} />
      </Section>
      <Section
        id="examples"
        title="Code examples"
        lead="First a profile: the reader that stories are made for. The answer has its id, and so has the list of your profiles."
      >
        <CodeBlock name="Example: a profile in cURL" code={profileExample(siteUrl().origin)} />
        <p className="mt-8 mb-4 max-w-prose text-muted-foreground">
          Then a story in one call. The answer has it as content; a call that would take longer than twenty
          seconds answers with an order instead, which tells how far the story is. An order of the same words
          and the same idea within a day gets the story that is there: it says isEarlier, and nothing is
          counted.
        </p>
        <CodeExamples examples={codeExamples(siteUrl().origin)} />
      </Section>
      <Section
        id="webhooks"
        title="Webhooks"
        lead="Instead of asking, be told: add an address of your program in your settings, and it gets a POST when a story is finished, signed as the Standard Webhooks specification has it. What isn’t taken is told again for a day, under the same id."
      >
        <CodeBlock name="Example: a signature checked in JavaScript" code={WEBHOOK_EXAMPLE} />
      </Section>
      <Section
        id="try"
        title="Try it"
        lead="Send a call from here with a key of yours. It counts like any other; the key stays in this page and is gone with it."
      >
        <TryCalls />
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
        text="Make a key, send the first example, and read the story that comes back."
      >
        <IntentLink href={KEYS} className={buttonVariants({ variant: "accent", size: "lg" })}>
          Get API Key
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
