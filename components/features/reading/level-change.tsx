"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { ReadingLevel } from "@/lib/shared/story";

type LevelChangeProps = { book: BookDetailView; onRetold: (book: BookDetailView) => void };

const FAILED = "We could not tell this story at another level just now. Please try again.";

/** The same story a step easier or harder, with one tap. */
export function LevelChange({ book, onRetold }: LevelChangeProps) {
  const { easier, harder } = book.levels;
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const making = book.retelling?.status === "making";
  if (!easier && !harder) return null;

  const tell = async (level: ReadingLevel) => {
    setFailure(null);
    setAsking(true);
    const result = await api("POST", "/api/books/{id}/level", { params: { id: book.id }, body: { level } });
    setAsking(false);
    if (result.ok) onRetold(result.data);
    else setFailure(result.message || UNEXPECTED_ERROR);
  };
  const message = failure ?? (book.retelling?.status === "failed" ? FAILED : null);

  return (
    <section aria-label="Another level" className="grid gap-3 rounded-lg bg-muted p-4">
      <h3 className="text-lg font-semibold">Too easy, or too hard?</h3>
      <p>The same story and the same pictures, in other words. It costs no credit.</p>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <StepButton step="Easier" level={easier} disabled={asking || making} onStep={tell} />
        <StepButton step="Harder" level={harder} disabled={asking || making} onStep={tell} />
      </div>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {making && (
          <>
            <SpinnerMark /> Telling it again …
          </>
        )}
      </p>
      {message && !making && <Alert tone="danger">{message}</Alert>}
    </section>
  );
}

type StepButtonProps = {
  step: "Easier" | "Harder";
  level: ReadingLevel | null;
  disabled: boolean;
  onStep: (level: ReadingLevel) => Promise<void>;
};

function StepButton({ step, level, disabled, onStep }: StepButtonProps) {
  if (!level) return null;
  const Icon = step === "Easier" ? ChevronDown : ChevronUp;
  return (
    <Button
      variant="outline"
      className="flex-1 px-3 sm:flex-none sm:px-5"
      disabled={disabled}
      onClick={() => void onStep(level)}
    >
      <Icon aria-hidden />
      {step}: {level}
    </Button>
  );
}
