"use client";

import { useMutation } from "@tanstack/react-query";
import { Check, RotateCcw, Square, Volume2 } from "lucide-react";
import { useState } from "react";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/slider";
import { api } from "@/lib/client/api";
import { barsOf, RATE, suggestTrim, writeWav, type Part } from "./sound";
import { usePlayback } from "./use-playback";

/** A page of a recording. */
export type Place = { id: string; page: number };

type TakeEditorProps = {
  samples: Int16Array;
  lost: boolean;
  place: Place;
  onAgain: () => void;
  onKept: () => void;
};

const BARS = 80;
const STEP = RATE / 20;
const LEAST = RATE / 2;

function formOf(samples: Int16Array): FormData {
  const form = new FormData();
  form.append("sound", new Blob([writeWav(samples)], { type: "audio/wav" }), "page.wav");
  return form;
}

/** What was just recorded: heard, trimmed, kept, or recorded again. */
export function TakeEditor({ samples, lost, place, onAgain, onKept }: TakeEditorProps) {
  const [part, setPart] = useState<Part>(() => suggestTrim(samples));
  const { isPlaying, playPart, stop } = usePlayback();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      ask(
        api("PUT", "/api/recordings/{id}/pages/{page}", {
          params: place,
          form: formOf(samples.slice(part.from, part.to)),
        }),
      ),
    onSuccess: onKept,
  });
  return (
    <div
      ref={showTake}
      role="group"
      aria-label="What you recorded"
      tabIndex={-1}
      className="grid gap-4 outline-none"
    >
      {lost && (
        <Alert tone="warning" title="The microphone went away">
          What you said until then is here. Plug it in again to record the whole page, or keep what there is.
        </Alert>
      )}
      {error && <Alert tone="danger">{error.message}</Alert>}
      <Trim samples={samples} part={part} onChange={setPart} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => {
            if (isPlaying) stop();
            else playPart(samples, part);
          }}
        >
          {isPlaying ? <Square aria-hidden /> : <Volume2 aria-hidden />}
          {isPlaying ? "Stop listening" : "Hear it"}
        </Button>
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => {
            stop();
            onAgain();
          }}
        >
          <RotateCcw aria-hidden />
          Again
        </Button>
        <Button
          disabled={isPending}
          onClick={() => {
            stop();
            mutate();
          }}
        >
          <Check aria-hidden />
          {isPending ? "Keeping..." : "Keep this page"}
        </Button>
      </div>
    </div>
  );
}

/** Where "Stop" was pressed there is nothing any more, and on a phone this lies below the words. */
function showTake(take: HTMLElement | null): void {
  take?.focus({ preventScroll: true });
  take?.scrollIntoView({ block: "nearest" });
}

const seconds = (samples: number): string => `${(samples / RATE).toFixed(1)} seconds`;

type TrimProps = { samples: Int16Array; part: Part; onChange: (part: Part) => void };

/** The sound as bars, what is cut off paler, and a handle for each end. */
function Trim({ samples, part: { from, to }, onChange }: TrimProps) {
  const bars = barsOf(samples, BARS);
  const width = samples.length / BARS;
  const isWhole = from === 0 && to === samples.length;
  return (
    <div>
      <svg
        aria-hidden
        viewBox={`0 0 ${BARS} 20`}
        preserveAspectRatio="none"
        className="h-16 w-full text-accent"
      >
        {bars.map((height, bar) => (
          <rect
            key={bar}
            x={bar + 0.15}
            width={0.7}
            y={10 - Math.max(0.3, height * 10)}
            height={Math.max(0.6, height * 20)}
            fill="currentColor"
            opacity={(bar + 1) * width <= from || bar * width >= to ? 0.25 : 1}
          />
        ))}
      </svg>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Slider
          label="Begins at"
          max={samples.length}
          step={STEP}
          value={[from]}
          valueText={seconds(from)}
          onValueChange={([next = 0]) => {
            onChange({ from: Math.max(0, Math.min(next, to - LEAST)), to });
          }}
        />
        <Slider
          label="Ends at"
          max={samples.length}
          step={STEP}
          value={[to]}
          valueText={seconds(to)}
          onValueChange={([next = samples.length]) => {
            onChange({ from, to: Math.min(samples.length, Math.max(next, from + LEAST)) });
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">{seconds(to - from)} are kept</p>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onChange(isWhole ? suggestTrim(samples) : { from: 0, to: samples.length });
          }}
        >
          {isWhole ? "Trim the silence" : "Keep all of it"}
        </Button>
      </div>
    </div>
  );
}
