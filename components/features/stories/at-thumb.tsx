import type { ReactNode } from "react";
import type { OutlineView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";
import { listed } from "./story-outlook";
import { TellAlone } from "./tell-alone";
import type { Outlook } from "./use-outline";

export const CHOOSE = "Please choose one of the stories that we can tell.";

/** Where the form is longer than the screen, its button stays in sight above the tabs, with what it would order. */
export function AtThumb({ outlook, children }: { outlook: Outlook; children: ReactNode }) {
  const { isLooking, alone } = outlook;
  const { about, leftOut } = whatIsOrdered(outlook);
  return (
    <div className="mt-6 grid gap-3 py-3 tall:sticky tall:bottom-0 tall:z-20 tall:-mx-5 tall:border-t tall:bg-background tall:px-5 tall:max-sm:bottom-[calc(4rem+env(safe-area-inset-bottom))]">
      {about && (
        <p className={cn("line-clamp-5 font-serif leading-snug", isLooking && "opacity-60")}>{about}</p>
      )}
      {leftOut && (
        <p className={cn("line-clamp-2 text-[0.9375rem] text-muted-foreground", isLooking && "opacity-60")}>
          {leftOut}
        </p>
      )}
      {alone.length > 0 && <TellAlone alone={alone} />}
      {children}
    </div>
  );
}

type Ordered = { about: string | null; leftOut: string | null };

/** What the button would order, and what of the order it wouldn't tell. */
function whatIsOrdered({ outline, idea, called }: Outlook): Ordered {
  if (!outline) return { about: null, leftOut: null };
  const { alternatives, leftOut } = outline;
  const chosen = alternatives.find((one) => one.idea === idea);
  // What the others leave out isn't known.
  const isFirst = leftOut.length > 0 && (!chosen || chosen === alternatives[0]);
  return {
    about: chosen ? withTitle(chosen.sentence, called) : unchosen(outline, called),
    leftOut: isFirst ? `Leaves out: ${listed(leftOut)}.` : null,
  };
}

const withTitle = (sentence: string, called: string | null): string =>
  called?.trim() ? `“${called.trim()}”: ${sentence}` : sentence;

const unchosen = ({ alternatives, asks, sentence, untold }: OutlineView, called: string | null) =>
  alternatives.length > 0 ? (asks ?? CHOOSE) : sentence ? withTitle(sentence, called) : (asks ?? untold);
