"use client";

import { Pause, Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type ReadToMeProps = { sounds: { page: number; url: string }[] };

/** Reads the story aloud, a page after the other, and keeps the page that is read in view. */
export function ReadToMe({ sounds }: ReadToMeProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const sound = sounds[at];
  useEffect(() => {
    const player = audio.current;
    if (!player) return;
    if (!wanted) {
      player.pause();
      return;
    }
    // A page's sound that is still on its way when the next is wanted gives up by itself.
    player.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setWanted(false);
      setFailed(true);
    });
    if (sound && sound.page > 0) document.getElementById(`page-${String(sound.page)}`)?.scrollIntoView();
  }, [wanted, sound]);
  const goOn = () => {
    if (at + 1 < sounds.length) {
      setAt(at + 1);
      return;
    }
    setAt(0);
    setWanted(false);
  };
  return (
    <div className="sticky bottom-4 z-30 grid justify-items-center gap-2 print:hidden">
      <audio ref={audio} src={sound?.url} preload="none" onEnded={goOn} />
      <p role="status" className="rounded-lg bg-surface px-3 font-medium empty:hidden">
        {failed ? "It could not be read aloud just now. Please try again." : ""}
      </p>
      <Button
        size="lg"
        aria-pressed={wanted}
        className="shadow-card"
        onClick={() => {
          setFailed(false);
          setWanted(!wanted);
        }}
      >
        {wanted ? <Pause aria-hidden /> : <Volume2 aria-hidden />}
        {wanted ? "Pause" : "Read to me"}
      </Button>
    </div>
  );
}
