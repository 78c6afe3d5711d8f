import Link from "next/link";
import { use } from "react";
import { ChildsContext } from "@/components/features/reading/childs-context";
import { Button } from "@/components/ui/button";
import type { Listening } from "./use-listening";

const names = new Intl.ListFormat("en", { type: "conjunction" });

/** Says what a listener waits for, in the bar above the buttons; nothing while all goes well. */
export function ListeningNote({ listening }: { listening: Listening }) {
  return (
    <div
      role="status"
      className="mx-auto flex max-w-3xl flex-wrap items-center justify-center gap-x-3 px-4 text-center text-[0.9375rem] not-empty:py-2"
    >
      {noteOf(listening)}
    </div>
  );
}

/** A child can't tell the voice how to say a name. */
function Unsaid({ words }: { words: string[] }) {
  if (use(ChildsContext)) return "This page can’t be read aloud yet.";
  return (
    <>
      The reading voice can&rsquo;t say {names.format(words)} yet. Tell it how, and this page can be heard.
      <Link href={"/dashboard?tab=children"} className="font-semibold underline underline-offset-4">
        Say it like
      </Link>
    </>
  );
}

function noteOf({ phase, narration, toggle }: Listening) {
  if (phase === "waiting") return "Your turn. Tap, or press space, for the next sentence.";
  if (phase === "loading" && narration.unsaid.length > 0) return <Unsaid words={narration.unsaid} />;
  if (phase === "broken" || (phase === "loading" && narration.state === "failed"))
    return (
      <>
        The story could not be read aloud this time.
        <Button variant="outline" size="sm" onClick={phase === "broken" ? toggle : narration.request}>
          Try again
        </Button>
      </>
    );
  return phase === "loading" && narration.state === "making"
    ? "The story is getting ready to be heard."
    : null;
}
