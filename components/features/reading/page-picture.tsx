import { Paintbrush } from "lucide-react";
import { Picture } from "@/components/ui/picture";
import type { BookPageView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";

/** Sideways it stays in view while the words beside it scroll, and is never wider than it may be high. */
const PLACE =
  "relative shrink-0 lg:aspect-4/3 lg:w-[56%] sideways:sticky sideways:top-18 sideways:w-[min(48%,calc((100dvh-11rem)*4/3))] sideways:self-start short:sideways:top-0 short:sideways:w-[min(48%,calc((100dvh-8.5rem)*4/3))]";
const FRAME = "aspect-4/3 w-full portrait:max-lg:max-h-[44dvh] lg:h-full";

type PagePictureProps = { page: BookPageView; bedtime: boolean };

/** Its edges turn the page, as `usePageTurning` has it. */
export function PagePicture({ page, bedtime }: PagePictureProps) {
  if (!page.pictureUrl) {
    return (
      <div data-turns className={PLACE}>
        <div role="img" aria-label={page.alt} className={cn("grid place-items-center bg-muted", FRAME)}>
          <p role="status" className="flex animate-pulse items-center gap-2.5">
            <Paintbrush aria-hidden className="size-5" />
            The picture is being drawn
          </p>
        </div>
      </div>
    );
  }
  return (
    <div data-turns className={PLACE}>
      <Picture
        src={page.pictureUrl}
        alt={page.alt}
        draggable={false}
        className={cn(
          "bg-muted object-cover select-none",
          FRAME,
          // Enlarged to 400 % there is no room for the whole width: smaller, and whole.
          "short:max-sm:max-h-[60dvh] short:max-sm:object-contain",
          bedtime && "brightness-60 saturate-80",
        )}
      />
    </div>
  );
}
