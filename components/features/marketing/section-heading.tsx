import type { ReactNode } from "react";

type SectionHeadingProps = { id: string; title: ReactNode; lead?: ReactNode };

export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="mx-auto max-w-2xl text-center">
      <h2 id={id} className="text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] md:text-[2.75rem]">
        {title}
      </h2>
      {lead && (
        <p className="mt-3 text-lg leading-relaxed text-balance text-muted-foreground md:mt-4 md:text-xl">
          {lead}
        </p>
      )}
    </div>
  );
}
