import { ArrivalBanner } from "@/components/features/accounts/arrival-banner";
import { StructuredData } from "@/components/features/content/structured-data";
import { LandingPage } from "@/components/features/marketing/landing-page";
import { ASSURANCES, FREE_OFFER, IMPACT_FIGURES, RATING, TESTIMONIALS } from "@/lib/features/content/claims";
import { organizationData } from "@/lib/features/content/structured-data";
import { FEATURES, STEPS } from "@/lib/features/content/landing-copy";

export default function HomePage() {
  return (
    <>
      <StructuredData data={organizationData()} />
      <ArrivalBanner />
      <LandingPage
        content={{
          rating: RATING,
          features: FEATURES,
          steps: STEPS,
          figures: IMPACT_FIGURES,
          testimonials: TESTIMONIALS,
          assurances: ASSURANCES,
          freeOffer: FREE_OFFER,
        }}
      />
    </>
  );
}
