"use client";

import Link from "next/link";
import { WaitingOrder } from "@/components/features/stories/waiting-order";
import { useBrowserSession } from "@/components/layout/use-browser-session";
import { buttonVariants } from "@/components/ui/button-variants";

/** Whoever wanted a story and met the plans on the way finds the order again, whatever became of the payment. */
export function OrderBehind({ onLeave }: { onLeave: () => void }) {
  const { user } = useBrowserSession();
  if (!user) return null;
  return (
    <div className="mt-4 empty:hidden">
      <WaitingOrder
        parentId={user.id}
        way={
          <Link
            href="/dashboard?tab=create"
            prefetch={false}
            onClick={onLeave}
            className={buttonVariants({ size: "sm" })}
          >
            Go on with it
          </Link>
        }
      />
    </div>
  );
}
