import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";

type FullNoteProps = {
  count: number;
  limit: number | null;
  /** A form has no way out that would lose what is typed. */
  withLink?: boolean;
};

/** A smaller plan takes nobody away; it only adds nobody. */
export function FullNote({ count, limit, withLink = true }: FullNoteProps) {
  if (limit === null || count < limit) return null;
  const text =
    count > limit
      ? "Everybody stays, with all their stories. To add another child, choose a larger plan."
      : "Your plan is full. To add another child, choose a larger plan.";
  return (
    <Alert
      tone="info"
      className="mb-5"
      actions={
        withLink && (
          <Link
            href={"/settings/subscription"}
            prefetch={false}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            See my plan
          </Link>
        )
      }
    >
      {text}
    </Alert>
  );
}
