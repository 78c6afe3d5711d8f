import { Download } from "lucide-react";
import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { NoteGrid } from "@/components/features/content/note-grid";
import { Section } from "@/components/features/content/section";
import { IntentLink } from "@/components/layout/intent-link";
import { LogoMark } from "@/components/layout/logo-mark";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { Scene } from "@/components/ui/scene";
import { PRESS_FACTS } from "@/lib/features/content/company-copy";

export const metadata: Metadata = {
  title: "Press",
  description: "Facts about Talewick, the mark and a picture to download, and whom to ask.",
};

export default function PressPage() {
  return (
    <StaticPageShell
      title="Press"
      lead="The facts, the mark and a picture. You may use them in reports about Talewick."
    >
      <section aria-labelledby="facts">
        <h2 id="facts" className="mb-6 text-3xl font-semibold tracking-tight md:text-4xl">
          Facts
        </h2>
        <NoteGrid notes={PRESS_FACTS} />
      </section>
      <Section id="pictures" title="Mark and picture" lead="As SVG, so that they stay sharp at any size.">
        <div className="grid gap-5 md:grid-cols-2">
          <figure className="flex flex-col rounded-xl border bg-surface p-5 shadow-card sm:p-6">
            <div className="grid flex-1 place-items-center rounded-lg bg-muted py-12">
              <LogoMark className="h-28 w-auto" />
            </div>
            <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-3">
              A candle whose flame is an open page
              <a
                href="/icon.svg"
                download="talewick-mark.svg"
                className={buttonVariants({ variant: "outline" })}
              >
                <Download aria-hidden />
                Download the mark
              </a>
            </figcaption>
          </figure>
          <figure className="flex flex-col rounded-xl border bg-surface p-5 shadow-card sm:p-6">
            <Scene
              name="landing-hero"
              alt="A grandmother and a child read by candle light"
              className="aspect-4/3 w-full flex-1 rounded-lg"
            />
            <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-3">
              Drawn by our own illustrator
              <a
                href="/scenes/landing-hero.svg"
                download="talewick-scene.svg"
                className={buttonVariants({ variant: "outline" })}
              >
                <Download aria-hidden />
                Download the picture
              </a>
            </figcaption>
          </figure>
        </div>
      </Section>
      <ClosingCall
        title="Writing about us?"
        text="Ask. We reply within 24 hours and say so if we don’t know."
      >
        <IntentLink
          href="/contact?subject=Press"
          className={buttonVariants({ variant: "accent", size: "lg" })}
        >
          Contact Us
        </IntentLink>
      </ClosingCall>
    </StaticPageShell>
  );
}
