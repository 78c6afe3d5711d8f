"use client";

import { useRouter } from "next/navigation";
import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { FieldError } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import type { MoneyBackView } from "@/lib/features/billing/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { updateSessionUser } from "@/lib/shared/browser-session";
import { formatAmount } from "@/lib/shared/format-money";
import { Day } from "./billing-dates";

/** The thirty days' guarantee, in two clicks: the wish, and that it is meant. */
export function MoneyBack({ moneyBack }: { moneyBack: MoneyBackView }) {
  const { pending, error, ask } = useMoneyBack();
  const amount = formatAmount(moneyBack.amount, moneyBack.currency);
  return (
    <Card className="mt-6">
      <CardTitle level={2}>30-day money-back guarantee</CardTitle>
      <p className="mt-2 max-w-prose leading-relaxed text-muted-foreground">
        Not what you hoped for? Until <Day at={moneyBack.until} /> you get back all that you have paid. Your
        stories stay yours.
      </p>
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="outline" className="mt-4">
            Get my money back
          </Button>
        </DialogTrigger>
        <DialogContent
          title={`Pay back ${amount}?`}
          description="Your plan ends at once, and the amount goes to the card you paid with. The guarantee is for a family's first payment, once."
        >
          {error && <FieldError message={error} />}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="primary" disabled={pending} onClick={() => void ask()}>
              {pending ? "Paying back..." : `Yes, pay back ${amount}`}
            </Button>
            <DialogClose asChild>
              <Button variant="ghost">Keep my plan</Button>
            </DialogClose>
          </div>
        </DialogContent>
      </Dialog>
    </Card>
  );
}

function useMoneyBack() {
  const router = useRouter();
  const tell = use(FailureContext);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    ask: async () => {
      setPending(true);
      setError(null);
      const answer = await api("POST", "/api/payments/money-back");
      setPending(false);
      if (!answer.ok) {
        const words = answer.message || UNEXPECTED_ERROR;
        setError(words);
        tell(answer, words);
        return;
      }
      updateSessionUser({ hasActiveSubscription: false });
      // The page says the rest: the plan has ended, and the bills are paid back.
      router.refresh();
    },
  };
}
