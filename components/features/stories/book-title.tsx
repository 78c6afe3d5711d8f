"use client";

import { Undo2 } from "lucide-react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { MAX_TITLE_LENGTH } from "@/lib/features/stories/rules";
import type { Outlook } from "./use-outline";

type BookTitleProps = Pick<Outlook, "typed" | "isOfAnother" | "onCall"> & { called: string };

/**
 * Another story than that of the title is called what it is, and one for which a parent wrote what the child does gets a
 * title that the child may read; what was typed can be put back.
 */
export function BookTitle({ called, typed, isOfAnother, onCall }: BookTitleProps) {
  const isTyped = called.trim() === typed.trim();
  const why = isOfAnother
    ? "What you typed is of another story."
    : "What you typed is what the story is about; this is a title to read to your child.";
  return (
    <div className="grid gap-2">
      <Field
        label="The book will be called"
        hint={isTyped ? "As you typed it." : `${why} Change it as you like.`}
      >
        <Input
          autoComplete="off"
          maxLength={MAX_TITLE_LENGTH}
          value={called}
          onChange={({ target }) => {
            onCall(target.value);
          }}
        />
      </Field>
      {!isTyped && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="h-auto min-h-11 justify-self-start py-2 text-left whitespace-normal"
          onClick={() => {
            onCall(typed);
          }}
        >
          <Undo2 aria-hidden />
          <span className="min-w-0 wrap-anywhere">Use “{typed.trim()}” all the same</span>
        </Button>
      )}
    </div>
  );
}
