import type { ReactNode } from "react";
import { HeroPortrait } from "@/components/features/children/hero-portrait";
import { Picture } from "@/components/ui/picture";
import type { HeroLook } from "@/lib/shared/story";

type ShelfHeadProps = {
  name: string;
  portraitUrl: string | null;
  /** Draws the face where no story has drawn it yet; `null` where it isn't known. */
  look: HeroLook | null;
  children?: ReactNode;
};

/** Whose shelf it is, as somebody knows who can't read. */
export function ShelfHead({ name, portraitUrl, look, children }: ShelfHeadProps) {
  return (
    <header className="flex items-center gap-4 sm:gap-6">
      {(portraitUrl !== null || look !== null) && (
        <span className="block size-20 shrink-0 overflow-hidden rounded-full border-4 border-surface-raised shadow-card sm:size-28 short:size-16">
          {portraitUrl !== null ? (
            <Picture src={portraitUrl} alt="" className="size-full scale-122 object-cover" />
          ) : (
            look && <HeroPortrait look={look} className="size-full" />
          )}
        </span>
      )}
      <h1 className="min-w-0 flex-1 text-3xl leading-tight font-semibold tracking-tight wrap-anywhere sm:text-5xl">
        <bdi>{name}</bdi>&rsquo;s stories
      </h1>
      {children}
    </header>
  );
}
