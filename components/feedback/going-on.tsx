"use client";

import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { Countdown } from "./use-countdown";
import { useWaitingChoice } from "./waiting-choice";

type GoingOnProps = {
  countdown: Countdown;
  /** Where to, such as "To the home page". */
  to: string;
  /** What is shown for so many seconds left. */
  text: (secondsLeft: number) => string;
};

/** Says that the page goes on by itself, once to those who listen, and lets it be stopped: for now or for good. */
export function GoingOn({ countdown: { running, secondsLeft, cancel }, to, text }: GoingOnProps) {
  const { waits, choose } = useWaitingChoice();
  const [said, setSaid] = useState("");
  const box = useId();
  const [seconds] = useState(secondsLeft);
  useEffect(() => {
    // A status is read out when it changes, not when it is there from the start.
    const timer = setTimeout(() => {
      setSaid(`${to} in ${seconds} seconds. You can stay on this page.`);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [to, seconds]);

  return (
    <div className="grid justify-items-center gap-1 text-center text-muted-foreground">
      <p role="status" className="sr-only">
        {running ? said : "This page stays until you go on."}
      </p>
      {running ? (
        <>
          <p aria-hidden className="tabular-nums">
            {text(secondsLeft)}
          </p>
          <Button
            variant="link"
            className="min-h-11"
            onClick={() => {
              cancel();
              requestAnimationFrame(() => document.getElementById(box)?.focus());
            }}
          >
            Stay on this page
          </Button>
        </>
      ) : (
        <Checkbox
          id={box}
          label="Pages always wait until I go on"
          checked={waits}
          onCheckedChange={(checked) => {
            choose(checked === true);
          }}
        />
      )}
    </div>
  );
}
