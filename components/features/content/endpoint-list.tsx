import { Badge } from "@/components/ui/badge";
import type { BadgeTone } from "@/components/ui/badge-variants";
import type { Endpoint } from "@/lib/features/content/contract";

const TONES: Record<Endpoint["method"], BadgeTone> = { GET: "success", POST: "info", PUT: "warning" };

export function EndpointList({ endpoints }: { endpoints: readonly Endpoint[] }) {
  return (
    <ul className="divide-y rounded-xl border bg-surface px-5 shadow-card sm:px-6">
      {endpoints.map(({ method, path, description }) => (
        <li
          key={`${method} ${path}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4 md:flex-nowrap"
        >
          <Badge tone={TONES[method]} className="min-w-14 justify-center font-mono">
            {method}
          </Badge>
          <code className="font-mono text-[0.9375rem] break-all md:flex-1">{path}</code>
          <span className="w-full text-muted-foreground md:w-auto">{description}</span>
        </li>
      ))}
    </ul>
  );
}
