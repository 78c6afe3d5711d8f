import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import type { Feature, Figure, Step, Testimonial } from "@/lib/features/content/contract";
import { FeatureCards } from "./feature-cards";
import { FinalCall } from "./final-call";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Impact } from "./impact";
import { Pricing } from "./pricing";
import { Reviews } from "./reviews";
import { SectionHeading } from "./section-heading";

export type LandingContent = {
  rating: { value: string; stars: number; families: string };
  features: readonly Feature[];
  steps: readonly Step[];
  figures: readonly Figure[];
  testimonials: readonly Testimonial[];
  assurances: readonly string[];
  /** What there is before a plan. */
  freeOffer: string;
};

export function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero rating={content.rating} freeOffer={content.freeOffer} />
        <section id="features" aria-labelledby="features-title" className="wrap py-18 md:py-24">
          <SectionHeading
            id="features-title"
            title="A book that knows its reader"
            lead="Not a name pasted into somebody else’s story. A new one, made around your child."
          />
          <div className="mt-10 md:mt-14">
            <FeatureCards features={content.features} />
          </div>
        </section>
        <HowItWorks steps={content.steps} />
        <Impact figures={content.figures} />
        <Reviews testimonials={content.testimonials} />
        <section id="pricing" aria-labelledby="pricing-title" className="border-t bg-muted py-18 md:py-28">
          <div className="wrap">
            <Pricing assurances={content.assurances} freeOffer={content.freeOffer} />
          </div>
        </section>
        <FinalCall />
      </main>
      <SiteFooter />
    </>
  );
}
