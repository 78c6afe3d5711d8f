"use client";

import { useMutation } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { FamilyView } from "@/lib/features/family/contract";
import { familyOf } from "./family-words";

export type Ending = { what: "remove" | "leave"; of: FamilyView["readers"][number] };

const WORDS = {
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: "They can’t read your stories any more from now on, and we tell them so by email.",
    action: "Remove",
    done: (name: string) => `${name} no longer reads with you.`,
  },
  leave: {
    title: (name: string) => `Leave ${familyOf(name)}?`,
    text: "Their stories leave your library, and we tell them so by email. Only they can invite you again.",
    action: "Leave",
    done: (name: string) => `You no longer read with ${familyOf(name)}.`,
  },
} as const;

type EndDialogProps = {
  ending: Ending | null;
  onClose: () => void;
  /** `null` where it had been ended elsewhere. */
  onEnded: (family: FamilyView | null, words: string) => void;
};

export function EndDialog({ ending, onClose, onEnded }: EndDialogProps) {
  return (
    <Dialog open={ending !== null} onOpenChange={onClose}>
      {ending && (
        <DialogContent title={WORDS[ending.what].title(ending.of.name)} description={WORDS[ending.what].text}>
          <End ending={ending} onEnded={onEnded} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function End({ ending: { what, of }, onEnded }: Pick<EndDialogProps, "onEnded"> & { ending: Ending }) {
  const { action, done } = WORDS[what];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const call = await api("DELETE", "/api/family/members/{id}", { params: { id: of.id } });
      // One that has ended already is what was wanted.
      return !call.ok && call.status === 404 ? null : ask(Promise.resolve(call));
    },
    onSuccess: (family) => {
      onEnded(family, done(of.name));
    },
  });
  return (
    <>
      {error && <Alert tone="danger">{error.failure.message || UNEXPECTED_ERROR}</Alert>}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button
          variant="danger"
          disabled={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {isPending ? "One moment..." : action}
        </Button>
      </DialogFooter>
    </>
  );
}
