"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { PlanLink } from "@/components/features/dashboard/plan-link";
import { useUsage } from "@/components/features/dashboard/use-usage";
import { useAddressStep } from "@/components/layout/use-address-step";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { ChildView } from "@/lib/features/children/contract";
import { ChildForm } from "./child-form";
import { childrenQuery } from "./children-queries";
import { FullNote } from "./full-note";
import { useChildForm } from "./use-child-form";

type ChildDialogProps = {
  /** Null adds a child. */
  child: ChildView | null;
  onSaved: (child: ChildView) => void;
  onClose: () => void;
};

/** That the plan has no room is told before anything is typed. */
function RoomNote({ isRefused }: { isRefused: boolean }) {
  const count = useQuery(childrenQuery).data?.length;
  const usage = useUsage();
  return (
    count !== undefined &&
    usage && (
      <FullNote
        count={count}
        limit={usage.childrenLimit}
        isFree={usage.storiesCounted === "in all"}
        withLink={false}
        // Beside the refusal stands the same link.
        actions={!isRefused && <PlanLink />}
      />
    )
  );
}

/** Nothing typed is lost by Escape, by Back or by a tap beside the sheet. */
export function ChildDialog({ child, onSaved, onClose }: ChildDialogProps) {
  const edited = useChildForm(child, onSaved);
  const [asking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // The question closes first and gives the focus to the sheet, which gives it to what opened it.
  useEffect(() => {
    if (isLeaving && !asking) onClose();
  }, [isLeaving, asking, onClose]);
  const close = (): boolean => {
    const isChanged = edited.isChanged();
    if (isChanged) setAsking(true);
    else onClose();
    return !isChanged;
  };
  useAddressStep(child ? { name: "edit", value: child.id } : { name: "add", value: "1" }, close);
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={child ? "Edit Child" : "Add Child"}
        description={child ? undefined : "The story uses what you tell us here, and nothing else."}
        className="sm:w-[min(44rem,calc(100vw-3rem))]"
        onInteractOutside={(event) => {
          event.preventDefault();
        }}
      >
        {!child && <RoomNote isRefused={edited.atLimit} />}
        <ChildForm child={child} edited={edited} onCancel={() => void close()} />
        {asking && (
          <Dialog open onOpenChange={setAsking}>
            <DialogContent
              role="alertdialog"
              withoutClose
              title="Close without saving?"
              description="What you changed in this profile would be lost."
            >
              <DialogFooter>
                {/* The first button has the focus: Enter loses nothing. */}
                <Button
                  onClick={() => {
                    setAsking(false);
                  }}
                >
                  Keep editing
                </Button>
                <Button
                  variant="danger"
                  onClick={() => {
                    setAsking(false);
                    setLeaving(true);
                  }}
                >
                  Close without saving
                </Button>
              </DialogFooter>
            </DialogContent>
          </Dialog>
        )}
      </DialogContent>
    </Dialog>
  );
}
