"use client";

import { useMutation } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api } from "@/lib/client/api";

/** Loaded afresh: until now every page led here. */
const HOME: string = "/dashboard";
const DAY = { dateStyle: "full" } as const;

/** All that whoever signs in during the week is shown: when the account goes, and the way to keep it. */
export function LeavingNote({ dueAt }: { dueAt: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => ask(api("DELETE", "/api/account/deletion")),
    onSuccess: () => {
      window.location.replace(HOME);
    },
  });
  return (
    <section
      aria-labelledby="leaving-title"
      className="mt-6 rounded-xl border border-warning/40 bg-warning-soft p-5 shadow-card sm:p-6"
    >
      <h2 id="leaving-title" className="text-2xl font-semibold tracking-tight">
        Your account will be deleted on <LocalTime at={dueAt} format={DAY} />
      </h2>
      <p className="mt-2">
        You asked us to delete it. Nothing is gone yet: profiles, stories and pictures are all there, and you
        are not charged any more. Until that day you can keep the account, and everything is as it was.
      </p>
      <Button
        className="mt-5"
        disabled={isPending || isSuccess}
        onClick={() => {
          mutate();
        }}
      >
        {isPending || isSuccess ? "Keeping it..." : "Keep my account"}
      </Button>
    </section>
  );
}
