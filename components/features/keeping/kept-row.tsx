import { BookOpen, Trash2, Volume2, VolumeX } from "lucide-react";
import { StoryCover } from "@/components/features/stories/story-cover";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { sizeWords } from "./keep-words";
import type { KeptStory } from "./kept-store";

type KeptRowProps = {
  story: KeptStory;
  isOnline: boolean;
  onRemove: () => void;
  /** `true`: its sound shall come, `false`: it shall go. */
  onSound: (wanted: boolean) => void;
};

export function KeptRow({ story, isOnline, onRemove, onSound }: KeptRowProps) {
  const { book, sound } = story;
  const hasSound = sound.state === "here" || sound.state === "coming";
  return (
    <li className="flex flex-wrap items-center gap-4 p-4">
      <StoryCover book={book} className="aspect-4/3 w-24 shrink-0 rounded-md" />
      <div className="min-w-40 flex-1 wrap-anywhere">
        <h2 className="line-clamp-3 font-serif text-lg font-semibold">{book.title}</h2>
        <p className="text-[0.9375rem] text-muted-foreground">
          {book.childName && (
            <>
              For <bdi>{book.childName}</bdi>,{" "}
            </>
          )}
          {sizeWords(story)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`/read?book=${book.id}`}
          aria-label={`Read ${book.title}`}
          className={buttonVariants({ size: "sm" })}
        >
          <BookOpen aria-hidden />
          Read
        </a>
        {(hasSound || isOnline) && (
          <Button
            variant="outline"
            size="icon"
            aria-label={hasSound ? `Remove the sound of ${book.title}` : `Keep the sound of ${book.title}`}
            onClick={() => {
              onSound(!hasSound);
            }}
          >
            {hasSound ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          </Button>
        )}
        <Button
          variant="outline"
          size="icon"
          aria-label={`Remove ${book.title} from this device`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
