import { BookOpen, RotateCcw, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { storyFromOverview } from "@/components/features/stories/library-address";
import { buttonVariants } from "@/components/ui/button-variants";
import type { DashboardView } from "@/lib/features/dashboard/contract";

type Reading = Pick<DashboardView["reading"][number], "next" | "again">;

/** What to read next, and what was liked already. */
export function ToRead({ name, reading }: { name: string; reading: Reading | undefined }) {
  const { next = null, again = null } = reading ?? {};
  if (!next && !again) return null;
  return (
    <ul aria-label={`To read with ${name}`} className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      {next && (
        <StoryLink
          id={next.id}
          icon={BookOpen}
          label={next.openPage === null ? "Read next" : `Continue at page ${next.openPage}`}
          title={next.title}
        />
      )}
      {again && <StoryLink id={again.id} icon={RotateCcw} label="Read it again" title={again.title} />}
    </ul>
  );
}

type StoryLinkProps = { id: string; icon: LucideIcon; label: string; title: string };

function StoryLink({ id, icon: Icon, label, title }: StoryLinkProps) {
  return (
    <li>
      <Link
        href={storyFromOverview(id)}
        className={buttonVariants({
          variant: "outline",
          className: "h-auto min-h-13 w-full justify-start gap-3 rounded-lg px-3 py-2 text-left",
        })}
      >
        <Icon aria-hidden className="shrink-0 text-accent-strong" />
        <span className="min-w-0">
          <span className="block text-sm font-normal text-muted-foreground">{label}</span>
          <span className="block truncate font-semibold">{title}</span>
        </span>
      </Link>
    </li>
  );
}
