import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { HelpSearch } from "@/components/features/content/help-search";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { HELP_TOPICS } from "@/lib/features/content/help/all-topics";

export const metadata: Metadata = {
  title: "Help Center",
  description:
    "Sixty short answers about accounts, stories, plans, safety and what to do when something is wrong.",
};

export default function HelpPage() {
  return (
    <StaticPageShell
      title="Help Center"
      lead={
        <>
          <span className="noscript:hidden">Type a word or two, or choose a topic.</span>
          <span className="not-noscript:hidden">Press a question to see its answer.</span>
        </>
      }
    >
      <HelpSearch topics={HELP_TOPICS} withCards />
      <ClosingCall
        title="Not found what you need?"
        text="Write to us. A person reads it and replies within 24 hours."
      >
        <IntentLink href="/contact" className={buttonVariants({ variant: "accent", size: "lg" })}>
          Contact Us
        </IntentLink>
        <IntentLink href="/" className={buttonVariants({ variant: "outline", size: "lg" })}>
          Back to Home
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
