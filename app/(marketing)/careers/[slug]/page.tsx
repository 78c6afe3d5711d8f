import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApplicationForm } from "@/components/features/careers/application-form";
import { PositionFacts } from "@/components/features/content/position-facts";
import { StructuredData } from "@/components/features/content/structured-data";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { POSITIONS } from "@/lib/features/content/careers-copy";
import { breadcrumbData, positionData } from "@/lib/features/content/structured-data";

type PositionPageProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => POSITIONS.map(({ slug }) => ({ slug }));

async function findPosition({ params }: PositionPageProps) {
  const { slug } = await params;
  return POSITIONS.find((position) => position.slug === slug) ?? notFound();
}

export async function generateMetadata(props: PositionPageProps): Promise<Metadata> {
  const { title, description } = await findPosition(props);
  return { title: `${title}, Careers`, description };
}

export default async function PositionPage(props: PositionPageProps) {
  const position = await findPosition(props);
  const { slug, title, department, description, requirements } = position;
  return (
    <StaticPageShell width="reading">
      <StructuredData data={positionData(position)} />
      <StructuredData data={breadcrumbData(["Careers", "/careers"], [title, `/careers/${slug}`])} />
      <IntentLink
        href="/careers"
        className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
      >
        <ArrowLeft aria-hidden />
        All positions
      </IntentLink>
      <p className="mt-4 font-semibold text-accent-strong">{department}</p>
      <h1 className="mt-1 mb-4 text-4xl leading-[1.1] font-semibold tracking-tight text-balance md:text-5xl">
        {title}
      </h1>
      <PositionFacts position={position} />
      <p className="mt-6 text-lg leading-relaxed">{description}</p>
      <h2 className="mt-8 text-2xl font-semibold tracking-tight">What you bring</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-muted-foreground marker:text-accent-strong">
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <section
        id="apply"
        aria-labelledby="apply-title"
        className="mt-12 scroll-mt-24 rounded-2xl border bg-surface p-6 shadow-card sm:p-8"
      >
        <h2 id="apply-title" className="mb-5 text-2xl font-semibold tracking-tight md:text-3xl">
          Apply
        </h2>
        <ApplicationForm position={slug} />
      </section>
    </StaticPageShell>
  );
}
