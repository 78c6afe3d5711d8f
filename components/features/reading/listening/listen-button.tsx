import { LoaderCircle, Pause, Play } from "lucide-react";
import type { Listening } from "./use-listening";

/** One large button between the two that turn pages. */
export function ListenButton({ listening }: { listening: Listening }) {
  const { phase, isBusy, toggle, narration } = listening;
  // What failed, or lacks the sound of a name, doesn't come by waiting.
  const isComing = phase === "loading" && narration.state !== "failed";
  const Icon = isComing ? LoaderCircle : isBusy && phase !== "loading" ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={phase === "waiting" ? "Go on reading" : "Read to me"}
      aria-pressed={isBusy}
      onClick={toggle}
      className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground shadow-soft transition-colors hover:bg-accent-hover forced-colors:border short:size-11"
    >
      <Icon aria-hidden className={isComing ? "size-6 motion-safe:animate-spin" : "size-6 fill-current"} />
    </button>
  );
}
