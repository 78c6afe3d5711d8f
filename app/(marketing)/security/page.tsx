import type { Metadata } from "next";
import { Prose } from "@/components/features/content/prose";
import { TextLink } from "@/components/features/content/text-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { SECURITY_BODY } from "@/lib/features/content/security-copy";

export const metadata: Metadata = {
  title: "Security",
  description: "What protects your child’s stories and data, and how to report a weakness.",
};

export default function SecurityPage() {
  return (
    <StaticPageShell
      title="Security"
      lead="What protects your child’s stories and data, and how to tell us of a weakness."
      width="reading"
    >
      <Prose body={SECURITY_BODY} />
      <p className="mt-8 border-t pt-6 text-[1.0625rem] leading-relaxed">
        Write to us through the{" "}
        <TextLink href="/contact?category=technical&subject=Security%20report">contact form</TextLink>, and
        read in the <TextLink href="/privacy">Privacy Policy</TextLink> what we keep and for how long.
      </p>
    </StaticPageShell>
  );
}
