import { ArrowLeft } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "./intent-link";
import { Logo } from "./logo";

type BackHomeHeaderProps = { night?: boolean };

/** The bar of every page whose only way on is back to the landing page. */
export function BackHomeHeader({ night = false }: BackHomeHeaderProps) {
  return (
    <header className={`top-0 z-40 border-b tall:sticky ${night ? "by-night" : "bg-background"}`}>
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-3">
        <Logo />
        <IntentLink href="/" className={buttonVariants({ variant: "outline", size: "sm" })}>
          <ArrowLeft aria-hidden />
          Back to Home
        </IntentLink>
      </div>
    </header>
  );
}
