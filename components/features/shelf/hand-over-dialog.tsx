"use client";

import { use, useState } from "react";
import { createEventOutbox } from "@/components/features/reading/event-outbox";
import { sendEventsOf } from "@/components/features/reading/send-events";
import { waitingEvents } from "@/components/features/reading/waiting-events";
import { FailureContext } from "@/components/feedback/failure-context";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { api } from "@/lib/client/api";
import type { ChildView } from "@/lib/features/children/contract";
import { noteChildHere } from "@/lib/shared/browser-session";
import { leaveForShelf } from "@/lib/shared/leave-for-shelf";

type HandOverDialogProps = { child: Pick<ChildView, "id" | "name" | "totalBooks">; onClose: () => void };

/** What was read of other children's stories is told now: from a child's shelf it can't be. */
const tellWhatWasRead = () => {
  const store = waitingEvents();
  const send = sendEventsOf(store.parentId);
  return createEventOutbox({ send, onBadges: () => undefined, store }).flush();
};

/** Says what handing over means, before the device is a child's. */
export function HandOverDialog({ child: { id, name, totalBooks }, onClose }: HandOverDialogProps) {
  const tell = use(FailureContext);
  const [state, setState] = useState<"asking" | "handing" | "failed">("asking");
  const handOver = async () => {
    setState("handing");
    await tellWhatWasRead();
    const result = await api("POST", "/api/shelf", { body: { childId: id } });
    if (result.ok) {
      noteChildHere(id);
      leaveForShelf();
      return;
    }
    setState("failed");
    tell(result);
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (state !== "handing") onClose();
      }}
    >
      <DialogContent
        title={`Hand over to ${name}`}
        description={`This device then opens ${name}'s own stories and nothing else.`}
      >
        {state === "failed" && <Alert tone="danger">That did not work. Please try again.</Alert>}
        <ul className="grid list-disc gap-2 pl-5">
          <li>No settings, no prices, no other child&rsquo;s stories.</li>
          <li>What is read counts in the reading log.</li>
          <li>To take it back, press the lock on the shelf and show that it is you.</li>
        </ul>
        {totalBooks === 0 && (
          <p className="mt-4 text-muted-foreground">
            {name} has no story yet, so the shelf is empty for now.
          </p>
        )}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" disabled={state === "handing"}>
              Not now
            </Button>
          </DialogClose>
          <Button variant="accent" disabled={state === "handing"} onClick={() => void handOver()}>
            {state === "handing" && <SpinnerMark />}
            {state === "handing" ? "One moment..." : "Hand over"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
