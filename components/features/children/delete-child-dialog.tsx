"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { ChildView } from "@/lib/features/children/contract";
import { api } from "@/lib/client/api";
import { joinNames } from "@/lib/shared/story";
import { StoriesLeft } from "./stories-left";

type DeleteChildDialogProps = { child: ChildView; onClose: () => void; onDeleted: () => void };

export function DeleteChildDialog({ child, onClose, onDeleted }: DeleteChildDialogProps) {
  const tell = use(FailureContext);
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking");
  const [withStories, setWithStories] = useState(false);
  const remove = async () => {
    setState("deleting");
    const result = await api("DELETE", "/api/children/{id}", {
      params: { id: child.id },
      query: { withStories: withStories ? "true" : "false" },
    });
    // Already gone is what was asked for.
    if (result.ok || result.status === 404) {
      onDeleted();
      return;
    }
    setState("failed");
    tell(result);
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (state !== "deleting") onClose();
      }}
    >
      <DialogContent
        role="alertdialog"
        withoutClose
        title={`Delete ${child.name}?`}
        description="Are you sure you want to delete this child profile? This action cannot be undone."
      >
        {state === "failed" && <Alert tone="danger">Failed to delete child. Please try again.</Alert>}
        <div className="grid gap-3">
          <p className="text-sm">{goesWith(child)}</p>
          {child.totalBooks > 0 && (
            <>
              <Checkbox
                label="Also delete this child's stories"
                checked={withStories}
                disabled={state === "deleting"}
                onCheckedChange={(checked) => {
                  setWithStories(checked === true);
                }}
              />
              <StoriesLeft child={child} isGoing={withStories} />
            </>
          )}
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" disabled={state === "deleting"}>
              Keep profile
            </Button>
          </DialogClose>
          <Button variant="danger" disabled={state === "deleting"} onClick={() => void remove()}>
            {state === "deleting" && <SpinnerMark />}
            {state === "deleting" ? "Deleting..." : "Delete"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** What is lost with the profile in any case. */
function goesWith({ profilePhotoUrl, readingTime, totalBadges }: ChildView): string {
  const lost = [
    profilePhotoUrl && "the photo",
    readingTime > 0 && `${readingTime} ${readingTime === 1 ? "minute" : "minutes"} of reading`,
    totalBadges > 0 && `${totalBadges} ${totalBadges === 1 ? "badge" : "badges"}`,
  ].filter((one) => typeof one === "string");
  return lost.length === 0 ? "The profile goes." : `The profile goes, with ${joinNames(lost)}.`;
}
