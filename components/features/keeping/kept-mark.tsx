"use client";

import { HardDriveDownload } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useKept } from "./use-kept";

/** Says on a story's card that it is kept on this device. */
export function KeptMark({ bookId }: { bookId: string }) {
  const { kept } = useKept();
  if (!kept.some(({ book }) => book.id === bookId)) return null;
  return (
    <Badge tone="solid" className="gap-1 shadow-soft">
      <HardDriveDownload aria-hidden className="size-3.5" />
      On this device
    </Badge>
  );
}
