"use client";

import { PenLine, Shuffle } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { OutlineView } from "@/lib/features/stories/contract";
import type { OwnWords } from "@/lib/shared/app-error";
import { cn } from "@/lib/shared/class-names";
import { BookTitle } from "./book-title";
import { StoryOffers } from "./story-offers";
import { TellAlone, type Alone } from "./tell-alone";
import type { Outlook } from "./use-outline";

/**
 * One sentence about the story to come and what it would leave out; where something is left out, or no plot tells the
 * order at all, the stories that we can tell instead, of which the parent chooses.
 */
export function StoryOutlook({ outline, error, isSaid, instead, onInstead, onAnother, ...told }: Outlook) {
  const shown = Math.max(1, outline?.alternatives.length ?? 0);
  return (
    <section aria-label="What it will be about" className="grid gap-3">
      <div aria-live="polite" className="grid gap-3">
        {error ? (
          <Refused {...{ error, isSaid, instead, onInstead }} typed={told.typed} />
        ) : (
          <Told outline={outline} {...told} />
        )}
      </div>
      {!error && outline && outline.ideas > shown && (
        <Button type="button" variant="outline" className="justify-self-start" onClick={onAnother}>
          <Shuffle aria-hidden />
          {shown > 1 ? "Other ideas" : "Another idea"}
        </Button>
      )}
    </section>
  );
}

type RefusedProps = Pick<Outlook, "isSaid" | "instead" | "onInstead" | "typed"> & { error: Error };

const Refused = ({ error, isSaid, instead, onInstead, typed }: RefusedProps) => (
  <>
    {isSaid ? (
      <p className="text-[0.9375rem] text-muted-foreground">
        Once that is changed, we tell you here what the story will be about.
      </p>
    ) : (
      <Alert tone="danger">{error.message}</Alert>
    )}
    {instead && <WriteInstead {...{ instead, typed, onInstead }} />}
  </>
);

type WriteInsteadProps = { instead: OwnWords; typed: string; onInstead: () => void };

const WriteInstead = ({ instead: { title, topics }, typed, onInstead }: WriteInsteadProps) => (
  <Button
    type="button"
    variant="outline"
    className="h-auto justify-self-start py-2 text-left whitespace-normal"
    onClick={onInstead}
  >
    <PenLine aria-hidden />
    Write “{title === typed.trim() ? topics.join(", ") : title}” instead
  </Button>
);

type ToldProps = Omit<Outlook, "error" | "isSaid" | "instead" | "onInstead" | "onAnother">;

function Told({ outline, lacksTopics, isOtherLanguage, isLooking, alone, ...choice }: ToldProps) {
  if (!outline) {
    return (
      <p className="text-[0.9375rem] text-muted-foreground">
        With a child, a title, topics and a theme, we tell you here what the story will be about.
      </p>
    );
  }
  return (
    <>
      {isOtherLanguage && (
        <Alert tone="warning" title="Stories are told in English only">
          Please write the title and topics in English, so that the story is about them.
        </Alert>
      )}
      {outline.untold && <Untold untold={outline.untold} alone={alone} />}
      {outline.asks && <Asked {...outline} asks={outline.asks} alone={alone} />}
      <Premise {...outline} isLooking={isLooking} />
      {outline.help && <WhoCanHelp help={outline.help} />}
      {outline.leftOut.length > 0 && <LeftOut {...outline} />}
      {outline.alternatives.length > 0 && (
        <StoryOffers alternatives={outline.alternatives} isLooking={isLooking} {...choice} />
      )}
      {choice.called !== null && <BookTitle {...choice} called={choice.called} />}
      {lacksTopics && !outline.untold && (
        <p className="text-[0.9375rem] font-medium">
          So far this goes by the title alone. Say under Topics what it is about, and you can order it.
        </p>
      )}
    </>
  );
}

/** What it will be about, after how the title was understood where that isn't plain. */
const Premise = ({
  note,
  sentence,
  alternatives,
  isLooking,
}: Pick<OutlineView, "note" | "sentence" | "alternatives"> & { isLooking: boolean }) => (
  <>
    {note && <p className="text-[0.9375rem] text-muted-foreground">{note}</p>}
    {sentence && alternatives.length === 0 && (
      <p className={cn("font-serif text-lg leading-snug", isLooking && "opacity-60")}>{sentence}</p>
    )}
  </>
);

/** Beside a story about something hard, for whoever orders it. */
const WhoCanHelp = ({ help }: { help: string }) => (
  <p className="border-l-2 border-accent pl-3 text-[0.9375rem] text-muted-foreground">
    <span className="font-medium text-foreground">For you:</span> {help}
  </p>
);

const Untold = ({ untold, alone }: { untold: string; alone: readonly Alone[] }) => (
  <Alert tone="warning" actions={alone.length > 0 && <TellAlone alone={alone} />}>
    {untold}
  </Alert>
);

type AskedProps = Pick<OutlineView, "alternatives"> & { asks: string; alone: readonly Alone[] };

const Asked = ({ asks, alone, alternatives }: AskedProps) => (
  <>
    <p className="font-medium">
      {asks}
      {alone.length === 0 && alternatives.length > 0 && " Choose one of these:"}
      {alone.length === 0 && alternatives.length === 0 && " Please change the words, or look at other ideas."}
    </p>
    {alone.length > 0 && (
      <>
        <TellAlone alone={alone} />
        {alternatives.length > 0 && <p className="font-medium">Or choose one of these, for all of them:</p>}
      </>
    )}
  </>
);

const LeftOut = ({ leftOut, alternatives }: Pick<OutlineView, "leftOut" | "alternatives">) => (
  <p className="text-[0.9375rem] text-muted-foreground">
    {alternatives.length > 0 ? "The story that fits best" : "This story"} leaves out {listed(leftOut)}.
    {alternatives.length === 1 && " Choose it, or change the words:"}
    {alternatives.length > 1 && " Choose it or another:"}
  </p>
);

/** Words of the order that a story doesn't tell. */
export const listed = (topics: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(topics.map((topic) => `“${topic}”`));
