import { Picture } from "@/components/ui/picture";
import type { BookView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { themeScene } from "./theme-scene";

type StoryCoverProps = {
  book: Pick<BookView, "coverUrl" | "theme">;
  className?: string;
  /** Empty where the title stands beside it. */
  alt?: string;
};

export function StoryCover({ book, className, alt = "" }: StoryCoverProps) {
  return (
    <Picture
      src={book.coverUrl ?? themeScene(book.theme)}
      alt={alt}
      loading="lazy"
      className={cn("bg-muted object-cover", className)}
    />
  );
}
