import { BadgeCheck, ShieldCheck, Star, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FeatureCards } from "@/components/features/marketing/feature-cards";
import { Impact } from "@/components/features/marketing/impact";
import { SectionHeading } from "@/components/features/marketing/section-heading";
import { BackHomeHeader } from "@/components/layout/back-home-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { buttonVariants } from "@/components/ui/button-variants";
import type { UsageView } from "@/lib/features/billing/contract";
import type { Feature, Figure } from "@/lib/features/content/contract";
import { FreeStories } from "./free-stories";
import { PaymentLookUp } from "./payment-look-up";
import { PlanChoice } from "./plan-choice";
import { PlansFaq } from "./plans-faq";

type PlansScreenProps = {
  /** Above the plans: what is wrong with the subscription that there is. */
  notice: ReactNode;
  /** Nobody can say now whether a payment page was paid: no plan is offered. */
  isLookingUp: boolean;
  /** 0: this parent has no trial to come. */
  trialDays: number;
  usage: UsageView;
  content: { features: readonly Feature[]; figures: readonly Figure[]; trustNotes: readonly string[] };
};

export function PlansScreen({ notice, isLookingUp, trialDays, usage, content }: PlansScreenProps) {
  return (
    <>
      <BackHomeHeader night />
      <main id="main" tabIndex={-1} className="outline-none">
        <PlansHero trustNotes={content.trustNotes} usage={isLookingUp ? null : usage} />
        <section
          id="plans"
          aria-labelledby="plans-title"
          className="scroll-mt-16 border-b bg-muted py-14 md:py-20"
        >
          <div className="wrap">
            {isLookingUp ? (
              <>
                <h2 id="plans-title" className="sr-only">
                  Your payment
                </h2>
                <PaymentLookUp here="/subscription" className="mx-auto max-w-2xl" />
              </>
            ) : (
              <>
                {notice}
                <PlanChoice trialDays={trialDays} />
              </>
            )}
          </div>
        </section>
        <section aria-labelledby="included-title" className="wrap py-16 md:py-24">
          <SectionHeading id="included-title" title="In every plan" />
          <div className="mt-10 md:mt-14">
            <FeatureCards features={content.features} />
          </div>
        </section>
        <Impact figures={content.figures} />
        <section aria-labelledby="faq-title" className="border-t bg-muted py-16 md:py-24">
          <div className="wrap">
            <SectionHeading id="faq-title" title="Questions parents ask" />
            <PlansFaq trialDays={trialDays} />
          </div>
        </section>
        {!isLookingUp && <Start />}
      </main>
      <SiteFooter />
    </>
  );
}

function Start() {
  return (
    <section aria-labelledby="start-title" className="by-night py-16 text-center md:py-24">
      <div className="wrap grid justify-items-center gap-6">
        <h2 id="start-title" className="text-3xl leading-tight font-semibold tracking-tight md:text-5xl">
          Ready to Start Your Story?
        </h2>
        <a href="#plans" className={buttonVariants({ variant: "accent", size: "lg" })}>
          Choose Your Plan
        </a>
      </div>
    </section>
  );
}

const NOTE_ICONS: readonly LucideIcon[] = [ShieldCheck, BadgeCheck, Star];

type PlansHeroProps = {
  trustNotes: readonly string[];
  /** Not told where nobody knows whether a plan was paid. */
  usage: UsageView | null;
};

function PlansHero({ trustNotes, usage }: PlansHeroProps) {
  // Whoever has just signed up lands here, and is told first what comes first.
  const isNew = usage?.childrenProfiles === 0;
  return (
    <section className="relative isolate overflow-hidden by-night">
      <div
        aria-hidden
        className="absolute -top-56 left-1/2 -z-10 h-120 w-[56rem] -translate-x-1/2 bg-[radial-gradient(closest-side,var(--bloom),transparent)]"
      />
      <div className="wrap grid justify-items-center gap-6 py-14 text-center md:py-20">
        <h1 className="max-w-[16ch] text-4xl leading-[1.08] font-semibold tracking-tight text-balance md:max-w-[20ch] md:text-6xl">
          Unlock the Magic of Personalized Stories
        </h1>
        {isNew && <FreeStories usage={usage} />}
        <p className="max-w-[34rem] text-lg leading-relaxed text-balance text-muted-foreground md:text-xl">
          Choose how many evenings you would like to fill. Every plan opens the whole story room.
        </p>
        {usage && !isNew && <FreeStories usage={usage} />}
        <ul className="flex flex-wrap justify-center gap-x-7 gap-y-2">
          {trustNotes.map((note, position) => {
            const Icon = NOTE_ICONS[position] ?? BadgeCheck;
            return (
              <li key={note} className="flex items-center gap-2 font-medium">
                <Icon aria-hidden className="size-5 text-accent-strong" />
                {note}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
