import {
  BookOpen,
  Eye,
  HeartHandshake,
  Leaf,
  MessageCircleHeart,
  Moon,
  Palette,
  PenTool,
  ShieldCheck,
  Users,
  Wrench,
} from "lucide-react";
import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { Milestones } from "@/components/features/content/milestones";
import { NoteGrid } from "@/components/features/content/note-grid";
import { PageHero } from "@/components/features/content/page-hero";
import { Prose } from "@/components/features/content/prose";
import { Section } from "@/components/features/content/section";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { COMPANY_VALUES, MILESTONES, MISSION, STORY, TEAM_ROLES } from "@/lib/features/content/company-copy";

export const metadata: Metadata = {
  title: "About",
  description:
    "Why Talewick makes stories about your own child, what we hold to, and how the work is shared.",
};

export default function AboutPage() {
  return (
    <StaticPageShell>
      <PageHero
        title="One more story, and this time about me"
        lead="Talewick makes books in which children meet themselves, in words that they can read."
        scene="feature-stories"
      />
      <Section id="story" title="Our Story">
        <div className="max-w-[44rem]">
          <Prose body={STORY} level={3} />
        </div>
      </Section>
      <Section id="mission" title="Our Mission">
        <p className="max-w-[48rem] border-l-4 border-accent pl-6 font-serif text-2xl leading-snug text-balance md:text-3xl">
          {MISSION}
        </p>
      </Section>
      <Section id="values" title="Our Values">
        <NoteGrid notes={COMPANY_VALUES} icons={[HeartHandshake, Moon, Leaf, Eye]} columns={4} />
      </Section>
      <Section id="team" title="Our Team" lead="Six kinds of work go into a story. This is who does what.">
        <NoteGrid
          notes={TEAM_ROLES}
          icons={[BookOpen, Palette, Wrench, PenTool, ShieldCheck, MessageCircleHeart]}
        />
      </Section>
      <Section id="milestones" title="Milestones" lead="What came first, and what came of it.">
        <Milestones notes={MILESTONES} />
      </Section>
      <ClosingCall
        title="Would you like to know more?"
        text="Ask us anything, or go back and see a story begin."
      >
        <IntentLink href="/contact" className={buttonVariants({ variant: "accent", size: "lg" })}>
          <Users aria-hidden />
          Contact Us
        </IntentLink>
        <IntentLink href="/" className={buttonVariants({ variant: "outline", size: "lg" })}>
          Back to Home
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
