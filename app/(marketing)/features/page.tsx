import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { FeatureGroup } from "@/components/features/content/feature-group";
import { PageHero } from "@/components/features/content/page-hero";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { FREE_OFFER } from "@/lib/features/content/claims";
import { FEATURE_GROUPS } from "@/lib/features/content/features-copy";

export const metadata: Metadata = {
  title: "Features",
  description:
    "Illustrated stories about your child at four measured reading levels, a calm reader, PDFs to keep, and progress seen kindly.",
};

export default function FeaturesPage() {
  return (
    <StaticPageShell>
      <PageHero
        title="Everything a good evening needs"
        lead="A story about your child, words of the right size, a picture on every page, and an end. This is what Talewick does today."
        scene="landing-hero"
        actions={
          <>
            <a href="/pricing" className={buttonVariants({ variant: "accent", size: "lg" })}>
              See the plans
            </a>
            <a href="/sample" className={buttonVariants({ variant: "outline", size: "lg" })}>
              Read a sample story
            </a>
          </>
        }
      />
      {FEATURE_GROUPS.map((group, position) => (
        <FeatureGroup key={group.title} {...group} flipped={position % 2 === 1} />
      ))}
      <ClosingCall title="The next story could be about yours" text={FREE_OFFER}>
        <IntentLink href="/" className={buttonVariants({ variant: "accent", size: "lg" })}>
          Start at the beginning
        </IntentLink>
        <a href="/pricing" className={buttonVariants({ variant: "outline", size: "lg" })}>
          See the plans
        </a>
      </ClosingCall>
    </StaticPageShell>
  );
}
