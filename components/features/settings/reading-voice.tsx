"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Volume2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { ask } from "@/components/data/ask";
import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import type { VoiceView } from "@/lib/features/narration/contract";
import { readingVoiceQuery } from "./settings-queries";

/** Plays one sample at a time; leaving the page ends it. */
function useSample() {
  const sound = useRef<HTMLAudioElement | null>(null);
  useEffect(
    () => () => {
      sound.current?.pause();
    },
    [],
  );
  return (url: string) => {
    sound.current?.pause();
    sound.current = new Audio(url);
    // Another sample, or another page, came first.
    sound.current.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      void showToast("error", "The voice could not be played. Please try again.");
    });
  };
}

/** Which voice reads new stories; acts at once. */
export function ReadingVoice() {
  const { data, refetch } = useQuery(readingVoiceQuery);
  const play = useSample();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (voice: VoiceView["id"]) => ask(api("PUT", "/api/reading-voice", { body: { voice } })),
    onSuccess: () => refetch(),
    onError: () => {
      void showToast("error", "Your choice could not be saved. Please try again.");
    },
  });
  if (!data) return null;
  const chosen = isPending ? variables : data.voice;
  return (
    <section aria-labelledby="reading-voice" className="mt-12">
      <h2 id="reading-voice" className="text-2xl font-semibold tracking-tight">
        Reading voice
      </h2>
      <p id="reading-voice-note" className="mt-2 text-muted-foreground">
        Reads new stories aloud as soon as they are ready. In a story you can choose another one.
      </p>
      <ul
        role="radiogroup"
        aria-labelledby="reading-voice"
        aria-describedby="reading-voice-note"
        className="mt-4 divide-y overflow-hidden rounded-xl border bg-surface"
      >
        {data.voices.map((voice) => (
          <VoiceRow
            key={voice.id}
            voice={voice}
            isChosen={voice.id === chosen}
            onChoose={() => {
              mutate(voice.id);
            }}
            onHear={play}
          />
        ))}
      </ul>
    </section>
  );
}

type VoiceRowProps = {
  voice: VoiceView;
  isChosen: boolean;
  onChoose: () => void;
  onHear: (url: string) => void;
};

function VoiceRow({ voice, isChosen, onChoose, onHear }: VoiceRowProps) {
  const { label, allowed, reason, sampleUrl } = voice;
  return (
    <li role="presentation" className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name="reading-voice"
          className="size-5 accent-primary"
          checked={isChosen}
          disabled={!allowed}
          onChange={onChoose}
        />
        <span>
          <span className="block font-semibold">{label}</span>
          {reason && <span className="text-sm text-muted-foreground">{reason}</span>}
        </span>
      </label>
      {sampleUrl && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Hear ${label}`}
          onClick={() => {
            onHear(sampleUrl);
          }}
        >
          <Volume2 aria-hidden />
          Hear it
        </Button>
      )}
    </li>
  );
}
