"use client";

import { Mic } from "lucide-react";
import { use, useId } from "react";
import { KeptContext } from "@/components/features/reading/kept-context";
import { recordAddress } from "@/components/features/recording/record-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { VoiceView } from "@/lib/features/narration/contract";
import { Pace, WhoReads } from "@/components/features/reading/pace-choices";
import type { ReaderSettings } from "@/components/features/reading/reader-settings";
import { Segments } from "@/components/features/reading/segments";
import type { Listening } from "./use-listening";

const ENDS = ["story", "page"] as const;
const END_NAMES = { story: "After this story", page: "After this page" } as const;

type ListeningChoicesProps = {
  /** The story that a grown-up may record here; `null` of another family's. */
  recordedAs: string | null;
  settings: ReaderSettings;
  onChange: (change: Partial<ReaderSettings>) => void;
  listening: Listening;
};

export function ListeningChoices({ recordedAs, settings, onChange, listening }: ListeningChoicesProps) {
  const { narration, endsWithPage, setEndsWithPage } = listening;
  return (
    <div className="grid gap-5">
      {!narration.canBeHeard && (
        <p>Its sound is not on this device. It can be heard when there is a connection.</p>
      )}
      <WhoReads
        settings={settings}
        onChange={(change) => {
          if (change.readingMode === "self") listening.pause();
          onChange(change);
        }}
      />
      <VoiceChoice
        voices={narration.voices}
        chosen={narration.voice}
        onChoose={(voice) => {
          listening.pause();
          onChange({ voice });
        }}
      />
      <StandInNote narration={narration} />
      {recordedAs && <RecordLink bookId={recordedAs} />}
      <Pace settings={settings} onChange={onChange} />
      <Segments
        legend="Stops"
        options={ENDS}
        chosen={endsWithPage ? "page" : "story"}
        onChoose={(end) => {
          setEndsWithPage(end === "page");
        }}
        show={(end) => <span className="text-[0.9375rem]">{END_NAMES[end]}</span>}
      />
    </div>
  );
}

/** Why the chosen voice doesn't read every page, and another try at it. */
function StandInNote({ narration: { note, state, request } }: Pick<Listening, "narration">) {
  if (!note) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-muted p-3 text-sm">
      <p role="note">{note}</p>
      {state === "ready" && (
        <Button variant="outline" size="sm" onClick={request}>
          Read it anew
        </Button>
      )}
    </div>
  );
}

/** For a grown-up who will be away; what lies on the device is read without us. */
function RecordLink({ bookId }: { bookId: string }) {
  if (use(KeptContext)) return null;
  return (
    <a
      href={recordAddress(bookId)}
      className={buttonVariants({ variant: "outline", size: "sm", className: "justify-self-start" })}
    >
      <Mic aria-hidden />
      Record my voice
    </a>
  );
}

type VoiceChoiceProps = {
  voices: VoiceView[];
  chosen: VoiceView["id"] | null;
  onChoose: (voice: VoiceView["id"]) => void;
};

function VoiceChoice({ voices, chosen, onChoose }: VoiceChoiceProps) {
  const name = useId();
  if (voices.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-[0.9375rem] font-semibold">Voice</legend>
      {voices.map(({ id, label, allowed, reason }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-primary"
            checked={id === chosen}
            disabled={!allowed}
            onChange={() => {
              onChoose(id);
            }}
          />
          <span>
            {label}
            {reason && <span className="block text-sm text-muted-foreground">{reason}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
