"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

/** Beside the message on the card: what to do when paying can't begin. */
export function PaymentSetupIssue({ onClose }: { onClose: () => void }) {
  return (
    <aside
      aria-label="Payment Setup Issue"
      className="relative mx-auto mt-8 max-w-2xl rounded-xl border border-warning/30 bg-warning-soft p-5 pr-14 sm:p-6 sm:pr-16"
    >
      <h3 className="font-sans text-lg font-semibold">Payment Setup Issue</h3>
      <p className="mt-1 leading-relaxed">
        We could not open the payment page. Nothing was charged. Please try once more, or write to us and we
        will sort it out.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onClose}>
          Try Again
        </Button>
        <Link href={"/contact"} className={buttonVariants({ variant: "outline" })}>
          Get Help
        </Link>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-2 right-2"
      >
        <X aria-hidden />
      </Button>
    </aside>
  );
}
