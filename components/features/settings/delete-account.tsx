"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "@/components/data/ask";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { GRACE_DAYS, WHAT_GOES, WHAT_STAYS } from "@/lib/features/privacy/rules";
import { api } from "@/lib/client/api";
import { clearSession } from "@/lib/shared/browser-session";
import { whileSigningOut } from "@/lib/shared/leave-for-sign-in";

/** A fresh page: nothing of the account stays in memory. */
const GONE: string = "/signin?m=deletion-asked";

/** What goes, what stays and why, and the way to have it done. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="delete-title"
      className="mt-12 rounded-xl border border-danger/40 bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="delete-title" className="text-2xl font-semibold tracking-tight">
        Delete my account
      </h2>
      <p className="mt-2 text-muted-foreground">
        You have {GRACE_DAYS} days to change your mind: you are signed out everywhere, nothing is charged any
        more, and whoever signs in can only keep the account or take its data along. Then we delete it for
        good.
      </p>
      <Listed title="What goes" items={WHAT_GOES} />
      <Listed title="What stays, and why" items={WHAT_STAYS} />
      <p className="mt-4 text-muted-foreground">
        A paid plan is not renewed from the moment you ask, and ends with the account. Time that you have paid
        for and not used is not paid back, except under the 30-day money-back guarantee: use that first, under
        Subscription &amp; Billing.
      </p>
      <Button
        variant="danger"
        className="mt-5"
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete my account
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent
            title="Delete your account?"
            description={`Everything is deleted in ${GRACE_DAYS} days. Until then you can sign in and keep it.`}
          >
            <Question />
          </DialogContent>
        )}
      </Dialog>
    </section>
  );
}

const Listed = ({ title, items }: { title: string; items: readonly string[] }) => (
  <>
    <h3 className="mt-5 font-sans text-base font-semibold">{title}</h3>
    <ul className="mt-2 grid list-disc gap-1.5 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

function Question() {
  const [understood, setUnderstood] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      // The sessions end with this call: a screen that hears so meanwhile shall not complain.
      whileSigningOut(() => ask(api("POST", "/api/account/deletion", { body: { understood: true } }))),
    onSuccess: () => {
      clearSession();
      window.location.replace(GONE);
    },
  });
  return (
    <>
      <Checkbox
        checked={understood}
        onCheckedChange={(checked) => {
          setUnderstood(checked === true);
        }}
        label="I understand that profiles, stories and pictures can’t be brought back after that."
      />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button
          variant="danger"
          disabled={!understood || isPending || isSuccess}
          onClick={() => {
            mutate();
          }}
        >
          {isPending || isSuccess ? "Deleting..." : "Delete everything"}
        </Button>
      </DialogFooter>
    </>
  );
}
