import { Paintbrush } from "lucide-react";
import { Picture } from "@/components/ui/picture";
import type { BookPageView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";

const FRAME =
  "aspect-4/3 w-full max-lg:portrait:max-h-[38dvh] lg:h-full max-lg:landscape:sm:h-full max-lg:landscape:sm:max-h-none";

export function PagePicture({ page, bedtime }: { page: BookPageView; bedtime: boolean }) {
  if (!page.pictureUrl) {
    return (
      <div role="img" aria-label={page.alt} className={cn("grid place-items-center bg-muted", FRAME)}>
        <p role="status" className="flex animate-pulse items-center gap-2.5">
          <Paintbrush aria-hidden className="size-5" />
          The picture is being drawn
        </p>
      </div>
    );
  }
  return (
    <Picture
      src={page.pictureUrl}
      alt={page.alt}
      draggable={false}
      className={cn("bg-muted object-cover select-none", FRAME, bedtime && "brightness-60 saturate-80")}
    />
  );
}
