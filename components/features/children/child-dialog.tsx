"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { ChildView } from "@/lib/features/children/contract";
import { ChildForm } from "./child-form";

type ChildDialogProps = {
  /** Null adds a child. */
  child: ChildView | null;
  onSaved: (child: ChildView) => void;
  onClose: () => void;
};

export function ChildDialog({ child, onSaved, onClose }: ChildDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={child ? "Edit Child" : "Add Child"}
        description={child ? undefined : "The story uses what you tell us here, and nothing else."}
        className="sm:w-[min(44rem,calc(100vw-3rem))]"
        // A tap beside the sheet must not throw away what was typed.
        onInteractOutside={(event) => {
          event.preventDefault();
        }}
      >
        <ChildForm child={child} onSaved={onSaved} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  );
}
