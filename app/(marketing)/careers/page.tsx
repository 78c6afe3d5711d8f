import {
  Accessibility,
  Baby,
  CalendarHeart,
  GraduationCap,
  House,
  Lightbulb,
  Palmtree,
  ShieldCheck,
  Sparkles,
  Stethoscope,
} from "lucide-react";
import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { NoteGrid } from "@/components/features/content/note-grid";
import { PageHero } from "@/components/features/content/page-hero";
import { PositionCard } from "@/components/features/content/position-card";
import { Section } from "@/components/features/content/section";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { BENEFITS, CAREER_VALUES, POSITIONS } from "@/lib/features/content/careers-copy";

export const metadata: Metadata = {
  title: "Careers",
  description:
    "Six open positions in engineering, design, content, support and marketing, with their salaries.",
};

export default function CareersPage() {
  return (
    <StaticPageShell>
      <PageHero
        title="Work that ends in a good night"
        lead="We make stories that children read themselves to sleep with. Come and make them better."
        scene="blog-education"
        actions={
          <>
            <a href="#positions" className={buttonVariants({ variant: "accent", size: "lg" })}>
              View Open Positions
            </a>
            <IntentLink href="/about" className={buttonVariants({ variant: "outline", size: "lg" })}>
              Learn About Us
            </IntentLink>
          </>
        }
      />
      <Section id="values" title="What we hold to">
        <NoteGrid notes={CAREER_VALUES} icons={[Baby, Lightbulb, ShieldCheck, Accessibility]} columns={4} />
      </Section>
      <Section
        id="positions"
        title="Open Positions"
        lead="Each position says what it pays. Apply Now opens its form: your name, a way to reach you, links if you like, and your CV."
      >
        <div className="grid gap-5 md:grid-cols-2">
          {POSITIONS.map((position) => (
            <PositionCard key={position.title} position={position} />
          ))}
        </div>
      </Section>
      <Section id="benefits" title="Benefits">
        <NoteGrid
          notes={BENEFITS}
          icons={[House, CalendarHeart, Stethoscope, Palmtree, GraduationCap, Sparkles]}
        />
      </Section>
      <ClosingCall
        title="Not sure which one fits?"
        text="Look through the positions again, or ask us. We answer every letter."
      >
        <a href="#positions" className={buttonVariants({ variant: "accent", size: "lg" })}>
          Browse All Positions
        </a>
        <IntentLink
          href="/contact?subject=A%20question%20about%20working%20at%20Talewick"
          className={buttonVariants({ variant: "outline", size: "lg" })}
        >
          Contact HR Team
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
