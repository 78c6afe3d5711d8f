import { Picture } from "@/components/ui/picture";
import type { BookView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { themeScene } from "./theme-scene";

type StoryCoverProps = {
  book: Pick<BookView, "coverUrl" | "theme"> & Partial<Pick<BookView, "coverAlt">>;
  className?: string;
  /** What the cover shows, unless given. Empty in a link, which is called by its words. */
  alt?: string;
};

export function StoryCover({ book, className, alt }: StoryCoverProps) {
  // What a device kept before says nothing of it.
  const shows = (book.coverUrl && book.coverAlt) ?? "";
  return (
    <Picture
      src={book.coverUrl ?? themeScene(book.theme)}
      alt={alt ?? shows}
      loading="lazy"
      className={cn("bg-muted object-cover", className)}
    />
  );
}
