"use client";

import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/search-input";
import type { ChildView } from "@/lib/features/children/contract";
import { foldName } from "@/lib/shared/fold-name";

type ManyChildrenProps = {
  items: ChildView[];
  /** How many are shown at once. */
  step: number;
  /** Shown whatever is typed: who is chosen. */
  kept?: readonly string[];
  children: (shown: ChildView[]) => ReactNode;
};

/** All of a family's children. Of a group's, the first ones, the others by their name or a step at a time. */
export function ManyChildren({ items, step, kept = [], children }: ManyChildrenProps) {
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(step);
  if (items.length <= step) return children(items);
  const wanted = foldName(typed.trim());
  const found = items.filter(({ name }) => foldName(name).includes(wanted));
  const first = new Set([...found.slice(0, most).map(({ id }) => id), ...kept]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="relative max-w-md">
        <SearchInput
          aria-label="Find a child"
          placeholder="Find a child by name"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMost(step);
          }}
          onKeyDown={(event) => {
            // Within a form it would send that.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </div>
      {children(items.filter(({ id }) => first.has(id)))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted-foreground">
          {sayFound({ found: found.length, shown: Math.min(most, found.length), wanted: typed.trim() })}
        </p>
        {found.length > most && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setMost(most + step);
            }}
          >
            Show more
          </Button>
        )}
      </div>
    </div>
  );
}

type Found = { found: number; shown: number; wanted: string };

function sayFound({ found, shown, wanted }: Found): string {
  if (found === 0) return `No child is called “${wanted}”.`;
  if (shown < found) return `${shown} of ${found} children`;
  return found === 1 ? "One child" : `All ${found} children`;
}
