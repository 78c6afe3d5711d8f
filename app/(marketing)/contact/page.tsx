import { Clock, LifeBuoy } from "lucide-react";
import type { Metadata } from "next";
import { ContactForm } from "@/components/features/content/contact-form";
import { SupportAddress } from "@/components/features/content/support-address";
import { TextLink } from "@/components/features/content/text-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { SUPPORT_ALWAYS, SUPPORT_HOURS, SUPPORT_REPLY } from "@/lib/features/content/claims";

export const metadata: Metadata = {
  title: "Contact",
  description: "Questions about stories, plans or your account? Write to us; we reply within 24 hours.",
};

export default function ContactPage() {
  return (
    <StaticPageShell title="Contact us" lead={`Ask, tell or complain. ${SUPPORT_REPLY}`}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8">
        <div className="rounded-xl border bg-surface p-5 shadow-card sm:p-8">
          <ContactForm />
        </div>
        <aside aria-label="Other ways to get help" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <div className="rounded-xl border bg-surface p-5 sm:p-6">
            <h2 className="flex items-center gap-2 text-xl font-semibold tracking-tight">
              <Clock aria-hidden className="size-5 text-accent-strong" /> Support hours
            </h2>
            <p className="mt-2 leading-relaxed">{SUPPORT_ALWAYS}</p>
            <dl className="mt-3 grid gap-2">
              {SUPPORT_HOURS.map(({ days, hours }) => (
                <div key={days}>
                  <dt className="text-sm text-muted-foreground">{days}</dt>
                  <dd className="font-semibold">{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="rounded-xl border bg-surface p-5 sm:p-6">
            <h2 className="flex items-center gap-2 text-xl font-semibold tracking-tight">
              <LifeBuoy aria-hidden className="size-5 text-accent-strong" /> Quicker still
            </h2>
            <p className="mt-2 leading-relaxed">
              Most questions have an answer in the <TextLink href="/help">Help Center</TextLink>.
            </p>
            <SupportAddress />
          </div>
        </aside>
      </div>
    </StaticPageShell>
  );
}
