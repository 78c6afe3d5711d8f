import type { ReactNode } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { Progress } from "@/components/ui/progress";
import type { ApiKeysView } from "@/lib/features/api-keys/contract";
import { API_TIERS } from "@/lib/features/api-keys/rules";
import { KEY_DAY } from "./key-words";

const number = new Intl.NumberFormat("en-US");
const NEARLY = 80;

/** Calls of this month, of all keys together. */
export function ApiUsage({ usage: { tier, limit, used, resetsAt } }: { usage: ApiKeysView["usage"] }) {
  if (limit === null) {
    return (
      <Frame>
        {API_TIERS[tier].name}: {number.format(used)} {used === 1 ? "call" : "calls"} made, without a limit.
        The count begins anew on <LocalTime at={resetsAt} format={KEY_DAY} />.
      </Frame>
    );
  }
  const share = (used / limit) * 100;
  const words = `${number.format(used)} of ${number.format(limit)} calls used`;
  return (
    <Frame
      bar={
        <Progress
          label="Calls of this month"
          value={share}
          valueText={words}
          tone={share >= 100 ? "danger" : share >= NEARLY ? "warning" : "accent"}
          className="mt-4"
        />
      }
    >
      {API_TIERS[tier].name}: {words}. New ones come on <LocalTime at={resetsAt} format={KEY_DAY} />.
    </Frame>
  );
}

const Frame = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <section aria-labelledby="usage-title" className="rounded-xl border bg-surface p-5 shadow-card sm:p-6">
    <h2 id="usage-title" className="text-xl font-semibold tracking-tight">
      This month
    </h2>
    <p className="mt-1 text-muted-foreground">{children}</p>
    {bar}
  </section>
);
