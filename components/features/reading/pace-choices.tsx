"use client";

import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { READING_MODES, SPEEDS, type ReaderSettings } from "./reader-settings";
import { Segments } from "./segments";

const MODE_NAMES = { listen: "Read to me", together: "Together", self: "I'll read" } as const;
const MODE_HINTS = {
  listen: "The words light up as they are spoken.",
  together: "It waits after each sentence.",
  self: "Tap a word to hear just that one.",
} as const;

type ChoicesProps = { settings: ReaderSettings; onChange: (change: Partial<ReaderSettings>) => void };

export function WhoReads({ settings: { readingMode }, onChange }: ChoicesProps) {
  return (
    <div>
      <Segments
        legend="Who reads"
        options={READING_MODES}
        chosen={readingMode}
        onChoose={(mode) => {
          onChange({ readingMode: mode });
        }}
        show={(mode) => <span className="text-[0.9375rem]">{MODE_NAMES[mode]}</span>}
      />
      <p className="mt-2 text-sm text-muted-foreground">{MODE_HINTS[readingMode]}</p>
    </div>
  );
}

/** How fast a voice reads, and what happens at the end of a page. */
export function Pace({ settings: { speed, turnsPages }, onChange }: ChoicesProps) {
  return (
    <>
      <div>
        <p className="text-[0.9375rem] font-semibold">Speed</p>
        <Slider
          label="Speed"
          min={SPEEDS.min}
          max={SPEEDS.max}
          step={SPEEDS.step}
          value={[speed]}
          valueText={speed === 1 ? "Normal" : `${speed} times`}
          onValueChange={([next]) => {
            if (next !== undefined) onChange({ speed: Math.round(next * 10) / 10 });
          }}
        />
      </div>
      <Switch
        label="Pages turn by themselves"
        checked={turnsPages}
        onCheckedChange={(checked) => {
          onChange({ turnsPages: checked });
        }}
      />
    </>
  );
}
