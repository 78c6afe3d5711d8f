"use client";

import { Shuffle } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/shared/class-names";
import type { Outlook } from "./use-outline";

/** One sentence about the story to come, what it knows of the order, and what it would leave out. */
export function StoryOutlook({ outline, error, onAnother, ...told }: Outlook) {
  return (
    <section aria-label="What it will be about" className="grid gap-3">
      <div aria-live="polite" className="grid gap-3">
        {error ? <Alert tone="danger">{error.message}</Alert> : <Told outline={outline} {...told} />}
      </div>
      {!error && outline?.sentence && outline.ideas > 1 && (
        <Button type="button" variant="outline" className="justify-self-start" onClick={onAnother}>
          <Shuffle aria-hidden />
          Another idea
        </Button>
      )}
    </section>
  );
}

function Told({ outline, lacksTopics, isOtherLanguage, isLooking }: Omit<Outlook, "error" | "onAnother">) {
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
      {outline.untold && <Alert tone="warning">{outline.untold}</Alert>}
      {outline.sentence && (
        <p className={cn("font-serif text-lg leading-snug", isLooking && "opacity-60")}>{outline.sentence}</p>
      )}
      {lacksTopics && !outline.untold && (
        <p className="text-[0.9375rem] font-medium">
          So far this goes by the title alone. Say under Topics what it is about, and you can order it.
        </p>
      )}
      {outline.leftOut.length > 0 && (
        <p className="text-[0.9375rem] text-muted-foreground">
          We don’t know a story with {listed(outline.leftOut)} yet; that part is left out.
        </p>
      )}
    </>
  );
}

const listed = (topics: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(topics.map((topic) => `“${topic}”`));
