import type { Metadata } from "next";
import { NewsletterLinkScreen } from "@/components/features/newsletter/newsletter-link-screen";

export const metadata: Metadata = {
  title: "Confirm your subscription",
  referrer: "no-referrer",
  robots: { index: false },
};

export default function ConfirmNewsletterPage() {
  return <NewsletterLinkScreen kind="confirm" />;
}
