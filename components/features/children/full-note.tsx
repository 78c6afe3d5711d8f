import Link from "next/link";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";

type FullNoteProps = {
  count: number;
  limit: number | null;
  /** Without a plan. */
  isFree?: boolean;
  /** A form has no way out that would lose what is typed, but it may have another one. */
  withLink?: boolean;
  actions?: ReactNode;
};

/** A smaller plan takes nobody away; it only adds nobody. */
export function FullNote({ count, limit, isFree = false, withLink = true, actions }: FullNoteProps) {
  if (limit === null || count < limit) return null;
  const { title, text } = isFree ? atStart(count, limit) : inPlan(count, limit);
  return (
    <Alert
      tone="info"
      title={title}
      className="mb-5"
      actions={
        withLink ? (
          <Link
            href={isFree ? "/subscription" : "/settings/subscription"}
            prefetch={false}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            {isFree ? "View Plans" : "See my plan"}
          </Link>
        ) : (
          actions
        )
      }
    >
      {text}
    </Alert>
  );
}

const STAYS = "Everybody stays, with all their stories.";

const inPlan = (count: number, limit: number) => ({
  title: undefined,
  text:
    count > limit
      ? `${STAYS} To add another child, choose a larger plan.`
      : "Your plan is full. To add another child, choose a larger plan.",
});

/** What helps tonight comes first: a brother or a sister needs no profile to be in a story. */
const atStart = (count: number, limit: number) => ({
  title: `Without a plan there is room for ${limit === 1 ? "one child" : `${limit} children`}`,
  text: `${count > limit ? `${STAYS} ` : ""}A brother or a sister can be in these stories today: add them under “Family in the stories” in the profile. For stories of their own, at their own level, every plan has room for more children.`,
});
