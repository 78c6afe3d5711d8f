"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { use, useEffect, useId, useRef, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { ReadingLevel } from "@/lib/shared/story";

type LevelChangeProps = { book: BookDetailView; onRetold: (book: BookDetailView) => void };

const FAILED = "We could not tell this story at another level just now. Please try again.";

/** The same story a step easier or harder, once the parent has said yes to it. */
export function LevelChange({ book, onRetold }: LevelChangeProps) {
  const { easier, harder } = book.levels;
  const tellFailure = use(FailureContext);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useState<ReadingLevel | null>(null);
  const making = book.retelling?.status === "making";
  if (!easier && !harder) return null;

  const tell = async (level: ReadingLevel) => {
    setFailure(null);
    setAsking(true);
    const result = await api("POST", "/api/books/{id}/level", { params: { id: book.id }, body: { level } });
    setAsking(false);
    if (result.ok) onRetold(result.data);
    else {
      setFailure(result.message || UNEXPECTED_ERROR);
      tellFailure(result, result.message || UNEXPECTED_ERROR);
    }
  };

  return (
    <section aria-label="Another level" className="grid gap-3 rounded-lg bg-muted p-4">
      <h3 className="text-lg font-semibold">Too easy, or too hard?</h3>
      <p>The same story and the same pictures, in other words. It costs no credit.</p>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <StepButton step="Easier" level={easier} disabled={asking || making} onStep={setWanted} />
        <StepButton step="Harder" level={harder} disabled={asking || making} onStep={setWanted} />
      </div>
      {wanted && (
        <Sure
          level={wanted}
          onAnswer={(yes) => {
            setWanted(null);
            if (yes) void tell(wanted);
          }}
        />
      )}
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {making && (
          <>
            <SpinnerMark /> Telling it again …
          </>
        )}
      </p>
      {!making && <Failure said={failure ?? (book.retelling?.status === "failed" ? FAILED : null)} />}
    </section>
  );
}

function Failure({ said }: { said: string | null }) {
  return said && <Alert tone="danger">{said}</Alert>;
}

type SureProps = { level: ReadingLevel; onAnswer: (yes: boolean) => void };

/** One question before every page gets other words. The button that led here has the focus back afterwards. */
function Sure({ level, onAnswer }: SureProps) {
  const question = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    yes.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div role="group" aria-labelledby={question} className="grid gap-3 rounded-md border bg-surface p-4">
      <p id={question}>
        Tell it again at the level {level}? Every page gets other words; you can change back in the same way.
      </p>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button
          ref={yes}
          onClick={() => {
            onAnswer(true);
          }}
        >
          Tell it again
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            onAnswer(false);
          }}
        >
          Leave it as it is
        </Button>
      </div>
    </div>
  );
}

type StepButtonProps = {
  step: "Easier" | "Harder";
  level: ReadingLevel | null;
  disabled: boolean;
  onStep: (level: ReadingLevel) => void;
};

function StepButton({ step, level, disabled, onStep }: StepButtonProps) {
  if (!level) return null;
  const Icon = step === "Easier" ? ChevronDown : ChevronUp;
  return (
    <Button
      variant="outline"
      className="flex-1 px-3 sm:flex-none sm:px-5"
      disabled={disabled}
      onClick={() => {
        onStep(level);
      }}
    >
      <Icon aria-hidden />
      {step}: {level}
    </Button>
  );
}
