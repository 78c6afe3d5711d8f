import type { Metadata } from "next";
import { NewsletterLinkScreen } from "@/components/features/newsletter/newsletter-link-screen";

export const metadata: Metadata = {
  title: "Leave the newsletter",
  referrer: "no-referrer",
  robots: { index: false },
};

export default function LeaveNewsletterPage() {
  return <NewsletterLinkScreen kind="unsubscribe" />;
}
