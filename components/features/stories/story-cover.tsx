import { Picture } from "@/components/ui/picture";
import type { BookView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { themeScene } from "./theme-scene";

type StoryCoverProps = { book: Pick<BookView, "coverUrl" | "theme">; className?: string };

/** The title stands beside it, so the picture itself stays silent. */
export function StoryCover({ book, className }: StoryCoverProps) {
  return (
    <Picture
      src={book.coverUrl ?? themeScene(book.theme)}
      alt=""
      loading="lazy"
      className={cn("bg-muted object-cover", className)}
    />
  );
}
