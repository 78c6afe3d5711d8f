"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { SpinnerMark } from "@/components/feedback/spinner";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type"> & {
  pending: boolean;
  /** What is going on, such as "Saving...". */
  pendingText: string;
};

/** Says beside itself that it does nothing in a browser without scripts. */
export function SubmitButton({ pending, pendingText, disabled, children, ...props }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" disabled={pending || disabled} aria-busy={pending} {...props}>
        {pending && <SpinnerMark />}
        <span aria-live="polite">{pending ? pendingText : children}</span>
      </Button>
      <noscript>
        <p className="text-sm font-medium">Sending this needs JavaScript, which is switched off here.</p>
      </noscript>
    </>
  );
}
