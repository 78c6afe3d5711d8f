import { Award, HandHeart, Pencil, Sparkles, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ChildView } from "@/lib/features/children/contract";
import { ChildAvatar } from "./child-avatar";

const INTERESTS_SHOWN = 4;

type ChildCardProps = {
  child: ChildView;
  onEdit: () => void;
  onCreateStory: () => void;
  onDelete: () => void;
  onHandOver: () => void;
};

export function ChildCard({ child, onEdit, onCreateStory, onDelete, onHandOver }: ChildCardProps) {
  const more = child.interests.length - INTERESTS_SHOWN;
  return (
    <article className="flex w-full min-w-0 flex-col rounded-xl border bg-surface p-5 shadow-card">
      <div className="flex items-center gap-4">
        <ChildAvatar child={child} size="lg" />
        <div className="min-w-0">
          <h2 className="text-2xl leading-tight font-semibold tracking-tight wrap-anywhere">{child.name}</h2>
          <p className="text-muted-foreground">Age {child.age}</p>
          <Badge tone="primary" className="mt-1">
            {child.readingLevel}
          </Badge>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-3 divide-x rounded-lg bg-muted py-3 text-center">
        <Figure label={child.totalBooks === 1 ? "story" : "stories"} value={child.totalBooks} />
        <Figure label={child.readingTime === 1 ? "minute" : "minutes"} value={child.readingTime} />
        <Figure label={child.totalBadges === 1 ? "badge" : "badges"} value={child.totalBadges} />
      </dl>
      <ul aria-label="Interests" className="mt-4 mb-5 flex flex-wrap gap-1.5">
        {child.interests.slice(0, INTERESTS_SHOWN).map((interest) => (
          <li key={interest}>
            <Badge tone="accent">{interest}</Badge>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Badge tone="outline">+{more} more</Badge>
          </li>
        )}
      </ul>
      {child.badges.length > 0 && (
        <p className="-mt-1 mb-5 flex gap-2 text-sm text-muted-foreground">
          <Award aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-strong" />
          <span>
            <span className="sr-only">Badges: </span>
            {child.badges.join(", ")}
          </span>
        </p>
      )}
      <div className="mt-auto flex gap-2">
        <Button className="flex-1 px-3" onClick={onCreateStory} aria-label={`Create Story for ${child.name}`}>
          <Sparkles aria-hidden />
          Create Story
        </Button>
        <Button variant="outline" size="icon" onClick={onEdit} aria-label={`Edit ${child.name}`}>
          <Pencil aria-hidden />
        </Button>
        <Button variant="outline" size="icon" onClick={onDelete} aria-label={`Delete ${child.name}`}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Button variant="outline" className="mt-2 min-w-0 px-3" onClick={onHandOver}>
        <HandHeart aria-hidden />
        <span className="truncate">Hand over to {child.name}</span>
      </Button>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-serif text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
