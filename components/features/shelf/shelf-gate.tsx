"use client";

import { Lock } from "lucide-react";
import { use, useState } from "react";
import { ParentGateForm } from "@/components/features/reading/parent-gate-form";
import { FailureContext } from "@/components/feedback/failure-context";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { api, ASKS_AGAIN } from "@/lib/client/api";
import { noteChildHere } from "@/lib/shared/browser-session";

/**
 * The way back to the parent's screens: a sum, so that no child stands before a password by chance and uses up its tries,
 * then the password, which the server asks for.
 */
export function ShelfGate() {
  const tell = use(FailureContext);
  const [open, setOpen] = useState(false);
  const takeBack = async () => {
    setOpen(false);
    const result = await api("DELETE", "/api/shelf");
    if (result.ok) {
      noteChildHere(null);
      // A full load: nothing of the shelf stays, and nothing of before comes back.
      window.location.replace("/dashboard?tab=children");
      return;
    }
    // The question was put away.
    // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
    if (result.code !== ASKS_AGAIN) tell(result);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" className="self-start text-muted-foreground">
          <Lock aria-hidden />
          <span className="sr-only">Grown-ups</span>
        </Button>
      </DialogTrigger>
      <DialogContent title="For grown-ups" description="A small sum first. Then we ask for your password.">
        <ParentGateForm onPass={() => void takeBack()} />
      </DialogContent>
    </Dialog>
  );
}
