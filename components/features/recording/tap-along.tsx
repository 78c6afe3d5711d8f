"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ask } from "@/components/data/ask";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import type { RecordingsView } from "@/lib/features/narration/contract";
import type { Place } from "./take-editor";

type TapAlongProps = {
  sound: string;
  told: RecordingsView["pages"][number];
  place: Place;
  onDone: () => void;
};

/** A recording is heard, and each sentence tapped as it begins. */
export function TapAlong({ sound, told: { text, sentences }, place, onDone }: TapAlongProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [taps, setTaps] = useState<number[] | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (all: number[]) =>
      ask(api("PUT", "/api/recordings/{id}/pages/{page}/taps", { params: place, body: { taps: all } })),
    onSuccess: onDone,
  });
  const start = () => {
    setTaps([]);
    if (!audio.current) return;
    audio.current.currentTime = 0;
    audio.current.play().catch(() => undefined);
  };
  const tap = () => {
    const all = [...(taps ?? []), Math.round((audio.current?.currentTime ?? 0) * 1000)];
    setTaps(all);
    if (all.length === sentences.length) mutate(all);
  };
  const next = sentences[taps?.length ?? 0];
  return (
    <div className="mt-3 grid gap-3">
      <audio ref={audio} src={sound} preload="auto" hidden />
      {error && <p role="alert">{error.message}</p>}
      {taps && next && (
        <p role="status">
          Next: <q>{text.slice(...next)}</q>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {taps && next && (
          <Button size="lg" variant="accent" onClick={tap}>
            It begins now
          </Button>
        )}
        <Button variant="outline" disabled={isPending} onClick={start}>
          {taps ? "Start over" : "Tap along"}
        </Button>
      </div>
    </div>
  );
}
