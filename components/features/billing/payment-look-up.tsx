import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";

type PaymentLookUpProps = {
  /** The page on which it stands. */
  here: "/dashboard" | "/subscription" | "/settings/subscription";
  className?: string;
};

/** In place of every offer, while nobody can say whether a payment page was paid. */
export function PaymentLookUp({ here, className }: PaymentLookUpProps) {
  return (
    <div className={className}>
      <Alert
        tone="info"
        title="We are looking up your payment"
        actions={
          // A new page: it asks the provider again.
          <a href={here} className={buttonVariants({ variant: "outline", size: "sm" })}>
            Look again
          </a>
        }
      >
        Our payment provider doesn’t answer at the moment. If you have paid, your plan opens by itself as soon
        as it does; please don’t pay a second time. If you left the payment page before, nothing was charged.
      </Alert>
    </div>
  );
}
