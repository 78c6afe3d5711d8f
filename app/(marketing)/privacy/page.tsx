import type { Metadata } from "next";
import { LegalPage } from "@/components/features/content/legal-page";
import { TextLink } from "@/components/features/content/text-link";
import { LAST_UPDATED, PRIVACY_SECTIONS } from "@/lib/features/content/legal/privacy";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description:
    "What Talewick keeps about you and your child, what for, for how long, and who else is involved.",
};

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lastUpdated={LAST_UPDATED}
      sections={PRIVACY_SECTIONS}
      closing={
        <>
          Questions about your data? <TextLink href="/contact">Contact us</TextLink>. Who works for us is on
          the page of our <TextLink href="/subprocessors">subprocessors</TextLink>, and the rules for using
          Talewick are in the <TextLink href="/terms">Terms of Service</TextLink>.
        </>
      }
    />
  );
}
