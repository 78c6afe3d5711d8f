import Link from "next/link";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import type { UsageView } from "@/lib/features/billing/contract";

/** Beside the plans: what a family may make before it chooses one. Nothing, once that is used up. */
export function FreeStories({ usage: { storiesLeft, storiesLimit } }: { usage: UsageView }) {
  if (storiesLeft === 0) return null;
  const stories = storiesLeft === 1 ? "1 story" : `${storiesLeft} stories`;
  const told =
    storiesLeft === storiesLimit ? `Your first ${stories} are free` : `You have ${stories} left for free`;
  return (
    <p className="mx-auto mb-10 max-w-2xl text-center text-lg text-muted-foreground">
      {told}, without a card.{" "}
      <Link href="/dashboard" prefetch={false} className={textLinkClasses}>
        {storiesLeft === storiesLimit ? "Make one first" : "Make another one"}
      </Link>
    </p>
  );
}
