"use client";

import { Flag, Gift, UserRoundCheck } from "lucide-react";
import { use, useEffect, useRef, useState, type ReactNode } from "react";
import { GiftPanel } from "@/components/features/gifts/gift-panel";
import { GIFT_WORDS } from "@/components/features/gifts/gift-words";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { KeptContext } from "./kept-context";
import { LevelChange } from "./level-change";
import { LevelCheck } from "./level-check";
import { ParentGateForm } from "./parent-gate-form";
import { ReportForm } from "./report-form";

type GrownUpsProps = {
  book: BookDetailView;
  /** The open page; the cover and the end are none. */
  page: number | null;
  onRetold: (book: BookDetailView) => void;
};

type Step = "gate" | "level" | "report" | "gift";

const WORDS = {
  gate: { title: "For grown-ups", description: "A small sum first, so that nothing is changed by chance." },
  level: {
    title: "Level check",
    description: "How hard this story is to read, measured over its finished words.",
  },
  gift: GIFT_WORDS,
} as const;

/** What changes or reports a story, behind one door, and asked for anew each time it is opened. */
export function GrownUps({ book, page, onRetold }: GrownUpsProps) {
  // What is kept on a device can't be told otherwise, given or reported there; another family's is its owner's to change.
  const isHere = use(KeptContext) === null && !book.family;
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<Step>("gate");
  const words =
    step === "report"
      ? { title: "Report this page", description: `What is wrong with page ${String(page)}?` }
      : WORDS[step];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setStep("gate");
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" className="px-3">
          <UserRoundCheck aria-hidden />
          <span className="max-sm:sr-only">Grown-ups</span>
        </Button>
      </DialogTrigger>
      <DialogContent {...words} className={step === "level" ? "sm:w-[min(40rem,calc(100vw-3rem))]" : ""}>
        {step === "gate" && (
          <ParentGateForm
            onPass={() => {
              setStep("level");
            }}
          />
        )}
        {step === "level" && (
          <FocusedStep>
            <LevelCheck book={book}>
              {isHere && <LevelChange book={book} onRetold={onRetold} />}
              {isHere && <FurtherSteps book={book} page={page} onStep={setStep} />}
            </LevelCheck>
          </FocusedStep>
        )}
        {step === "gift" && (
          <FocusedStep>
            <GiftPanel bookId={book.id} />
          </FocusedStep>
        )}
        {step === "report" && page !== null && (
          <FocusedStep>
            <ReportForm
              bookId={book.id}
              page={page}
              onClose={() => {
                setOpen(false);
              }}
            />
          </FocusedStep>
        )}
      </DialogContent>
    </Dialog>
  );
}

type FurtherStepsProps = Pick<GrownUpsProps, "book" | "page"> & { onStep: (step: Step) => void };

function FurtherSteps({ book, page, onStep }: FurtherStepsProps) {
  return (
    <>
      {book.status === "completed" && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            onStep("gift");
          }}
        >
          <Gift aria-hidden />
          Give this story to read
        </Button>
      )}
      {page !== null && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            onStep("report");
          }}
        >
          <Flag aria-hidden />
          Report page {page}
        </Button>
      )}
    </>
  );
}

/** Takes the focus of the step that it replaces. */
function FocusedStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    step.current?.focus({ preventScroll: true });
    // It is read from its top, wherever the step before had been scrolled to.
    step.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={step} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
