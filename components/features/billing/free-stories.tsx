import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { UsageView } from "@/lib/features/billing/contract";

/** Before the plans: what a family may make without one, and what to do first. Nothing, once that is used up. */
export function FreeStories({ usage }: { usage: UsageView }) {
  const { storiesLeft, storiesLimit, childrenProfiles } = usage;
  if (storiesLeft === 0) return null;
  const stories = storiesLeft === 1 ? "story" : `${storiesLeft} stories`;
  const isFirst = storiesLeft === storiesLimit;
  const isNew = isFirst && childrenProfiles === 0;
  const free = isFirst
    ? `Your first ${stories} ${storiesLeft === 1 ? "is" : "are"} free, without a card`
    : `You have ${storiesLeft === 1 ? "1 story" : stories} left for free, without a card`;
  return (
    <section
      aria-labelledby="free-title"
      className="grid w-full max-w-2xl justify-items-center gap-4 rounded-xl border bg-surface p-5 sm:p-7"
    >
      <h2
        id="free-title"
        className="text-xl leading-snug font-semibold tracking-tight text-balance sm:text-2xl"
      >
        {isNew ? "First, add your child" : free}
      </h2>
      <p className="leading-relaxed text-balance text-muted-foreground">
        {isNew && `${free}. `}
        {next(usage)} You can choose a plan at any time.
      </p>
      <Link
        href={childrenProfiles === 0 ? "/dashboard?tab=children&add=1" : "/dashboard?tab=create"}
        prefetch={false}
        className={buttonVariants({ variant: "accent", size: "lg" })}
      >
        {childrenProfiles === 0 ? "Add your child" : `Create ${isFirst ? "the first" : "another"} story`}
      </Link>
    </section>
  );
}

function next({ childrenProfiles, childrenLimit }: UsageView): string {
  if (childrenProfiles > 0) return "Say what it is about, and it is written and drawn in a moment.";
  const room = childrenLimit === 1 ? "There is room for one child" : "Begin with a child";
  return `${room}: a name, an age and a few interests. Then order the story.`;
}
