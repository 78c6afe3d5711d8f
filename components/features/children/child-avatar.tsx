import { Picture } from "@/components/ui/picture";
import type { ChildView } from "@/lib/features/children/contract";
import { cn } from "@/lib/shared/class-names";

const SIZES = { sm: "size-8 text-base", md: "size-12 text-xl", lg: "size-18 text-3xl" } as const;

type ChildAvatarProps = {
  child: Pick<ChildView, "name" | "profileImage" | "profilePhotoUrl">;
  size: keyof typeof SIZES;
};

/** The photo; without one the initial. */
export function ChildAvatar({ child, size }: ChildAvatarProps) {
  const photo = child.profilePhotoUrl ?? child.profileImage;
  if (photo) {
    return (
      <Picture src={photo} alt="" className={cn("shrink-0 rounded-full border object-cover", SIZES[size])} />
    );
  }
  return (
    <span
      aria-hidden
      className={cn(
        "grid shrink-0 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-strong",
        SIZES[size],
      )}
    >
      {initialOf(child.name)}
    </span>
  );
}

/** By grapheme: a name may begin with a letter that takes several code points. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase("en") ?? "";
}
