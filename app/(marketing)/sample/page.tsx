import type { Metadata } from "next";
import { ClosingCall } from "@/components/features/content/closing-call";
import { SamplePage } from "@/components/features/content/sample-page";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { FREE_OFFER } from "@/lib/features/content/claims";
import { readSample } from "@/lib/features/content/sample-story";

export const metadata: Metadata = {
  title: "A sample story",
  description: "Nose to Nose, a whole story with its pictures: about Mia, who is five and loves kittens.",
};

export default function SampleStoryPage() {
  const { title, pages } = readSample();
  return (
    <StaticPageShell
      title={title}
      lead="A whole story, as it was made for Mia, who is five, loves kittens and reads her first sentences. Yours would be about your child, at their own reading level."
    >
      <ol aria-label="Pages" className="grid gap-8 md:gap-10">
        {pages.map((page, at) => (
          <SamplePage key={page.alt + page.text} page={page} number={at + 1} />
        ))}
      </ol>
      <p className="mt-10 text-center font-serif text-3xl font-semibold">The End</p>
      <ClosingCall title="The next story could be about yours" text={FREE_OFFER}>
        <IntentLink href="/register" className={buttonVariants({ variant: "accent", size: "lg" })}>
          Start Your Story
        </IntentLink>
        <a href="/pricing" className={buttonVariants({ variant: "outline", size: "lg" })}>
          See the plans
        </a>
      </ClosingCall>
    </StaticPageShell>
  );
}
