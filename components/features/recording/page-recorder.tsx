"use client";

import { Mic, RotateCcw, Square, Volume2 } from "lucide-react";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { RecordedPageView, RecordingsView } from "@/lib/features/narration/contract";
import { cn } from "@/lib/shared/class-names";
import { MicrophoneHelp } from "./microphone-help";
import { pageName } from "./recording-queries";
import { showSection } from "./show-section";
import { TakeEditor } from "./take-editor";
import { TapAlong } from "./tap-along";
import { usePlayback } from "./use-playback";
import { useRecorder, type Recorder } from "./use-recorder";

type PageRecorderProps = {
  recordingId: string;
  told: RecordingsView["pages"][number];
  kept: RecordedPageView;
  /** Whether something is said that nobody has kept. */
  onTake: (has: boolean) => void;
  /** Something changed at the server. */
  onChanged: () => void;
  /** The page was recorded. */
  onKept: () => void;
  onDelete: () => void;
};

/** Everything that is done about one page: record, hear, trim, keep; or help to find its words. */
export function PageRecorder({ recordingId, told, kept, onTake, ...on }: PageRecorderProps) {
  const { onChanged, onKept, onDelete } = on;
  const recorder = useRecorder();
  const { state } = recorder;
  const isOn = state.phase === "recording" || state.phase === "working";
  const hasTake = isOn || state.phase === "taken";
  useEffect(() => {
    onTake(hasTake);
    return () => {
      onTake(false);
    };
  }, [hasTake, onTake]);
  if (state.phase === "taken")
    return (
      <TakeEditor
        {...state}
        place={{ id: recordingId, page: told.page }}
        onAgain={recorder.start}
        onKept={() => {
          recorder.forget();
          onKept();
        }}
      />
    );
  return (
    <div className="contents">
      {state.phase === "problem" && <MicrophoneHelp problem={state.problem} />}
      {!isOn && <KeptPage kept={kept} told={told} recordingId={recordingId} onChanged={onChanged} />}
      <div
        ref={isOn ? showSection : undefined}
        className={cn(
          "flex items-center gap-3",
          // The page may be longer than the screen, and whoever reads it aloud has to see it, and the way to stop.
          !isOn && "flex-wrap",
          isOn &&
            "sticky bottom-0 z-10 -mx-5 -mb-5 rounded-b-xl border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6",
        )}
      >
        <RecordButton recorder={recorder} page={told.page} wasRecorded={kept.status !== "missing"} />
        {kept.status !== "missing" && !isOn && (
          <Button variant="ghost" onClick={onDelete}>
            Delete this page
          </Button>
        )}
        {isOn && <Level recorder={recorder} />}
      </div>
    </div>
  );
}

type RecordButtonProps = { recorder: Recorder; page: number; wasRecorded: boolean };

function RecordButton({ recorder: { state, start, stop }, page, wasRecorded }: RecordButtonProps) {
  if (state.phase === "recording" || state.phase === "working")
    return (
      <Button size="lg" variant="danger" disabled={state.phase === "working"} onClick={stop}>
        <Square aria-hidden className="fill-current" />
        Stop
      </Button>
    );
  const name = page === 0 ? "the title" : pageName(page).toLowerCase();
  return (
    <Button size="lg" variant="accent" disabled={state.phase === "asking"} onClick={start}>
      {wasRecorded ? <RotateCcw aria-hidden /> : <Mic aria-hidden />}
      {wasRecorded ? "Record again" : `Record ${name}`}
    </Button>
  );
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function Level({ recorder: { meter, seconds } }: { recorder: Recorder }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-4">
      <p role="status" className="font-semibold max-sm:sr-only">
        Recording
      </p>
      <div
        ref={meter}
        role="meter"
        aria-label="How loud it is"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="h-4 flex-1 overflow-hidden rounded-full border bg-muted [--level:0]"
      >
        <div className="h-full origin-left scale-x-(--level) bg-accent transition-transform duration-75 forced-colors:bg-[Highlight]" />
      </div>
      <p className="tabular-nums">{clock(seconds)}</p>
    </div>
  );
}

type KeptPageProps = Pick<PageRecorderProps, "kept" | "told" | "recordingId" | "onChanged">;

/** What is there of a page already. */
function KeptPage({ kept, told, recordingId, onChanged }: KeptPageProps) {
  const { isPlaying, playUrl, stop } = usePlayback();
  const { status, audioUrl, by } = kept;
  const hear = audioUrl && (
    <Button
      variant="outline"
      onClick={() => {
        if (isPlaying) stop();
        else playUrl(audioUrl);
      }}
    >
      {isPlaying ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isPlaying ? "Stop listening" : "Hear it"}
    </Button>
  );
  if (status === "missing") return null;
  if (status === "waiting") return <Alert title="Kept. Its words are being found." />;
  if (status === "changed")
    return (
      <Alert tone="warning" title="This page says something else now" actions={hear}>
        Its words were changed after you recorded them. Please read it once more.
      </Alert>
    );
  if (status === "ready")
    return (
      <Alert tone="success" title="Recorded" actions={hear}>
        {by === "word" ? "Each word lights up as you say it." : "Each sentence lights up as you say it."}
      </Alert>
    );
  return (
    <Alert tone="warning" title="We could not find this page’s words in your recording" actions={hear}>
      <p>
        Please record it again, closer to the microphone. Or keep it as it is and tap along: you hear
        yourself, and tap as each sentence begins.
      </p>
      {audioUrl && (
        <TapAlong
          sound={audioUrl}
          told={told}
          place={{ id: recordingId, page: told.page }}
          onDone={onChanged}
        />
      )}
    </Alert>
  );
}
