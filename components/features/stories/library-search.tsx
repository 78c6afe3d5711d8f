"use client";

import { Search } from "lucide-react";
import { SpinnerMark } from "@/components/feedback/spinner";
import { Input } from "@/components/ui/input";

type LibrarySearchProps = { text: string; searching: boolean; onType: (text: string) => void };

export function LibrarySearch({ text, searching, onType }: LibrarySearchProps) {
  return (
    <div role="search" className="relative max-w-md">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label="Search stories"
        placeholder="Title, child or theme"
        value={text}
        maxLength={100}
        onChange={(event) => {
          onType(event.target.value);
        }}
        className="pr-11 pl-12"
      />
      {searching && (
        <span className="absolute top-1/2 right-3.5 -translate-y-1/2 text-muted-foreground">
          <SpinnerMark />
        </span>
      )}
    </div>
  );
}
