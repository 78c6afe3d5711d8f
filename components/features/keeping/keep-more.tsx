"use client";

import { HardDriveDownload } from "lucide-react";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { childrenQuery } from "@/components/features/children/children-queries";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import type { BookView } from "@/lib/features/stories/contract";
import type { KeepOutcome } from "./keep-books";
import { countStories, keptWords } from "./keep-words";
import type { KeptStory } from "./kept-store";
import { nextStories } from "./next-stories";
import { shelfOf } from "./shelf-of";

const AT_ONCE = 5;

type Keep = (ids: readonly string[], withSound: boolean) => Promise<KeepOutcome>;
type KeepMoreProps = { kept: KeptStory[]; keep: Keep };
type Said = { tone: "success" | "warning"; text: string } | null;

/** The five stories that come next, or all of a child's. */
export function KeepMore({ kept, keep }: KeepMoreProps) {
  const { data: children = [] } = useQuery(childrenQuery);
  const [withSound, setWithSound] = useState(true);
  const { busy, said, keepThose } = useKeeping((ids) => keep(ids, withSound));
  const isNew = ({ id }: BookView) => !kept.some(({ book }) => book.id === id);
  const nextFive = async () =>
    nextStories(await shelfOf(null))
      .filter(isNew)
      .slice(0, AT_ONCE);
  return (
    <section aria-label="Keep more stories" className="grid gap-3">
      <h2 className="text-2xl font-semibold tracking-tight">Keep more</h2>
      <Switch
        label="With sound"
        description="Without it a story takes less room and can't be read aloud offline."
        checked={withSound}
        onCheckedChange={setWithSound}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => void keepThose(nextFive)}>
          {busy ? <SpinnerMark /> : <HardDriveDownload aria-hidden />}
          The next five
        </Button>
        {children.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            disabled={busy}
            onClick={() => void keepThose(async () => (await shelfOf(id)).filter(isNew))}
          >
            <HardDriveDownload aria-hidden />
            <span>
              All of <bdi>{name}</bdi>’s
            </span>
          </Button>
        ))}
      </div>
      <p className="text-[0.9375rem] text-muted-foreground">
        The next five are those that were begun, the next parts of a series, then unread ones. A single story
        or its whole series is kept from its menu in the library.
      </p>
      {said && <Alert tone={said.tone}>{said.text}</Alert>}
    </section>
  );
}

function useKeeping(keep: (ids: readonly string[]) => Promise<KeepOutcome>) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const keepThose = async (find: () => Promise<BookView[]>) => {
    setBusy(true);
    setSaid(null);
    try {
      setSaid(tell(await keep((await find()).map(({ id }) => id))));
    } catch {
      setSaid({ tone: "warning", text: "Your stories could not be looked up. Please try again." });
    }
    setBusy(false);
  };
  return { busy, said, keepThose };
}

function tell(outcome: KeepOutcome): Said {
  const { kept, problem } = outcome;
  if (problem) return { tone: "warning", text: `${countStories(kept)} kept. ${problem}` };
  if (kept === 0) return { tone: "success", text: "There is nothing more to keep: all of those are here." };
  const them = kept === 1 ? "It" : "They";
  return { tone: "success", text: `${countStories(kept)} kept. ${keptWords(them, outcome)}` };
}
