import type { Metadata } from "next";
import { StructuredData } from "@/components/features/content/structured-data";
import { HelpSearch } from "@/components/features/content/help-search";
import { TextLink } from "@/components/features/content/text-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { HELP_TOPICS } from "@/lib/features/content/help/all-topics";
import { faqData } from "@/lib/features/content/structured-data";
import { popularOf } from "@/lib/features/content/rules";

export const metadata: Metadata = {
  title: "Frequently asked questions",
  description: "What parents ask most about Talewick: ages, levels, plans, photos, refunds and safety.",
};

export default function FaqPage() {
  return (
    <StaticPageShell title="Frequently asked questions" lead="What parents ask us most." width="reading">
      <StructuredData data={faqData(popularOf(HELP_TOPICS))} />
      <HelpSearch topics={popularOf(HELP_TOPICS)} />
      <p className="mt-12 border-t pt-6 text-[1.0625rem] leading-relaxed">
        There is more in the <TextLink href="/help">Help Center</TextLink>, and a person behind the{" "}
        <TextLink href="/contact">contact form</TextLink>.
      </p>
    </StaticPageShell>
  );
}
