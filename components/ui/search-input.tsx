"use client";

import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";
import { Input } from "./input";

/** Stands in a `relative` box, which its glass is placed in. */
export function SearchInput({ className, ...props }: ComponentProps<"input">) {
  return (
    <>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted-foreground"
      />
      <Input type="search" className={cn("pl-12", className)} {...props} />
    </>
  );
}
