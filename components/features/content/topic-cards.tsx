import {
  BookOpen,
  CreditCard,
  LifeBuoy,
  Rocket,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { cn } from "@/lib/shared/class-names";
import type { HelpTopic, HelpTopicId } from "@/lib/features/content/contract";

const ICONS: Record<HelpTopicId, LucideIcon> = {
  start: Rocket,
  account: UserRound,
  stories: BookOpen,
  billing: CreditCard,
  safety: ShieldCheck,
  trouble: LifeBuoy,
};

type TopicCardsProps = {
  topics: readonly HelpTopic[];
  chosen: HelpTopicId | null;
  onChoose: (topic: HelpTopicId | null) => void;
};

/** Pressing the chosen card again shows all topics. */
export function TopicCards({ topics, chosen, onChoose }: TopicCardsProps) {
  return (
    <div
      role="group"
      aria-label="Topics"
      className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 noscript:hidden"
    >
      {topics.map(({ id, title, lead, questions }) => {
        const Icon = ICONS[id];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            onClick={() => {
              onChoose(chosen === id ? null : id);
            }}
            className={cn(
              "flex items-start gap-4 rounded-xl border bg-surface p-4 text-left shadow-card transition-[border-color,box-shadow] hover:border-accent hover:shadow-lifted sm:p-5",
              chosen === id && "border-accent bg-accent-soft",
            )}
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon aria-hidden className="size-5.5" />
            </span>
            <span className="grid gap-0.5">
              <span className="font-semibold">{title}</span>
              <span className="text-[0.9375rem] leading-snug text-muted-foreground">{lead}</span>
              <span className="mt-1 text-sm font-semibold text-accent-strong">
                {questions.length} articles
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
