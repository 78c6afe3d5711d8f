import { Briefcase, MapPin, Wallet } from "lucide-react";
import type { Position } from "@/lib/features/content/contract";

/** Where, how much of the week, and for what pay. */
export const PositionFacts = ({ position: { location, type, salary } }: { position: Position }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted-foreground">
    <li className="inline-flex items-center gap-1.5">
      <MapPin aria-hidden className="size-4" /> {location}
    </li>
    <li className="inline-flex items-center gap-1.5">
      <Briefcase aria-hidden className="size-4" /> {type}
    </li>
    <li className="inline-flex items-center gap-1.5">
      <Wallet aria-hidden className="size-4" /> {salary}
    </li>
  </ul>
);
