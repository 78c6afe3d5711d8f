import type { Metadata } from "next";
import { LegalPage } from "@/components/features/content/legal-page";
import { TextLink } from "@/components/features/content/text-link";
import { LAST_UPDATED } from "@/lib/features/content/legal/privacy";
import { TERMS_SECTIONS } from "@/lib/features/content/legal/terms";

export const metadata: Metadata = {
  title: "Terms of Service",
  description:
    "The agreement between you and Talewick: accounts, plans, cancelling, your stories and our duties.",
};

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lastUpdated={LAST_UPDATED}
      sections={TERMS_SECTIONS}
      closing={
        <>
          Something unclear? <TextLink href="/contact">Contact us</TextLink>. What happens to your data is in
          the <TextLink href="/privacy">Privacy Policy</TextLink>.
        </>
      }
    />
  );
}
